#if Networking && os(Linux)
  import Foundation
  import PentadCore
  import PentadNetworking
  import ReferenceServer
  import StellarKit
  import TestSupport
  import Testing

  /// A process that uses an account on the reference server's Canvas, and is killed at any moment:
  /// no acknowledged change is lost, no reply is sent twice, and signing out leaves nothing.
  ///
  /// `make account-kills` kills more processes. `PENTAD_KILLS` is their number, and `PENTAD_SEED` the
  /// seed of all random choices.
  @Suite(.timeLimit(.minutes(60))) struct AccountKillSoakTests {
    private static func number(_ name: String, or usual: UInt64) -> UInt64 {
      ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) } ?? usual
    }

    @Test func acknowledgedChangesSurviveKills() async throws {
      let (kills, seed) = (Self.number("PENTAD_KILLS", or: 5), Self.number("PENTAD_SEED", or: 7))
      let folder = temporaryPath("pentad-account-kills")
      defer { try? FileManager.default.removeItem(atPath: folder) }
      try await canvas(CampusSize(courses: 4, announcements: 60)) { live in
        try await live.control("canvas/throttle", #"{"reserved":0,"cost":0}"#)
        var told = ToldChanges()
        for run in 1...kills {
          let (url, log) = (live.url, "\(folder)-log")
          await #expect(processExitsWith: .signal(SIGKILL)) {
            [
              url = url as String, folder = folder as String, log = log as String,
              seed = (seed &* 1_000_003 &+ run) as UInt64
            ] in
            try await AccountUser(url: url, folder: folder, log: log, seed: seed).run()
          }
          for line in DoneLog.lines(log) { told.add(line) }
          try? FileManager.default.removeItem(atPath: log)
        }
        try await Self.check(told, live, folder)
        print("account-kills: seed \(seed), \(kills) kills, \(told.counts)")
      }
    }

    /// Sends what is pending, and compares the school with the acknowledged changes.
    private static func check(
      _ told: ToldChanges, _ live: LiveCanvas, _ folder: String
    ) async throws {
      #expect(told.faults == [])
      let accounts = try await AccountUser.accounts(folder, live.transport, after: 86_400_000)
      let account = try await AccountUser.account(accounts, live.url)
      let client = try await accounts.client(account.id)
      var waiting = try await client.synchronise()
      for _ in 0..<20 where waiting > 0 { waiting = try await client.synchronise() }
      #expect(waiting == 0)
      #expect(try await client.refreshAccount().failures.isEmpty)
      let replies = try await live.replies()
      let counts = Dictionary(replies.map { ($0, 1) }, uniquingKeysWith: +)
      #expect(counts.values.allSatisfy { $0 == 1 })
      for text in told.replies { #expect(counts["<p>\(text)</p>"] == 1, "\(text)") }
      // The school's own answer, and that of the client.
      let source = try await live.signIn()
      let enrolments = try await source.enrolments().value
      let classes = enrolments.map(\.item.masterId)
      let fetch = try await source.announcements(of: classes, since: nil, tag: nil)
      guard case .changed(let news, _) = fetch,
        case .changed(let tasks, _) = try await source.tasks(
          of: classes, in: 0...4_000_000_000_000, tag: nil)
      else { throw PentadError(.internal, "unchanged") }
      var there: [String: Bool] = [:]
      for one in news.value.items { there["read \(one.announcement.key)"] = one.isRead }
      for one in tasks.value.items { there["done \(one.id)"] = one.isDone }
      for one in enrolments { there["bookmark \(one.item.masterId)"] = one.isBookmarked }
      var own: [String: Bool] = [:]
      for item in try await client.announcementsFeed(limit: 1_000).value {
        own["read \(item.announcement.key)"] = item.isRead
      }
      for one in try await client.tasks().value { own["done \(one.id)"] = one.isDone }
      for one in try await client.bookmarks() { own["bookmark \(one.item.masterId)"] = true }
      for (name, isOn) in told.marks {
        #expect(there[name] == isOn, "\(name) at the school")
        #expect(own[name] ?? false == isOn, "\(name) in the store")
      }
      await accounts.close()
      let left = try FileManager.default.contentsOfDirectory(atPath: folder)
        .filter { UUID(uuidString: $0) != nil }
      #expect(left == [account.id])
    }
  }

  /// The acknowledged changes that have to be there, from the lines of killed processes.
  private struct ToldChanges {
    /// The last acknowledged value of each mark; a change without an acknowledgement removes it.
    private(set) var marks: [String: Bool] = [:]
    /// The texts of acknowledged replies.
    private(set) var replies: Set<String> = []
    /// Guarantees that a process found broken.
    private(set) var faults: [String] = []
    private(set) var counts: [String: Int] = [:]

    mutating func add(_ line: String) {
      let words = line.split(separator: " ").map(String.init)
      guard words.count > 1 else { return }
      let name = words.dropFirst().prefix(2).joined(separator: " ")
      switch (words[0], words[1]) {
      case ("fault", _): faults.append(line)
      // Pending changes are discarded.
      case (_, "signout"): (marks, replies) = ([:], [])
      case ("begin", _): marks[name] = nil
      case ("end", "reply"): replies.insert(words.dropFirst(2).joined(separator: " "))
      default: if words.count > 3 { marks[name] = words[3] == "true" }
      }
      if words[0] == "end" { counts[words[1], default: 0] += 1 }
    }
  }
#endif
