import PentadCore
import StellarKit
import TestSupport
import Testing

/// Files of a site that is configured without slash arguments: the address names the file in its
/// query (moodleou/moodle-mod_oublog issue 95).
@Suite struct MoodleSlashArgumentTests {
  private static let file = "file=%2F9%2Fmod_resource%2Fcontent%2F1%2Fa%20b.pdf"

  private func request(_ url: String) async throws -> TransportRequest {
    let transport = ScriptedTransport { _, _ in .text(200, "pdf") }
    let source = try MoodleSource(
      transport: transport, address: FakeMoodle.address, token: FakeMoodle.token)
    let file = StellarFile(id: "1", masterId: "2", name: "a.pdf", contentURL: url)
    _ = try await source.content(of: file)
    return try #require(transport.requests.first)
  }

  /// The site writes `&amp;` between the items, as in a web page.
  @Test(arguments: [
    "/webservice/pluginfile.php?\(file)&amp;forcedownload=1",
    "/webservice/pluginfile.php?\(file)", "/pluginfile.php?forcedownload=1&\(file)",
  ])
  func suchFilesGetTheToken(_ path: String) async throws {
    let request = try await request(FakeMoodle.address + path)
    let query = path.drop { $0 != "?" }
    #expect(
      request.url.string == FakeMoodle.address + "/webservice/pluginfile.php" + query)
    #expect(FakeMoodle.form(request) == ["token": FakeMoodle.token.text])
  }

  @Test(arguments: [
    "https://school.example/moodle/pluginfile.php",
    "https://school.example/moodle/pluginfile.php?x=1",
    "https://school.example/moodle/pluginfile.phpx?\(file)",
    "https://school.example/moodle/pluginfile.php5/1/a.pdf",
    "https://school.example/moodle/webservice/pluginfile.php2?\(file)",
    "https://other.example/moodle/pluginfile.php?\(file)",
    "https://school.example/moodle/a/pluginfile.php?\(file)",
    "https://school.example/pluginfile.php?\(file)",
  ])
  func otherAddressesGetNoToken(_ url: String) async throws {
    let request = try await request(url)
    #expect(request.method == .get && request.body.isEmpty && request.url.string == url)
  }

  @Test func theListOfFilesKeepsTheQuery() async throws {
    let site = FakeMoodle()
    let url = FakeMoodle.address + "/webservice/pluginfile.php?\(Self.file)&forcedownload=1"
    site.answer([
      "core_course_get_contents": """
      [{"id":1,"name":"Week","modules":[{"id":10,"name":"Slides","contents":[
        {"type":"file","filename":"a b.pdf","filepath":"/","fileurl":"\(url)&token=abc"}]}]}]
      """
    ])
    let files = try await site.source().0.files(of: "2").value
    #expect(files.map(\.contentURL) == [url])
  }
}
