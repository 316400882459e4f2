import PentadCore
import Testing

@testable import Showcase

@Suite struct ErrorPagesTests {
  @Test(arguments: 1...15)
  func `every code has a status, a heading and something to do`(number: Int32) {
    let error = PentadError(PentadError.Code(rawValue: number), "x")
    #expect((400...504).contains(error.httpStatus))
    #expect(!error.pageTitle.isEmpty)
    #expect(error.advice.hasSuffix("."))
  }

  @Test func `a finer code counts as its coarse one`() {
    let fine = PentadError(PentadError.Code(.notFound, detail: 0x204), "x")
    #expect(fine.httpStatus == 404)
  }

  @Test func `what was asked for is escaped where it is shown`() async throws {
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

  @Test func `an error page leads to no other host`() async throws {
    try await Served.with { served in
      let page = try await served.get("//example.org/x")
      #expect(page.status == 404)
      #expect(!page.text.contains("href=\"//"))
      #expect(try await served.get("/nowhere?a=b").text.contains("href=\"/nowhere?a=b\""))
    }
  }
}
