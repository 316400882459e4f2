import PentadCore
import StellarKit
import TestSupport
import Testing

/// If a server asks for a pause, nothing is sent to it before the pause is over.
@Suite struct RetryAfterTests {
  private let world = World()

  private static func refusal(_ milliseconds: Int?) -> PentadError {
    PentadError(
      .serverUnavailable, "the server could not answer: try again later (503)",
      retryAfter: milliseconds)
  }

  /// This holds for the refused operation, for all other pending ones, and for explicit requests.
  @Test func nothingIsSentBefore() async throws {
    let client = try await world.open()
    try await client.registerDevice()
    try await client.bookmark(World.algebra)
    try await client.bookmark(World.equations)
    world.server.around { question async throws(PentadError) in
      if question.hasPrefix("subscribe") { throw Self.refusal(120_000) }
    }
    world.server.forget()
    #expect(try await client.synchronise() == 2)
    world.server.around(nil)
    world.time.advance(119_999)
    #expect(try await client.synchronise() == 2)
    #expect(world.server.asked == ["subscribe 18.06 fa26"])
    world.time.advance(1)
    #expect(try await client.synchronise() == 0)
    #expect(world.server.subscribed == ["18.06", "18.03"])
  }

  /// In automatic mode it retries when the time is over; after a day at the latest.
  @Test(
    .timeLimit(.minutes(15)),
    arguments: [
      (5_000, 5_000), (7_200_000, 7_200_000), (.max, World.day), (-5, 0),
    ])
  func requestIsRetriedAfterThePause(_ named: Int, _ wait: Int) async throws {
    let client = try await world.open { $0.worksByItself = true }
    let stream = client.events()
    try await client.registerDevice()
    let moments = Recorder<Int64>()
    let time = world.time.source
    world.server.around { question async throws(PentadError) in
      guard question.hasPrefix("subscribe") else { return }
      moments.record(time.date())
      if moments.entries.count == 1 { throw Self.refusal(named) }
    }
    try await client.bookmark(World.algebra)
    for await published in stream {
      if published.event == .bookmarkSynchronised(masterId: "18.06") { break }
    }
    let waited = moments.entries[1] - moments.entries[0]
    #expect(waited >= wait && waited < wait + 1_000)
    await client.close()
  }

  /// From the header to the next question, whether the transport waits for some times itself or not.
  @Test(arguments: ["120", "Wed, 27 Sep 1972 00:02:00 GMT"], [429, 503])
  func retryAfterReachesTheOutbox(_ header: String, _ status: Int) async throws {
    for isRetrying in [false, true] {
      let world = World()
      let transport = ScriptedTransport { request, number throws(PentadError) in
        let query = request.url.query ?? ""
        if query.contains("command=register") {
          return .text(200, #"{"device_id":1,"pass_key":"2"}"#)
        }
        guard number == 2 else { return .text(200, #"{"success":true}"#) }
        var headers = TransportHeaders()
        try headers.add("Retry-After", header)
        return TransportResponse(status: status, headers: headers, body: TransportBody([]))
      }
      let time = world.time.source
      let client = try await StellarClient(
        world.configuration(inMemory: true),
        transport: isRetrying ? RetryingTransport(transport, time: time) : transport,
        endpoint: Replies.endpoint)
      try await client.registerDevice()
      try await client.bookmark(World.algebra)
      #expect(try await client.synchronise() == 1)
      world.time.advance(119_999)
      #expect(try await client.synchronise() == 1)
      #expect(transport.requests.count == 2)
      world.time.advance(1)
      #expect(try await client.synchronise() == 0)
      await client.close()
    }
  }

  @Test(
    arguments: [
      (429, "7", 7_000), (503, "0", 0), (500, nil, nil), (404, "soon", nil), (504, "1", 1_000),
    ] as [(Int, String?, Int?)])
  func errorContainsRetryAfter(
    _ status: Int, _ header: String?, _ milliseconds: Int?
  ) async throws {
    let transport = ScriptedTransport { _, _ throws(PentadError) in
      var headers = TransportHeaders()
      if let header { try headers.add("retry-after", header) }
      return TransportResponse(status: status, headers: headers, body: TransportBody([]))
    }
    let server = try StellarServer(transport: transport, endpoint: Replies.endpoint)
    let error = await #expect(throws: PentadError.self) { try await server.courses() }
    #expect(error?.retryAfter == milliseconds)
  }
}
