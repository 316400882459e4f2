import PentadCore
import StellarKit
import TestSupport
import Testing

/// The log of a client.
@Suite(.timeLimit(.minutes(15))) struct LogTests {
  @Test func failingRequestsAreLoggedWithoutTheAddressesKey() async throws {
    let log = LogRecorder()
    let down = ScriptedTransport { _, _ in .text(503, "") }
    var configuration = StellarConfiguration()
    configuration.logger = log
    configuration.worksByItself = false
    let client = try await StellarClient(
      configuration, transport: down, endpoint: "https://example.org/api?key=hush")
    let error = try #require(
      await #expect(throws: PentadError.self) { try await client.courses() })
    #expect(
      log.messages == [LogMessage(.debug, source: "StellarKit.server", error.description)])
    #expect(!log.text.contains("hush"))
    await client.close()
  }
}
