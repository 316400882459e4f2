import Foundation
import HTTPTypes
import Hummingbird
import PentadCore
import PentadNetworking
import ReferenceServer
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

  @Test func `an address without a page has an error page`() async throws {
    try await Served.with { served in
      let page = try await served.get("/nowhere")
      #expect(page.status == 404)
      #expect(page.text.contains("This page does not exist."))
      #expect(page.headers[.contentType] == "text/html; charset=utf-8")
    }
  }

  @Test func `every answer forbids content of other servers`() async throws {
    try await Served.with { served in
      for address in ["/", "/nowhere", "/assets/tokens.css"] {
        let answer = try await served.get(address)
        #expect(answer.headers[.contentSecurityPolicy]?.hasPrefix("default-src 'none'") == true)
        #expect(answer.headers[.xContentTypeOptions] == "nosniff")
      }
    }
  }

  @Test(arguments: ["/astro/place", "/video/sources"])
  func `a browser keeps the typed text for the way back`(address: String)
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

  @Test func `a browser keeps nothing of a chat`() async throws {
    let reference = try await ReferenceServer.start(groupMe: .small)
    try await Chat.signedIn(reference) { served in
      for address in ["/chat", Chat.bob, "/chat/account"] {
        let page = try await served.get(address)
        #expect(page.status == 200 && page.headers[.cacheControl] == "no-store", "\(address)")
      }
    }
    let address = try await Self.picture(on: reference)
    let backstage = try Backstage(ShowcaseOptions(server: reference.url), time: .system)
    let picture = try await ChatPictures(backstage).load(address)
    #expect(picture.response.headers[.cacheControl] == "no-store")
    await reference.stop()
  }

  /// Keeps a picture there; its address.
  private static func picture(on reference: ReferenceServer) async throws -> String {
    let network = try HTTPTransport()
    var request = TransportRequest(try TransportURL(reference.url + "/groupme/pictures"))
    request.method = .post
    try request.headers.set("X-Access-Token", "tok-alice")
    request.body = [0xff, 0xd8, 0xff, 0]
    let answer = try await network.send(request).body.collect(limit: 1_000)
    let payload = try JSONDecoder().decode([String: [String: String]].self, from: Data(answer))
    return try #require(payload["payload"]?["url"])
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
