import ChatKit
import PentadCore

extension ChatScreens {
  /// Shows the people in a group, or in a direct chat.
  func members(_ client: ChatClient, _ key: ConversationKey) async throws(PentadError) -> Page {
    let head = try await head(of: key, client)
    var problem: PentadError?
    var people: [ChatMember] = []
    if let id = key.groupId {
      let outcome = await patience.outcome { () async throws(PentadError) in
        _ = try await client.fetchInformation(forGroup: id)
      }
      if case .failure(let error)? = outcome { problem = error }
      people = try await client.members(of: id)
    }
    let names = try await names(client, key)
    let rows =
      key.groupId == nil
      ? names.values.sorted().map {
        MembersPage.Row(name: $0, face: Face(id: $0), role: nil, isGone: false)
      }
      : people.map { person in
        MembersPage.Row(
          name: person.nickname + (client.isUser(person.userId) ? " (you)" : ""),
          face: Face(id: person.userId),
          role: person.roles.first { $0 != "user" }, isGone: person.state != .active)
      }
    var page = Page(
      "Members of \(head.name)", area: .chat, template: "Chat/members",
      content: MembersPage(rows: rows), freshness: session.freshness(client, problem: problem))
    page.back = Page.Back(head.name, Self.address(of: key).description + "#write")
    return page
  }
}

/// The members, ready for their template.
struct MembersPage: Sendable {
  struct Row: Sendable {
    let name: String
    let face: Face
    let role: String?
    let isGone: Bool
  }

  let rows: [Row]
}
