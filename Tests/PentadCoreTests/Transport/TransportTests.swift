import PentadCore
import TestSupport
import Testing

@Suite struct TransportTests {
  /// Answers from a list, as a test of a Kit does.
  private struct Canned: Transport {
    let chunks: [[UInt8]]
    var failure: PentadError?

    func send(_ request: TransportRequest) async throws(PentadError) -> TransportResponse {
      let rest = Recorder<[UInt8]>()
      let (chunks, failure) = (chunks, failure)
      let body = TransportBody { () async throws(PentadError) in
        let index = rest.entries.count
        rest.record([])
        if index < chunks.count { return chunks[index] }
        if let failure { throw failure }
        return nil
      }
      return TransportResponse(status: 200, body: body)
    }
  }

  private func request() throws -> TransportRequest {
    var request = TransportRequest(try TransportURL("https://example.org/days?token=hunter2"))
    try request.headers.set("Authorization", "Bearer hunter2")
    request.body = Array("hunter2".utf8)
    return request
  }

  @Test func noWayOfPrintingShowsASecret() throws {
    let request = try request()
    let response = TransportResponse(
      status: 200, headers: request.headers, body: TransportBody(request.body))
    let values: [Any] = [
      request, request.url, request.headers, request.headers.fields, response, [request],
      ["key": request], Optional(request) as Any,
    ]
    for value in values {
      var dumped = ""
      dump(value, to: &dumped)
      let texts = [String(describing: value), String(reflecting: value), "\(value)", dumped]
      #expect(!texts.contains { $0.contains("hunter2") })
    }
    #expect("\(request)" == "GET https://example.org/days?… [Authorization] 7 bytes")
    #expect("\(response)" == "200 [Authorization]")
  }

  @Test func headersCompareWithoutCase() throws {
    var headers = TransportHeaders()
    try headers.add("Set-Cookie", "a")
    try headers.add("set-cookie", " b\t")
    try headers.add("X", "")
    #expect(headers["SET-COOKIE"] == "a")
    #expect(headers.values(of: "Set-cookie") == ["a", "b"])
    try headers.set("SET-COOKIE", "c")
    #expect(headers.values(of: "set-cookie") == ["c"])
    headers.remove("x")
    #expect(headers["X"] == nil)
    #expect(headers.fields.count == 1)
  }

  @Test(arguments: [
    ("", "x"), ("a b", "x"), ("a:", "x"), ("é", "x"), ("a\r\nb", "x"), ("a", "x\r\ny: z"),
    ("a", "x\ny"), ("a", "x\0"), ("a", "\u{7f}"),
  ])
  func aHeaderCannotBeginALine(_ name: String, _ value: String) throws {
    var headers = TransportHeaders()
    try headers.set("a", "before")
    let before = headers
    let error = #expect(throws: PentadError.self) { try headers.set(name, value) }
    #expect(error?.code == .invalid)
    #expect(headers == before)
  }

  @Test func aBodyIsCollectedUpToItsLimit() async throws {
    let transport = Canned(chunks: [[1, 2], [], [3], [4, 5]])
    let request = try request()
    for limit in 5...6 {
      let body = try await transport.send(request).body
      #expect(try await body.collect(limit: limit) == [1, 2, 3, 4, 5])
    }
    for limit in [-1, 0, 4] {
      let body = try await transport.send(request).body
      let error = await #expect(throws: PentadError.self) { try await body.collect(limit: limit) }
      #expect(error?.code == .bodyTooLong)
    }
    #expect(try await TransportBody().collect(limit: 0) == [])
  }

  @Test func aBodyComesInChunksAndOnce() async throws {
    let body = try await Canned(chunks: [[1, 2], [], [3]]).send(request()).body
    var chunks: [[UInt8]] = []
    for try await chunk in body { chunks.append(chunk) }
    #expect(chunks == [[1, 2], [3]])
    let error = await #expect(throws: PentadError.self) { try await body.collect(limit: 9) }
    #expect(error?.code == .misuse)
  }

  @Test func errorInTheBodyIsRethrown() async throws {
    let cut = PentadError(.timedOut, "the deadline passed")
    let body = try await Canned(chunks: [[1]], failure: cut).send(request()).body
    var iterator = body.makeAsyncIterator()
    #expect(try await iterator.next() == [1])
    await #expect(throws: cut) { try await iterator.next() }
    #expect(try await iterator.next() == nil)
  }
}
