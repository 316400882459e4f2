#if Networking
  import Foundation
  import PentadCore
  import ReferenceServer
  import Testing

  @testable import ChatKit

  /// The number of events to follow; 0 in a run of all tests.
  private let eventsOfSoak =
    ProcessInfo.processInfo.environment["PENTAD_SOAK_EVENTS"].flatMap(Int.init) ?? 0

  /// A follower of a client's events must not grow. `make soak` runs it with a million events.
  @Suite(.enabled(if: eventsOfSoak > 0)) struct ChatMemoryTests {
    @Test func aFollowerDoesNotGrow() async throws {
      try await liveChat { live in
        let client = try await live.signIn { $0.worksByItself = false }
        try await client.synchronise()
        let start = try await client.lastEvent()
        let heard = Lock(start)
        let follower = Task {
          for await published in client.events(after: start) {
            let last = heard.withLock { $0 }
            guard published.number > last else { continue }
            #expect(published.number == last + 1)
            heard.withLock { $0 = published.number }
          }
        }
        var before = 0
        for number in 1...eventsOfSoak {
          try await client.setDraft("draft \(number)", in: .group("1"))
          if number.isMultiple(of: 500) || number == eventsOfSoak {
            let newest = try await client.lastEvent()
            while heard.withLock({ $0 }) < newest { await Task.yield() }
          }
          if number == eventsOfSoak / 10 { before = try resident() }
        }
        let after = try resident()
        print("\(before) kB after \(eventsOfSoak / 10) events, \(after) kB after \(eventsOfSoak)")
        #expect(Double(after) <= Double(before) * 1.05)
        await client.close()
        await follower.value
      }
    }

    /// The resident memory of this process, in kilobytes.
    private func resident() throws -> Int {
      let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
      let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") })
      return try #require(Int(line.filter(\.isNumber)))
    }
  }
#endif
