import Foundation
import HTTPTypes
import PentadCore
import ReferenceServer
import Testing

@testable import Showcase

/// A showcase with the two demo schools of a small reference server.
enum Student {
  static func start() async throws -> ReferenceServer {
    try await ReferenceServer.start(
      classes: 45, campus: CampusSize(courses: 3, announcements: 40))
  }

  static func enrolled(
    _ reference: ReferenceServer, store: String? = nil, time: TimeSource = .patient(),
    at kinds: [String] = ["canvas", "moodle"], _ test: @Sendable (Served) async throws -> Void
  ) async throws {
    try await Served.with(server: reference.url, store: store, time: time) { served in
      for kind in kinds {
        let added = try await served.post("/stellar/my/schools", "demo=yes&kind=\(kind)")
        #expect(added.headers[.location] == "/stellar/my")
      }
      try await test(served)
    }
  }

  /// The pages of a student.
  static let pages = [
    "/stellar/my", "/stellar/my/tasks", "/stellar/my/tasks?show=past", "/stellar/my/news",
    "/stellar/my/news?unread=yes", "/stellar/my/schools",
  ]
}

extension Answer {
  /// The first address in the page that matches, without the escapes of HTML.
  func link(_ pattern: some RegexComponent<(Substring, Substring)>) throws -> String {
    String(try #require(text.firstMatch(of: pattern)).1).replacing("&amp;", with: "&")
  }
}
