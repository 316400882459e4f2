import Foundation
import GRDB
import PentadCore
import TestSupport
import Testing

@testable import PentadStorage

/// After every failure, a bookmark has its operation, and the server finally receives it.
@Suite struct OutboxFailureTests {
  /// A server that accepts bookmarks, and reports duplicates.
  private final class Server: Sendable {
    let heard = Journal<String>()
    var transport: any Transport {
      ScriptedTransport { request, _ async throws(PentadError) in
        self.heard.note(request.url.description)
        return .text(200, "ok")
      }
    }
  }

  /// Sends until there is nothing to do now, with a transport that may fail.
  private static func drain(
    _ store: StoreDatabase, over transport: any Transport, now: Int64
  ) async throws {
    let outbox = Outbox.steady
    try await store.write { try outbox.recover(in: $0) }
    while case .send(let operation) = try await store.step(now) {
      let id = String(decoding: operation.draft.payload, as: UTF8.self)
      let url = try TransportURL("http://localhost/\(operation.draft.kind)/\(id)")
      let outcome: OutboxOutcome
      do throws(PentadError) {
        _ = try await transport.send(TransportRequest(url))
        outcome = .delivered
      } catch {
        outcome = .retry(error, mayHaveArrived: true)
      }
      try await store.write { try outbox.settle(operation, outcome, now: now, in: $0) }
    }
  }

  @Test func noFailureLosesAnOperation() async throws {
    let current = Lock<(folder: Folder, server: Server, kept: [Int])?>(nil)
    let count = try await failingEachStep { steps in
      let (folder, server) = (Folder(isQuick: true), Server())
      current.withLock { $0 = (folder, server, []) }
      var options = StoreOptions()
      options.beforeStep = { _ in try steps.next() }
      let store = try await StoreDatabase.open(folder.location, .bookmarks, options: options)
      for id in 1...2 {
        try await store.bookmark(id)
        current.withLock { $0?.kept.append(id) }
      }
      try await Self.drain(store, over: steps.transport(over: server.transport), now: 0)
      await store.close()
    } check: { steps in
      let (folder, server, kept) = try #require(current.withLock { $0 })
      let store = try await StoreDatabase.open(folder.location, .bookmarks)
      let bookmarks = try await store.read {
        try Int.fetchAll($0, sql: "SELECT id FROM bookmark ORDER BY id")
      }
      #expect(bookmarks == kept, "step \(steps.number)")
      for operation in try await store.operations() {
        #expect(operation.state != .failed)
        #expect(kept.contains(Int(operation.draft.lane) ?? 0))
      }
      try await Self.drain(store, over: server.transport, now: 1_000_000)
      #expect(try await store.operations() == [])
      for id in kept {
        #expect(server.heard.entries.contains { $0.hasSuffix("/\(id)") }, "step \(steps.number)")
      }
      await store.close()
    }
    // Two writes, a recovery, two sendings of two writes and an exchange, and the end of them.
    #expect(count == 2 * (2 + 1 + 2 * 2 + 1) + 2 * 2)
  }
}
