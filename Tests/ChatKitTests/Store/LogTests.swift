import PentadCore
import TestSupport
import Testing

@testable import ChatKit

/// The log of a client.
@Suite(.timeLimit(.minutes(15))) struct LogTests {
  private let server = SigningServer()

  private func client(_ token: String, _ log: LogRecorder) async throws -> ChatClient {
    var configuration = ChatConfiguration()
    configuration.logger = log
    return try await server.signIn(token, configuration)
  }

  @Test func eachClientLogsItsOwnFailingRequests() async throws {
    let (ann, bob) = (LogRecorder(), LogRecorder())
    let (one, two) = (try await client("tok-101", ann), try await client("tok-102", bob))
    let error = try #require(
      await #expect(throws: PentadError.self) { try await one.fetchFormerGroups() })
    #expect(
      ann.messages == [LogMessage(.debug, source: "ChatKit.server", error.description)])
    #expect(bob.messages.isEmpty)
    await one.close()
    await two.close()
  }

  @Test func failingWritesOfTheStoreAreLogged() async throws {
    let log = LogRecorder()
    let isFull = Lock(false)
    var configuration = ChatConfiguration()
    configuration.logger = log
    configuration.beforeStep = {
      if isFull.withLock({ $0 }) { throw PentadError(.diskFull, "no room") }
    }
    let client = try await server.signIn("tok-101", configuration)
    isFull.withLock { $0 = true }
    await #expect(throws: PentadError.self) { try await client.groups() }
    #expect(log.messages == [LogMessage(.debug, source: "ChatKit.store", "storage: no room")])
    isFull.withLock { $0 = false }
    await client.close()
    await #expect(throws: PentadError.self) { try await client.groups() }
    #expect(log.messages.count == 1)
  }

  @Test func noMessageContainsTheToken() async throws {
    let log = LogRecorder()
    let refusing = ScriptedTransport { request, _ in
      .text(401, request.headers["X-Access-Token"] ?? "")
    }
    var configuration = ChatConfiguration()
    configuration.logger = log
    await #expect(throws: PentadError.self) {
      _ = try await ChatClient.signIn(
        token: "tok-of-nobody-else", configuration, transport: refusing)
    }
    #expect(log.messages.count == 1)
    #expect(!log.text.contains("tok-of"))
  }
}
