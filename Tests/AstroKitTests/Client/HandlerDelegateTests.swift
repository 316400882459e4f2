import PentadCore
import Testing

@testable import AstroKit

/// Records the calls for one request.
private final class Listener: MasterDataHandlerDelegate {
  enum Call: Equatable {
    case part(Int)
    case data(Int)
    case failure(PentadError.Code, hasRequest: Bool)
  }

  let calls: Heard
  final class Heard: Sendable {
    private let list = Lock<[Call]>([])
    func note(_ call: Call) { list.withLock { $0.append(call) } }
    var all: [Call] { list.withLock { $0 } }
  }

  init(_ calls: Heard) { self.calls = calls }

  func masterDataHandler(
    _ handler: MasterDataHandler, didReceiveData data: Snapshot<[DayContainer]>,
    for request: DateRangeRequest
  ) { calls.note(.data(data.value.count)) }

  func masterDataHandler(
    _ handler: MasterDataHandler, didFailWith error: PentadError, for request: DateRangeRequest?
  ) { calls.note(.failure(error.code, hasRequest: request != nil)) }

  func masterDataHandler(
    _ handler: MasterDataHandler, didLoad rows: [DayContainer], progress: WorkProgress,
    for request: DateRangeRequest
  ) { calls.note(.part(rows.count)) }
}

@Suite struct HandlerDelegateTests {
  let start = SampleDays.date("2026-11-20")
  let end = SampleDays.date("2026-11-25")
  let pump = Pump()

  private func handler(_ source: ScriptedSource) async throws -> MasterDataHandler {
    let handler = try await MasterDataHandler(source: source)
    try await handler.locations.update(SampleDays.kolkata)
    return handler
  }

  private func run(_ operation: PentadOperation<Snapshot<[DayContainer]>>) async {
    _ = try? await operation.value
    while pump.run() > 0 {}
  }

  @Test func delegateReceivesPartsThenDaysOnce() async throws {
    let handler = try await handler(ScriptedSource())
    let calls = Listener.Heard()
    weak var weakListener: Listener?
    let operation: PentadOperation<Snapshot<[DayContainer]>>
    do {
      let listener = Listener(calls)
      weakListener = listener
      operation = handler.getDate(from: start, to: end, delegate: listener, on: .pump(pump))
    }
    _ = try? await operation.value
    #expect(weakListener != nil, "held until it has heard")
    await run(operation)
    #expect(calls.all == [.part(0), .part(6), .data(6)])
    #expect(weakListener == nil)
  }

