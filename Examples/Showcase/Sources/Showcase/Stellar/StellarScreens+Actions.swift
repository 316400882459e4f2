import PentadCore
import StellarKit

extension StellarScreens {
  /// Registers the user's actions: each is stored before the answer, and sent as soon as possible.
  func registerActions(on routes: Routes) {
    routes.action("/stellar/classes/:id/bookmark") { request async throws(PentadError) in
      let id = try request.parameter("id")
      switch request.form["do"] {
      case "add":
        guard let item = try await client.cachedClass(id) else {
          throw PentadError(.notFound, "this class has not been opened yet")
        }
        try await client.bookmark(item)
      case "remove": try await client.removeBookmark(id)
      default: throw PentadError(.invalid, "the action must be add or remove")
      }
      let device = device
      await patience.wait { await device.look() }
      return request.form["from"] == "list" ? Address(.stellar) : ClassRow.address(of: id)
    }
    routes.action("/stellar/classes/:id/read") { request async throws(PentadError) in
      let id = try request.parameter("id")
      guard let key = request.form["key"] else {
        try await client.markAllRead(id)
        return ClassRow.address(of: id)
      }
      let news = try await client.announcements(for: id)
      guard let entry = news.first(where: { $0.announcement.key == key }) else {
        throw PentadError(.notFound, "this announcement no longer exists")
      }
      try await client.markRead(entry.announcement, of: id)
      return ClassRow.address(of: id)
    }
    routes.action("/stellar/send") { _ async throws(PentadError) in
      let (client, device) = (client, device)
      await patience.wait {
        await device.look()
        _ = try? await client.synchronise()
      }
      return Address(.stellar)
    }
  }
}
