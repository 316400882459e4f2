import PentadCore
import TestSupport
import Testing

@Suite struct RetryingTransportTests {
  private let time = ManualTime()

  private func request(_ method: TransportRequest.Method = .get) throws -> TransportRequest {
    TransportRequest(try TransportURL("https://example.org/"), method: method)
  }

  private func retrying(
    _ base: any Transport, _ policy: RetryPolicy = RetryPolicy()
  ) -> RetryingTransport {
    RetryingTransport(base, policy: policy, time: time.source) { $0.upperBound }
  }

  private static func failing(_ code: PentadError.Code) -> ScriptedTransport {
    ScriptedTransport { _, _ throws(PentadError) in throw PentadError(code, "no") }
  }

  @Test(arguments: [408, 429, 500, 502, 503, 504])
  func asksAgainAfterAStatusThatPasses(_ status: Int) async throws {
    let base = ScriptedTransport { _, number in .text(number < 3 ? status : 200, "x") }
    #expect(try await retrying(base).send(request()).status == 200)
    #expect(base.requests.count == 3)
    #expect(time.sleeps == [250, 500])
  }

  @Test(arguments: [200, 304, 400, 401, 404, 501, 505])
  func takesOtherStatusesAsTheyAre(_ status: Int) async throws {
    let base = ScriptedTransport { _, _ in .text(status, "x") }
    #expect(try await retrying(base).send(request()).status == status)
    #expect(base.requests.count == 1)
  }

  @Test(arguments: [
    (PentadError.Code.offline, 4), (.timedOut, 4), (.connectionRefused, 4), (.unavailable, 4),
    (.answerCutOff, 4),
    (.refused, 1), (.bodyTooLong, 1), (.decoding, 1), (.cancelled, 1), (.closed, 1),
  ])
  func asksAgainAfterAnErrorThatPasses(_ code: PentadError.Code, _ count: Int) async throws {
    let base = Self.failing(code)
    let request = try request()
    let error = await #expect(throws: PentadError.self) { try await retrying(base).send(request) }
    #expect(error?.code == code)
    #expect(base.requests.count == count)
  }

  @Test(arguments: TransportRequest.Method.allCases)
  func repeatsOnlyWhatMayBeRepeated(_ method: TransportRequest.Method) async throws {
    let isSafe = ![.post, .patch].contains(method)
    for marked in [nil, true, false] {
      var request = try request(method)
      if let marked { request.isRepeatable = marked }
      let base = ScriptedTransport { _, _ in .text(503, "") }
      #expect(try await retrying(base).send(request).status == 503)
      #expect(base.requests.count == (marked ?? isSafe ? 4 : 1))
    }
  }

  @Test func theWaitsGrowToTheCap() async throws {
    var policy = RetryPolicy()
    (policy.tries, policy.base, policy.cap) = (200, 100, 1_000)
    var request = try request()
    request.deadline = .max
    _ = try await retrying(ScriptedTransport { _, _ in .text(503, "") }, policy).send(request)
    #expect(time.sleeps.prefix(6) == [100, 200, 400, 800, 1_000, 1_000])
    #expect(time.sleeps.count == 199)
  }

  @Test func theDeadlineCoversAllTries() async throws {
    let time = time
    let base = ScriptedTransport { _, _ in
      time.advance(400)
      return .text(503, "")
    }
    var request = try request()
    request.deadline = 1_500
    #expect(try await retrying(base).send(request).status == 503)
    // The third would be asked at 1,550 ms.
    #expect(base.requests.map(\.deadline) == [1_500, 850])
    #expect(time.sleeps == [250])
  }

  @Test(arguments: [
    ("2", [2_250]), ("0", [250]), ("Thu, 01 Jan 1970 00:00:05 GMT", [5_250]),
    ("61", []), ("99999999999999999999", []), ("soon", [250]), ("-1", [250]), ("", [250]),
    ("Wed, 31 Dec 1969 23:59:59 GMT", [250]),
  ])
  func retryAfterOfTheServerIsObeyed(_ text: String, _ sleeps: [Int]) async throws {
    var headers = TransportHeaders()
    try headers.add("Retry-After", text)
    let told = headers
    let base = ScriptedTransport { _, number in
      TransportResponse(status: number == 1 ? 503 : 200, headers: told, body: TransportBody())
    }
    var request = try request()
    request.deadline = 1_000_000
    let response = try await retrying(base).send(request)
    #expect(response.status == (sleeps.isEmpty ? 503 : 200))
    #expect(time.sleeps == sleeps)
  }

  /// No patience is longer than a server may ask for.
  @Test func aWaitBeyondAllNumbersEndsTheTries() async throws {
    var policy = RetryPolicy()
    (policy.base, policy.retryAfterCap) = (10_000, .max)
    var headers = TransportHeaders()
    try headers.add("Retry-After", "99999999999999999999")
    let told = headers
    let base = ScriptedTransport { _, _ in
      TransportResponse(status: 503, headers: told, body: TransportBody())
    }
    var request = try request()
    request.deadline = .max
    #expect(try await retrying(base, policy).send(request).status == 503)
    #expect(base.requests.count == 1)
    #expect(time.sleeps == [])
  }

  @Test func cancellationEndsTheWait() async throws {
    let base = ScriptedTransport { _, _ in
      withUnsafeCurrentTask { $0?.cancel() }
      return .text(503, "")
    }
    let (retrying, request) = (retrying(base), try request())
    let task = Task { try await retrying.send(request) }
    let error = await #expect(throws: PentadError.self) { try await task.value }
    #expect(error?.code == .cancelled)
    #expect(base.requests.count == 1)
  }

  @Test func theWaitIsARandomPart() async throws {
    let ranges = Recorder<ClosedRange<Int>>()
    let transport = RetryingTransport(
      ScriptedTransport { _, _ in .text(503, "") }, time: time.source
    ) { range in
      ranges.record(range)
      return range.lowerBound
    }
    _ = try await transport.send(request())
    #expect(ranges.entries == [0...250, 0...500, 0...1_000])
    #expect(time.sleeps == [0, 0, 0])
  }

  @Test func responseIsReleasedBeforeTheWait() async throws {
    let census = Census()
    let living = Recorder<Int>()
    let base = ScriptedTransport { _, _ in
      let citizen = census.citizen()
      return TransportResponse(
        status: 503,
        body: TransportBody { () async throws(PentadError) in
          withExtendedLifetime(citizen) {}
          return nil
        })
    }
    let source = TimeSource(
      uptime: { 0 }, date: { 0 },
      sleep: { _ async throws(PentadError) in living.record(census.living) })
    _ = try await RetryingTransport(base, time: source).send(request())
    #expect(living.entries == [0, 0, 0])
  }
}