  /// The original never reported an error to its delegate.
  @Test func delegateReceivesAnErrorOnce() async throws {
    let source = ScriptedSource { _, _, _, _ throws(PentadError) in
      throw PentadError(.offline, "no network")
    }
    let handler = try await handler(source)
    let calls = Listener.Heard()
    let log = EventLogger(handler.store.events)
    await run(
      handler.getDate(
        from: start, to: end, delegate: Listener(calls), on: .pump(pump)))
    #expect(calls.all == [.part(0), .failure(.offline, hasRequest: true)])
    #expect(
      log.events == [
        .daysFailed(from: start, to: end, PentadError(.offline, "no network"))
      ])
  }

  @Test func delegateReceivesErrorOfInvalidRequest() async throws {
    let handler = try await handler(ScriptedSource())
    let calls = Listener.Heard()
    await run(
      handler.getDate(
        from: start, to: end, requestType: "moon", delegate: Listener(calls), on: .pump(pump)))
    await run(
      handler.getDate(from: end, to: start, delegate: Listener(calls), on: .pump(pump)))
    #expect(
      calls.all == [
        .failure(.unknownRequestType, hasRequest: false),
        .failure(.invalidDateRange, hasRequest: false),
      ])
  }

  @Test func cancellationIsReportedOnceAndStoresNothing() async throws {
    let reached = ChangeSignal()
    let source = ScriptedSource { request, place, number, part throws(PentadError) in
      if number > 1 { return ScriptedSource.rows(request, place, number) }
      part([ScriptedSource.rows(request, place, number)[0]])
      reached.fire()
      await ChangeSignal().wait(after: 0)
      throw PentadError(.cancelled, "the source was cancelled")
    }
    let handler = try await handler(source)
    let calls = Listener.Heard()
    let operation = handler.getDate(
      from: start, to: end, delegate: Listener(calls), on: .pump(pump))
    await reached.wait(after: 0)
    operation.cancel()
    await run(operation)
    #expect(calls.all == [.part(0), .part(1), .failure(.cancelled, hasRequest: true)])
    let again = try await handler.getDate(from: start, to: end)
    #expect(again.origin == .source && source.requests.count == 2)
  }

  /// A source that pays no attention to being cancelled: what it gives is not delivered.
  @Test func resultOfCancelledSourceIsNotDelivered() async throws {
    let reached = ChangeSignal()
    let source = ScriptedSource { request, place, number, part throws(PentadError) in
      reached.fire()
      await ChangeSignal().wait(after: 0)
      return ScriptedSource.rows(request, place, number)
    }
    let handler = try await handler(source)
    let calls = Listener.Heard()
    let operation = handler.getDate(
      from: start, to: end, delegate: Listener(calls), on: .pump(pump))
    await reached.wait(after: 0)
    operation.cancel()
    await run(operation)
    #expect(calls.all == [.part(0), .failure(.cancelled, hasRequest: true)])
  }

  @Test func manyRequestsAtOnceEachEndOnce() async throws {
    let handler = try await handler(ScriptedSource())
    let calls = (0..<40).map { _ in Listener.Heard() }
    let operations = calls.map {
      handler.getDate(from: start, to: end, delegate: Listener($0), on: .pump(pump))
    }
    for operation in operations { await run(operation) }
    #expect(calls.allSatisfy { $0.all.filter { $0 == .data(6) }.count == 1 })
    #expect(calls.allSatisfy { $0.all.last == .data(6) })
  }

  @Test func permanentDelegateReceivesEveryEvent() async throws {
    final class Standing: AstroCalendarDelegate {
      let heard = Lock<[String]>([])
      func note(_ text: String) { heard.withLock { $0.append(text) } }
      func masterDataHandler(
        _ handler: MasterDataHandler, didLoadDaysFrom start: CivilDate, to end: CivilDate,
        origin: SnapshotOrigin
      ) { note("loaded \(origin.rawValue)") }
      func masterDataHandler(
        _ handler: MasterDataHandler, didCacheMonth month: Int, of year: Int
      ) { note("month \(month)") }
      func masterDataHandler(
        _ handler: MasterDataHandler, didResetCacheForDamage isDamage: Bool
      ) { note("reset") }
      func masterDataHandlerDidChangeLocation(_ handler: MasterDataHandler) { note("location") }
      func masterDataHandlerDidMoveFar(_ handler: MasterDataHandler) { note("far") }
      func masterDataHandler(_ handler: MasterDataHandler, didRegisterAlert id: Int64) {
        note("alert \(id)")
      }
      func masterDataHandler(_ handler: MasterDataHandler, didRemoveAlert id: Int64) {
        note("removed \(id)")
      }
      func masterDataHandlerDidChangeSettings(_ handler: MasterDataHandler) { note("settings") }
      func masterDataHandlerDidErase(_ handler: MasterDataHandler) { note("erased") }
    }
    let handler = try await handler(ScriptedSource())
    let standing = Standing()
    let subscription = handler.addDelegate(standing, on: .pump(pump))
    _ = try await handler.getDate(from: start, to: end)
    try await handler.locations.update(SampleDays.kelowna)
    try await handler.changeSettings { $0.sunviewDate = $0.sunviewDate }
    try await handler.changeSettings { $0.endpoint = "https://example.org/" }
    let alert = try await handler.registerAlert(on: handler.now, message: "now")
    try await handler.deregisterAlert(alert.id)
    try await handler.clearCache()
    try await handler.eraseAll()
    while pump.run() > 0 {}
    #expect(
      standing.heard.withLock { $0 } == [
        "month 11", "loaded source", "location", "far", "settings", "alert 1", "removed 1", "reset",
        "erased",
      ])
    subscription.cancel()
    #expect(handler.settings == AstroSettings())
  }
}
