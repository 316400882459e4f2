import ChatKit
import Following
import Foundation
import PentadCore
import PentadNetworking

/// Signs in to a server of GroupMe's protocol, prints the groups, and follows what is new until it is
/// interrupted.
///
/// `ChatFollower SERVER FOLDER` reads the token from standard input: an argument would be seen by
/// everybody who lists processes.
@main
enum ChatFollower {
  static func main() async throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, let token = readLine() else {
      say("usage: ChatFollower SERVER FOLDER < TOKEN")
      exit(64)
    }
    let configuration = ChatConfiguration(
      folder: arguments[2], servers: try GroupMeServers(reference: arguments[1]))
    let network = try HTTPTransport()
    // From here on it is in automatic mode: it listens, fetches new messages, and sends pending
    // ones.
    let client = try await ChatClient.signIn(
      token: token, configuration, transport: network, sockets: network)
    say("\(try await client.account()?.name ?? client.userId) is signed in")
    // Events while the program did not run come first.
    let bookmark = Bookmark(in: arguments[2])
    let events = client.events(after: bookmark.number)

    try await client.fetchAllGroups()
    let groups = try await client.groups()
    for group in groups { show(group) }

    await untilInterrupted { await follow(client, groups, events, bookmark) }
    await client.close()
    await network.shutdown()
    say("closed")
  }
}

/// A group as a list shows it.
private func show(_ group: ChatGroup) {
  let unread = group.state.unreadCount.map { ", \($0) unread" } ?? ""
  say("\(group.conversation)  \(group.name)\(unread)")
  if let preview = group.state.preview {
    say("  \(preview.name ?? "somebody"): \(preview.text ?? "a picture")")
  }
}
