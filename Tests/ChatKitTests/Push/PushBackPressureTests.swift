import PentadCore
import TestSupport
import Testing

@testable import ChatKit

/// A slow handler slows the service; nothing is dropped, and the service does not count as silent
/// meanwhile.
@Suite(.timeLimit(.minutes(15))) struct PushBackPressureTests {
  /// Opens the sockets of a scripted service, and counts what is read from them.
  private final class Counting: WebSocketTransport, WebSocketConnection {
    let faye: ScriptedFaye
    let reads = Lock(0)
    private let socket = Lock<(any WebSocketConnection)?>(nil)

    init(_ faye: ScriptedFaye) { self.faye = faye }

    var subprotocol: String? { nil }
    var peerClose: WebSocketClose? { nil }

    func open(_ request: WebSocketRequest) async throws(PentadError) -> any WebSocketConnection {
      let opened = try await faye.sockets.open(request)
      socket.withLock { $0 = opened }
      return self
    }

    func send(_ message: WebSocketMessage) async throws(PentadError) {
      try await socket.withLock { $0 }?.send(message)
    }

    func receive() async throws(PentadError) -> WebSocketMessage? {
      reads.withLock { $0 += 1 }
      return try await socket.withLock { $0 }?.receive()
    }

    func close(code: Int, reason: String) async {
      await socket.withLock { $0 }?.close(code: code, reason: reason)
    }
  }

  /// Blocks all callers until it is opened.
  private final class Gate: Sendable {
    private struct State {
      var isOpen = false
      var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Lock(State())
    let arrivals = Recorder<Void>()

    func pass() async {
      arrivals.record(())
      await withCheckedContinuation { continuation in
        let isOpen = state.withLock { state in
          if !state.isOpen { state.waiting.append(continuation) }
          return state.isOpen
        }
        if isOpen { continuation.resume() }
      }
    }

    func open() {
      let waiting = state.withLock { state in
        state.isOpen = true
        defer { state.waiting = [] }
        return state.waiting
      }
      for continuation in waiting { continuation.resume() }
    }
  }

  @Test func aSlowHandlerStopsTheReading() async throws {
    let faye = ScriptedFaye()
    let sockets = Counting(faye)
    let time = SteppedTime()
    let gate = Gate()
    let told = Recorder<String>()
    let client = PushClient(
      servers: try GroupMeServers(reference: "http://127.0.0.1:1"), sockets: sockets,
      transport: faye.transport, userId: "101", time: time.source
    ) { () async throws(PentadError) in "tok" }
    let run = Task {
      await client.run { signal in
        if case .notification(let notification) = signal {
          await gate.pass()
          told.record(notification.alert)
        } else {
          told.record(PushRig.text(signal))
        }
      }
    }
    _ = await told.entries(3)
    let before = sockets.reads.withLock { $0 }
    for number in 0..<1_000 { faye.tell("{\"type\":\"line.create\",\"alert\":\"\(number)\"}") }
    _ = await gate.arrivals.entries(1)
    for _ in 0..<1_000 { await Task.yield() }
    // The one that is dealt with was read, and no other.
    #expect(sockets.reads.withLock { $0 } <= before + 1)
    // After an hour at the gate the service does not count as silent: the client did not read.
    time.advance(to: 3_600_000)
    gate.open()
    let all = await told.entries(1_003)
    #expect(Array(all[3...]) == (0..<1_000).map(String.init))
    run.cancel()
    await run.value
    #expect(told.entries.count == 1_003)
  }

  /// With long-polling, the next request waits until the previous messages are handled.
  @Test func aSlowHandlerStopsTheAsking() async throws {
    let rig = try PushRig()
    rig.faye.habits.noSockets = PentadError(.webSocketRefused, "no")
    let gate = Gate()
    let client = try rig.client
    let run = Task {
      await client.run { signal in
        if case .notification = signal { await gate.pass() }
        rig.signals.record(PushRig.text(signal))
      }
    }
    _ = await rig.faye.asked.entries(3)
    for number in 0..<100 { rig.faye.tell("{\"type\":\"line.create\",\"alert\":\"\(number)\"}") }
    _ = await gate.arrivals.entries(1)
    for _ in 0..<1_000 { await Task.yield() }
    #expect(rig.faye.asked.entries.count == 3)
    gate.open()
    #expect(await rig.signals(3..<103) == (0..<100).map(String.init))
    run.cancel()
    await run.value
  }
}
