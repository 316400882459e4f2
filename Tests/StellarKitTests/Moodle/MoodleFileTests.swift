import PentadCore
import StellarKit
import TestSupport
import Testing

@Suite struct MoodleFileTests {
  private static let contents = """
    [{"id":1,"name":"Week 1 &amp; 2","modules":[
      {"id":10,"name":"Slides","modname":"resource","uservisible":true,"contents":[
       {"type":"file","filename":"a b.pdf","filepath":"/","filesize":1200,
        "fileurl":"https://school.example/moodle/webservice/pluginfile.php/9/mod_resource/content/1/a%20b.pdf?forcedownload=1",
        "timemodified":1780000000,"mimetype":"application/pdf"}]},
      {"id":11,"name":"Folder","modname":"folder","contents":[
       {"type":"file","filename":"x.txt","filepath":"/in/side/","filesize":-1,
        "fileurl":"https://school.example/moodle/pluginfile.php/9/x.txt","timemodified":0},
       {"type":"file","filename":"x.txt","filepath":"/","fileurl":"not an address"},{"type":"file"}]},
      {"id":12,"name":"Link","modname":"url","contents":[
       {"type":"url","filename":"Link","fileurl":"https://other.example/"}]},
      {"id":13,"name":"Locked","uservisible":false,"contents":[
       {"type":"file","filename":"later.pdf","fileurl":"https://school.example/moodle/pluginfile.php/1/later.pdf"}]},
      {"id":14,"name":"Label","modname":"label"}]}]
    """

  private func files() async throws -> StellarReply<[StellarFile]> {
    let site = FakeMoodle()
    site.answer(["core_course_get_contents": Self.contents])
    return try await site.source().0.files(of: "2")
  }

