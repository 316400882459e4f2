import PentadCore
import StellarKit
import Testing

/// A public operation of a client, to be tried while steps fail.
struct EveryOperation: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// True if its purpose is to delete lists.
  var forgetsLists = false
  /// True if its purpose is to delete the user's own data.
  var forgetsUser = false
  let run: @Sendable (StellarClient) async throws -> Void
  /// Checks the effect after it has returned.
  var effect: @Sendable (StellarClient) async throws -> Bool = { _ in true }

  private init(
    _ name: String, _ run: @escaping @Sendable (StellarClient) async throws -> Void
  ) {
    testDescription = name
    self.run = run
  }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }

  static let all: [EveryOperation] = asking + users + upkeep

  private static let asking = [
    EveryOperation("courses") { _ = try await $0.courses() },
    EveryOperation("courses anew") { _ = try await $0.courses(reload: true) },
    EveryOperation("groups") { _ = try await $0.courseGroups() },
    EveryOperation("classes") { _ = try await $0.classes(in: "18") },
    EveryOperation("classes of another course") { _ = try await $0.classes(in: "6") },
    EveryOperation("classes in stages") { client async throws in
      for await update in client.classUpdates(in: "18", reload: true) {
        if case .failed(let error, _) = update { throw error }
      }
    },
    EveryOperation("catalogue") { try await $0.loadCatalogue() },
    EveryOperation("info") { client async throws in
      if case .failed(let error, _) = await client.stages("18.06").last { throw error }
    },
    EveryOperation("search") { client async throws in
      #expect(try await client.search("linear").hits.count <= 1)
    },
    EveryOperation("search by the server") { _ = try await $0.search("quantum") },
  ]

  private static let users = [
    EveryOperation("bookmark") { try await $0.bookmark(World.equations) }
      .with { $0.effect = { try await $0.bookmarkedIds == ["18.06", "18.03"] } },
    EveryOperation("remove a bookmark") { try await $0.removeBookmark("18.06") }
      .with {
        $0.forgetsUser = true
        $0.effect = { try await $0.bookmarkedIds == [] }
      },
    EveryOperation("bookmarks") { client async throws in
      #expect(try await client.bookmarkedIds == ["18.06"])
    },
    EveryOperation("mark read") { try await $0.markRead(World.second, of: "18.06") }
      .with { $0.effect = { try await $0.unreadCounts() == [:] } },
    EveryOperation("mark all read") { try await $0.markAllRead("18.06") }
      .with { $0.effect = { try await $0.unreadCounts() == [:] } },
    EveryOperation("announcements") { client async throws in
      #expect(try await client.announcements(for: "18.06").count == 2)
    },
    EveryOperation("register") { try await $0.registerDevice() }
      .with {
        $0.effect = {
          try await $0.syncUnread()
          return true
        }
      },
    EveryOperation("unread") { try await $0.syncUnread() }
      .with { $0.effect = { try await $0.unreadCounts() == ["18.06": 1] } },
    EveryOperation("synchronise") { try await $0.synchronise() },
    EveryOperation("term") { _ = try await $0.refreshTerm() }
      .with { $0.effect = { try await $0.term()?.code == "fa26" } },
    EveryOperation("calendar") { _ = try await $0.iCalendarOfBookmarks() },
    EveryOperation("conflicts") { _ = try await $0.conflicts() },
    EveryOperation("choose a section") { try await $0.choose(section: "lecture-1", of: "18.06") }
      .with { $0.effect = { try await $0.sections(of: "18.06").chosen == ["lecture-1"] } },
    EveryOperation("plans") { client async throws in
      #expect(try await client.plans().count == 1)
    },
  ]

  private static let upkeep = [
    EveryOperation("clear") { try await $0.clearCache() }
      .with {
        $0.forgetsLists = true
        $0.effect = { try await $0.storageUsage().courses == 0 }
      },
    EveryOperation("erase") { try await $0.eraseAll() }
      .with {
        $0.forgetsLists = true
        $0.forgetsUser = true
        $0.effect = { try await $0.storageUsage().bookmarks == 0 }
      },
    EveryOperation("usage") { client async throws in
      #expect(try await client.storageUsage().classes == 2)
    },
    EveryOperation("suspend and resume") {
      try await $0.suspend()
      try await $0.resume()
    },
    EveryOperation("recent") { client async throws in
      #expect(try await client.recent().count == 1)
    },
  ]
}
