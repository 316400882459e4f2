import PentadCore
import Testing

@Suite struct ResponseFailureTests {
  private static func failure(
    _ status: Int, _ meaning: (code: PentadError.Code, text: String)? = nil
  ) throws -> PentadError {
    var headers = TransportHeaders()
    try headers.set("Retry-After", "9")
    let response = TransportResponse(status: status, headers: headers, body: TransportBody([]))
    return response.failure(date: 0, meaning: meaning)
  }

  @Test(arguments: [
    (302, PentadError.Code.refused), (400, .refused), (401, .unauthorized), (403, .unauthorized),
    (404, .refused), (405, .refused), (408, .timedOut), (429, .tooManyRequests), (451, .refused),
    (500, .serverUnavailable), (502, .serverUnavailable), (504, .timedOut),
    (599, .serverUnavailable), (0, .serverUnavailable), (999, .serverUnavailable),
  ])
  func `A status has the error that HTTP defines`(status: Int, code: PentadError.Code) throws {
    let error = try Self.failure(status)
    #expect(error.code == code && error.retryAfter == 9_000)
    #expect(error.message.hasSuffix(" (\(status))"))
  }

  @Test func `A meaning of its own goes before`() throws {
    let error = try Self.failure(404, (.notFound, "there is no picture"))
    #expect(error.code == .notFound && error.retryAfter == 9_000)
    #expect(error.message == "there is no picture (404)")
  }
}
