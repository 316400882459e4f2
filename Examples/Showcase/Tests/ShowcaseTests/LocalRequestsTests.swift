import HTTPTypes
import HummingbirdTesting
import Logging
import Testing

@testable import Showcase

@Suite struct LocalRequestsTests {
  @Test(arguments: [nil, "http://example.org", "null", "http://localhost:1", "https://localhost"])
  func `a form of another origin changes nothing`(origin: String?) async throws {
    try await Served.with { served in
      let answer = try await served.post("/astro/place", "city=Asia%2FTokyo", origin: origin)
      #expect(answer.status == 403)
      #expect(try await served.get("/astro").text.contains("<strong>Kolkata</strong>"))
    }
  }

  @Test func `a form of the same origin is accepted with either header`() async throws {
    try await Served.with { served in
      #expect(try await served.post("/astro/place", "city=Asia%2FTokyo").status == 303)
      let name = try #require(HTTPField.Name("Sec-Fetch-Site"))
      let answer = try await served.client.executeRequest(
        uri: "/astro/place", method: .post, headers: [name: "same-origin"], body: nil)
      // It is let in; its fields are missing.
      #expect(answer.status == .badRequest)
    }
  }

  @Test func `another name for this machine is refused`() async throws {
    let showcase = try await Showcase.open(ShowcaseOptions())
    let app = showcase.application(logger: Logger(label: "test"))
    try await app.test(.live) { client in
      let port = try #require(client.port)
      let refused = try await TestClient.withClient(host: "127.0.0.1", port: port) {
        try await $0.execute(TestClient.Request("/", method: .get, authority: "example.org"))
      }
      #expect(refused.status == .forbidden)
      let taken = try await TestClient.withClient(host: "127.0.0.1", port: port) {
        try await $0.execute(TestClient.Request("/", method: .get, authority: "127.0.0.1:\(port)"))
      }
      #expect(taken.status == .ok)
    }
    await showcase.close()
  }
}
