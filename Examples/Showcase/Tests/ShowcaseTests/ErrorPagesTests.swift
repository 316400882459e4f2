import HTTPTypes
import Hummingbird
import HummingbirdTesting
import PentadCore
import Testing

@testable import Showcase

@Suite struct ErrorPagesTests {
  @Test(arguments: 1...16)
  func `every code has a status, a heading and something to do`(number: Int32) {
    let error = PentadError(PentadError.Code(rawValue: number), "x")
    #expect((400...504).contains(error.httpStatus))
    #expect(!error.pageTitle.isEmpty)
    for area in [nil, Area.chat] { #expect(error.advice(in: area).hasSuffix(".")) }
  }

  @Test func `a finer code counts as its coarse one`() {
    let fine = PentadError(PentadError.Code(.notFound, detail: 0x204), "x")
    #expect(fine.httpStatus == 404)
  }

  @Test func `the requested address is escaped in the page`() async throws {
    try await Served.with { served in
      let page = try await served.get("/elements/%3Cscript%3Ealert(1)%3C%2Fscript%3E")
      #expect(page.status == 404)
      #expect(page.text.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
      #expect(!page.text.contains("<script"))
    }
  }

  @Test(arguments: ["/elements/%ff", "/astro/day/%c3%28"])
  func `an address that is not UTF-8 is refused`(address: String) async throws {
    try await Served.with { served in
      let page = try await served.get(address)
      #expect(page.status == 400)
    }
  }

  @Test func `a form that is too long gets an error with the limit`() async throws {
    try await Served.with { served in
      let place = try await served.post(
        "/astro/place", "zone=" + String(repeating: "x", count: 65_536))
      #expect(place.status == 413)
      #expect(place.text.contains("The form is larger than 64 KiB."))
      let list = try await served.post(
        "/video/opml", "opml=" + String(repeating: "x", count: 16 << 20))
      #expect(list.status == 413)
      #expect(list.text.contains("The form is larger than 16 MiB."))
    }
  }

  @Test func `a transient error has a retry link, to this host alone`() async throws {
    let renderer = try await PageRenderer()
    let routes = Routes(renderer: renderer)
    let offline = PentadError(.offline, "the connection was refused", retryAfter: 1_500)
    routes.page("/late") { _ throws(PentadError) in throw offline }
    routes.page("/host/late") { _ throws(PentadError) in throw offline }
    let app = Application(responder: routes.router.buildResponder())
    try await app.test(.router) { client in
      let served = Served(client: client)
      let page = try await served.get("/late?a=b")
      #expect(page.status == 503)
      #expect(page.text.contains("Server not reachable"))
      #expect(page.text.contains("<a class=\"button\" href=\"/late?a=b\">Try again</a>"))
      #expect(page.headers[.retryAfter] == "2")
      let other = try await served.get("//host/late")
      #expect(other.status == 503)
      #expect(!other.text.contains("href=\"//"))
      #expect(!(try await served.get("/nowhere")).text.contains("Try again"))
    }
  }
}