  @Test func filesOfModulesAreListed() async throws {
    let reply = try await files()
    #expect(reply.value.map(\.name) == ["a b.pdf", "x.txt", "x.txt", "later.pdf"])
    #expect(
      reply.value.map(\.folders) == [
        ["Week 1 & 2"], ["Week 1 & 2", "Folder", "in", "side"], ["Week 1 & 2", "Folder"],
        ["Week 1 & 2"],
      ])
    #expect(Set(reply.value.map(\.id)).count == 4)
    #expect(reply.value.map(\.size) == [1_200, nil, nil, nil])
    #expect(reply.value.map(\.changed) == [1_780_000_000_000, nil, nil, nil])
    #expect(reply.value.map { $0.contentURL == nil } == [false, false, true, true])
    #expect(
      reply.diagnostics.map(\.description) == [
        "[0].modules[1].contents[2]: a file without a name"
      ])
  }

  private func content(
    _ url: String, _ answer: @escaping ScriptedTransport.Answer
  ) async throws -> (Result<[UInt8], PentadError>, [TransportRequest]) {
    let transport = ScriptedTransport(answer)
    let source = try MoodleSource(
      transport: transport, address: FakeMoodle.address, token: FakeMoodle.token)
    let file = StellarFile(id: "1", masterId: "2", name: "a.pdf", contentURL: url)
    do throws(PentadError) {
      let body = try await source.content(of: file).body.collect(limit: 1 << 20)
      return (.success(body), transport.requests)
    } catch {
      return (.failure(error), transport.requests)
    }
  }

  /// The token is sent to the site, in the body.
  @Test(arguments: [
    "https://school.example/moodle/pluginfile.php/1/a.pdf?x=1",
    "https://school.example/moodle/webservice/pluginfile.php/1/a.pdf?x=1",
    "http://school.example/moodle/pluginfile.php/1/a.pdf?x=1",
  ])
  func filesOfTheSiteGetTheToken(_ url: String) async throws {
    let (result, requests) = try await content(url) { _, _ in .text(200, "pdf") }
    #expect(try result.get() == Array("pdf".utf8))
    let request = try #require(requests.first)
    #expect(
      request.url.string
        == "https://school.example/moodle/webservice/pluginfile.php/1/a.pdf?x=1")
    #expect(FakeMoodle.form(request) == ["token": FakeMoodle.token.text])
    #expect(!request.followsRedirects)
  }

  @Test(arguments: [
    "https://other.example/moodle/pluginfile.php/1/a.pdf",
    "https://school.example/other/pluginfile.php/1/a.pdf",
    "https://school.example:8443/moodle/pluginfile.php/1/a.pdf",
    "https://school.example.evil.example/moodle/pluginfile.php/1/a.pdf",
    "https://school.example/moodle/theme/image.php/1/a.png",
    "https://school.example/moodle/tokenpluginfile.php/abc/1/a.png",
  ])
  func otherAddressesGetNoToken(_ url: String) async throws {
    let (result, requests) = try await content(url) { _, _ in .text(200, "x") }
    #expect(try result.get() == Array("x".utf8))
    let request = try #require(requests.first)
    #expect(request.method == .get && request.body.isEmpty)
    #expect(!request.url.string.contains(FakeMoodle.token.text))
  }

  @Test func aRedirectedFileIsFetchedWithoutTheToken() async throws {
    let (result, requests) = try await content(FakeMoodle.address + "/pluginfile.php/1/a.pdf") {
      request, number throws(PentadError) in
      guard number == 1 else { return .text(200, "moved") }
      var headers = TransportHeaders()
      try headers.set("Location", "https://store.example/signed")
      return TransportResponse(status: 303, headers: headers, body: TransportBody())
    }
    #expect(try result.get() == Array("moved".utf8))
    #expect(requests.map(\.url.host) == ["school.example", "store.example"])
    #expect(requests[1].body.isEmpty && requests[1].method == .get)
  }

  /// The site answers an error in place of a file, with the status 200 or 403.
  @Test(arguments: [
    (200, "invalidtoken", PentadError.Code.signInRequired), (403, "invalidtoken", .signInRequired),
    (200, "sitemaintenance", .serverUnavailable),
  ])
  func anErrorIsNoFile(_ status: Int, _ name: String, _ code: PentadError.Code) async throws {
    let (result, _) = try await content(FakeMoodle.address + "/pluginfile.php/1/a.pdf") {
      _, _ throws(PentadError) in
      var headers = TransportHeaders()
      try headers.set("Content-Type", "application/json; charset=utf-8")
      let text = #"{"error":"x","errorcode":"\#(name)","stacktrace":null}"#
      return TransportResponse(
        status: status, headers: headers, body: TransportBody(Array(text.utf8)))
    }
    #expect(throws: PentadError.self) { try result.get() }
    if case .failure(let error) = result { #expect(error.code == code) }
  }

  /// A site or a network answers its own sign-in page in place of a file, with the status 200.
  @Test func aPageIsNoFile() async throws {
    let (result, _) = try await content(FakeMoodle.address + "/pluginfile.php/1/a.pdf") {
      _, _ throws(PentadError) in
      var headers = TransportHeaders()
      try headers.set("Content-Type", "text/html; charset=utf-8")
      return TransportResponse(
        status: 200, headers: headers, body: TransportBody(Array("<html>".utf8)))
    }
    if case .failure(let error) = result {
      #expect(error.code == .unreadableAnswer)
    } else {
      Issue.record("a page is no file")
    }
  }

  @Test(arguments: [#"{"data":[1,2]}"#, "null", "", "[]", "not json"])
  func aFileOfJSONIsAFile(_ text: String) async throws {
    let (result, _) = try await content(FakeMoodle.address + "/pluginfile.php/1/a.json") {
      _, _ throws(PentadError) in
      var headers = TransportHeaders()
      try headers.set("Content-Type", "application/json")
      return TransportResponse(
        status: 200, headers: headers, body: TransportBody(Array(text.utf8)))
    }
    #expect(try result.get() == Array(text.utf8))
  }
}
