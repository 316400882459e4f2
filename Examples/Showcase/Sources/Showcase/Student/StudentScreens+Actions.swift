import Foundation
import PentadCore
import StellarKit

extension StudentScreens {
  /// Registers the student's actions: each is stored before the answer, and sent as soon as
  /// possible.
  func registerActions(on routes: Routes) {
    routes.action("/stellar/my/refresh") { request async throws(PentadError) in
      try await schools.refresh(isWanted: true)
      switch request.form["from"] {
      case "tasks": return TaskView.upcoming.address
      case "news": return Address("/stellar/my/news")
      default: return Address("/stellar/my")
      }
    }
    routes.action("/stellar/my/tasks") { request async throws(PentadError) in
      let (school, task) = (request.form["school"] ?? "", request.form["task"] ?? "")
      let client = try await schools.accounts.client(school)
      try await client.setDone(try Self.choice(request, "done", "open") == "done", task: task)
      return TaskView(rawValue: request.form["show"] ?? "")?.address ?? TaskView.upcoming.address
    }
    routes.action(Self.classPath + "/favourite") { request async throws(PentadError) in
      let place = try SchoolClass(request)
      let client = try await schools.accounts.client(place.school)
      if try Self.choice(request, "add", "remove") == "add" {
        try await client.bookmark(try await course(place).enrolment.item)
      } else {
        try await client.removeBookmark(place.masterId)
      }
      return Address("/stellar/my")
    }
    routes.action(Self.classPath + "/read") { request async throws(PentadError) in
      let place = try SchoolClass(request)
      try await schools.accounts.client(place.school).markAllRead(place.masterId)
      return place.address
    }
    routes.action(Self.classPath + "/files") { request async throws(PentadError) in
      let place = try SchoolClass(request)
      let file = try await file(request.form["file"] ?? "", of: place)
      let client = try await schools.accounts.client(place.school)
      let isKept = try Self.choice(request, "keep", "release") == "keep"
      // The choice is stored even if the download fails, and the next refresh tries again.
      _ = await patience.outcome { () async throws(PentadError) in
        try await client.keepOffline(isKept, file)
      }
      return place.address.with("tab", "files")
    }
    registerThreads(on: routes)
  }

  private func registerThreads(on routes: Routes) {
    routes.action(Self.classPath + "/news/:key/read") { request async throws(PentadError) in
      let (place, announcement) = try await announcement(request)
      let client = try await schools.accounts.client(place.school)
      if try Self.choice(request, "read", "unread") == "read" {
        try await client.markRead(announcement, of: place.masterId)
        if let id = announcement.id { try? await client.markPostsRead(to: id, of: place.masterId) }
      } else {
        try await client.markUnread(announcement, of: place.masterId)
      }
      return place.news(announcement.key)
    }
    routes.action(Self.classPath + "/news/:key/reply", limit: 512 << 10) {
      request async throws(PentadError) in
      let (place, announcement) = try await announcement(request)
      let client = try await schools.accounts.client(place.school)
      guard let id = announcement.id else {
        throw PentadError(.unsupported, "this announcement accepts no replies")
      }
      try await client.post(request.form["text"] ?? "", to: id, of: place.masterId)
      await patience.wait {
        _ = try? await client.synchronise()
        _ = try? await client.posts(to: id, of: place.masterId, reload: true)
      }
      return place.news(announcement.key)
    }
    routes.action(Self.classPath + "/news/:key/pending") { request async throws(PentadError) in
      let (place, announcement) = try await announcement(request)
      guard let id = Int64(request.form["id"] ?? "") else {
        throw PentadError(.invalid, "the reply has no number")
      }
      guard try await schools.accounts.client(place.school).cancelPost(id) else {
        throw PentadError(.conflict, "the reply is being sent, or was sent already")
      }
      return place.news(announcement.key)
    }
  }

  /// The announcement that the path names.
  private func announcement(
    _ request: PageRequest
  ) async throws(PentadError) -> (SchoolClass, StellarAnnouncement) {
    let place = try SchoolClass(request)
    let key = try request.parameter("key")
    let client = try await schools.accounts.client(place.school)
    let news = try await client.announcements(for: place.masterId)
    guard let entry = news.first(where: { $0.announcement.key == key }) else {
      throw PentadError(.notFound, "this announcement no longer exists")
    }
    return (place, entry.announcement)
  }

  /// Reads the field `do`, which has one of two values.
  private static func choice(
    _ request: PageRequest, _ first: String, _ second: String
  ) throws(PentadError) -> String {
    guard let choice = request.form["do"], choice == first || choice == second else {
      throw PentadError(.invalid, "the action must be \(first) or \(second)")
    }
    return choice
  }

  static func bytes(at path: String) throws(PentadError) -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw PentadError(.notFound, "the file was removed to make room; open it again")
    }
    return Array(data)
  }
}
