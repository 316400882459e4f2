import Foundation
import HTTPTypes
import Testing

@testable import Showcase

@Suite struct PagesTests {
  @Test func `the first page leads to the five systems`() async throws {
    try await Served.with { served in
      let page = try await served.get("/")
      #expect(page.status == 200)
      for area in Area.allCases { #expect(page.count("href=\"\(area.address)\"") == 2) }
    }
  }

  @Test func `an address without a page is answered by a page that says so`() async throws {
    try await Served.with { served in
      let page = try await served.get("/nowhere")
      #expect(page.status == 404)
      #expect(page.text.contains("There is no page at this address."))
      #expect(page.headers[.contentType] == "text/html; charset=utf-8")
    }
  }

  @Test func `every answer forbids what is not of this server`() async throws {
    try await Served.with { served in
      for address in ["/", "/nowhere", "/assets/style.css"] {
        let answer = try await served.get(address)
        #expect(answer.headers[.contentSecurityPolicy]?.hasPrefix("default-src 'none'") == true)
        #expect(answer.headers[.xContentTypeOptions] == "nosniff")
      }
    }
  }

  @Test(arguments: ["/astro/place", "/video/sources"])
  func `a browser keeps what is typed into a page, for the way back to it`(address: String)
    async throws
  {
    try await Served.with { served in
      let page = try await served.get(address)
      #expect(page.headers[.cacheControl] == "no-cache")
    }
  }

  @Test(arguments: ["/", "/nowhere", "/astro", "/chat", "/chat/account", "/video"])
  func `a browser keeps no other page`(address: String) async throws {
    try await Served.with { served in
      let page = try await served.get(address)
      #expect(page.headers[.cacheControl] == "no-store")
    }
  }

  @Test func `no template has an unescaped tag`() throws {
    let folder = PageRenderer.resources + "/Templates"
    let names = try #require(FileManager.default.enumerator(atPath: folder)).compactMap {
      $0 as? String
    }.filter { $0.hasSuffix(".mustache") }
    #expect(names.count > 2)
    for name in names {
      let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
      #expect(!text.contains("{{{") && !text.contains("{{&") && !text.contains("CONTENT_TYPE"))
    }
  }
}
