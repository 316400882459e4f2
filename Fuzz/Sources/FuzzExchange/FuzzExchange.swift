import FuzzSupport
import PentadCore
import PentadNetworking

/// Whole exchanges over loopback: for all bytes of a server, the exchange ends with a body within
/// its limit or with an error, a valid answer arrives byte for byte, and the transport still works.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzExchange(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  var input = Input(Array(UnsafeBufferPointer(start: start, count: count)))
  let (transport, server) = run.next()
  let asking = Asking(input.byte(), input.byte(), port: server.port)
  let answers = AnswerScript.answers(input.bytes(), port: server.port)
  let outcome = exchange(asking, answers, transport, server)
  if answers.count == 1, asking.isPlain {
    let expected = AnswerModel.outcome(
      of: Array(answers[0].joined()), to: asking.request.method, limit: asking.request.bodyLimit)
    check(outcome, expected) { exchange(asking, answers, transport, server) }
  }
  turn += 1
  if turn % 4 == 0 { goOn(transport, server) }
  return 0
}

nonisolated(unsafe) private let run = LiveRun(
  { () throws(PentadError) in try HTTPTransport() }, { await $0.shutdown() })
nonisolated(unsafe) private var turn = 0

/// The request, and the end of the server's connections: the first two bytes of an input.
private struct Asking {
  var request: TransportRequest
  let ending: ServerAnswer.Ending
  let stalls: Bool
  /// The deadline is over at about the time when the answer comes.
  let hurries: Bool
  /// The body is released, at once or after its first chunk.
  let leaves: Bool
  /// Nothing but the answer decides what comes of it.
  var isPlain: Bool { ending != .reset && !stalls && !hurries && !leaves }

  init(_ choice: UInt8, _ end: UInt8, port: Int) {
    guard let url = try? TransportURL("http://127.0.0.1:\(port)/a?b") else {
      fatalError("127.0.0.1 is no address")
    }
    let methods = TransportRequest.Method.allCases
    // Half of them read.
    let method = choice & 8 == 0 ? .get : methods[Int(choice & 7) % methods.count]
    request = TransportRequest(url, method: method)
    if method != .get, method != .head {
      request.body = [UInt8](repeating: 120, count: [0, 5, 300_000][Int(choice >> 4) % 3])
    }
    request.followsRedirects = choice & 0x40 == 0
    request.bodyLimit = [1 << 20, 1 << 20, 40, 0][Int(end >> 6)]
    stalls = end & 0x1f == 0x1f
    hurries = !stalls && end & 0x38 == 0x38
    leaves = choice & 0x80 != 0
    request.deadline = stalls ? run.stall : hurries ? 1 : run.deadline
    ending = [.close, .close, .keep, .close, .keep, .close, .keep, .reset][Int(end & 7)]
  }
}

/// Makes an exchange; returns its body or its error.
private func exchange(
  _ asking: Asking, _ answers: [[[UInt8]]], _ transport: HTTPTransport, _ server: LoopbackServer
) -> Result<[UInt8], PentadError> {
  server.prepare { number, _ in
    ServerAnswer(
      answers[min(number, answers.count - 1)], ending: asking.stalls ? .keep : asking.ending)
  }
  let (request, leaves) = (asking.request, asking.leaves)
  let result = run.exchange(stalls: asking.stalls, hurries: asking.hurries, server) {
    () async throws(PentadError) in
    let response = try await transport.send(request)
    Fuzzing.require((200...999).contains(response.status), "the status \(response.status)")
    guard leaves else { return try await response.body.collect(limit: .max) }
    var chunks = response.body.makeAsyncIterator()
    return response.status % 2 == 0 ? [] : try await chunks.next() ?? []
  }
  if let body = try? result.get() {
    Fuzzing.require(body.count <= request.bodyLimit, "a body of \(body.count) bytes")
  }
  return result
}

/// Compares the outcomes. A late answer of an earlier exchange may be read instead: over a kept
/// connection, or one that was still being opened when its exchange ended. Every one of those
/// exchanges may have left such a connection, and each attempt here uses up one.
private func check(
  _ outcome: Result<[UInt8], PentadError>, _ expected: AnswerModel.Outcome,
  again: () -> Result<[UInt8], PentadError>
) {
  var outcome = outcome
  for _ in 0..<8 where !expected.matches(outcome) { outcome = again() }
  Fuzzing.require(expected.matches(outcome), "expected \(expected), got \(outcome)")
}

extension AnswerModel.Outcome {
  fileprivate func matches(_ outcome: Result<[UInt8], PentadError>) -> Bool {
    switch (self, outcome) {
    case (.unknown, _): true
    case (.body(let body), .success(let bytes)): body == bytes
    case (.cutOff, .failure(let error)): error.code == .answerCutOff
    case (.tooLong, .failure(let error)): error.code == .bodyTooLong
    case (.broken, .failure(let error)): error.code == .decoding
    default: false
    }
  }
}

/// Checks that a valid exchange works after any input.
private func goOn(_ transport: HTTPTransport, _ server: LoopbackServer) {
  let good = Array("HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\ngood".utf8)
  let asking = Asking(0, 2, port: server.port)
  check(exchange(asking, [[good]], transport, server), .body(Array("good".utf8))) {
    exchange(asking, [[good]], transport, server)
  }
}
