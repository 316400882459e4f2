import PentadCore
import TestSupport
import Testing

struct ClientLogTests {
  private let recorder = LogRecorder()

  @Test func defectsAreErrorsAndOtherFailuresAreForDebugging() throws {
    let log = try #require(ClientLog(recorder, source: "Kit.server"))
    log.failure(PentadError(.internal, "one"))
    log.failure(PentadError(.diskFull, "two"))
    #expect(
      recorder.messages == [
        LogMessage(.error, source: "Kit.server", "internal: one"),
        LogMessage(.debug, source: "Kit.server", "storage: two"),
      ])
    #expect(recorder.messages.first?.description == "Kit.server: internal: one")
  }

  @Test func cancelledAndClosedCallsAreNotLogged() throws {
    let log = try #require(ClientLog(recorder, source: "Kit.store"))
    log.failure(.callCancelled)
    log.failure(.closed("store"))
    log.failure(PentadError(.suspended, "suspended"))
    #expect(recorder.messages.isEmpty)
  }

  @Test func thereIsNoLogWithoutReceiver() {
    let log = ClientLog(nil, source: "Kit")
    #expect(log.map { _ in true } == nil)
  }
}
