import PentadCore
import Testing

@Suite struct ValidatorsTests {
  private func response(_ status: Int, _ fields: [(String, String)]) throws -> TransportResponse {
    var headers = TransportHeaders()
    for (name, value) in fields { try headers.add(name, value) }
    return TransportResponse(status: status, headers: headers, body: TransportBody())
  }

  @Test func comeFromAnAnswerAndGoIntoARequest() throws {
    let date = "Sun, 06 Nov 1994 08:49:37 GMT"
    let validators = Validators(
      try response(200, [("etag", "W/\"a\""), ("last-modified", date)]))
    var request = TransportRequest(try TransportURL("https://a/"))
    try request.headers.add("If-None-Match", "old")
    try validators?.apply(to: &request)
    #expect(request.headers.values(of: "If-None-Match") == ["W/\"a\""])
    #expect(request.headers["If-Modified-Since"] == date)
  }

  @Test func needOneOfTheTwoAndASuccess() throws {
    #expect(Validators(try response(200, [])) == nil)
    #expect(Validators(try response(404, [("ETag", "\"a\"")])) == nil)
    #expect(Validators(try response(200, [("ETag", "\"a\"")]))?.lastModified == nil)
    #expect(Validators(etag: nil, lastModified: nil) == nil)
  }

  @Test func aStoredValueCannotBreakTheRequest() throws {
    var request = TransportRequest(try TransportURL("https://a/"))
    let broken = Validators(etag: "a\r\nX: y", lastModified: nil)
    let error = #expect(throws: PentadError.self) { try broken?.apply(to: &request) }
    #expect(error?.code == .invalid)
    #expect(request.headers.fields.isEmpty)
  }

  @Test func only304IsNotModified() throws {
    #expect(try response(304, []).isNotModified)
    #expect(try !response(200, []).isNotModified)
  }
}
