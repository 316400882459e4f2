import Foundation
import PentadCore
import TestSupport
import Testing

@testable import StellarKit

/// The sign-in on the site's page, in a browser.
@Suite struct MoodleAuthorizationTests {
  private func config() async throws -> MoodleSiteConfig {
    let transport = ScriptedTransport { _, _ throws(PentadError) in
      .text(200, MoodleSignInTests.config)
    }
    let site = try MoodleSite(transport: transport, address: "https://school.example/moodle")
    return try await site.config()
  }

  private func launch() async throws -> MoodleAuthorization {
    try MoodleAuthorization(
      try await config(), scheme: "pentad", passport: "pass")
  }

  private static func returned(
    _ root: String, token: String = "tok", passport: String = "pass", more: String = ":::private"
  ) -> String {
    let text = MD5.hex(Array("\(root)\(passport)".utf8)) + ":::\(token)\(more)"
    return "pentad://token=" + Data(text.utf8).base64EncodedString()
  }

  @Test func aSignInHasAnAddress() async throws {
    let launch = try await launch()
    #expect(
      launch.address
        == "http://school.example/moodle/admin/tool/mobile/launch.php?service=moodle_mobile_app&passport=pass&urlscheme=pentad"
    )
    #expect("\(launch)" == "MoodleAuthorization")
    let config = try await config()
    let first = try MoodleAuthorization(config, scheme: "pentad")
    #expect(try first != MoodleAuthorization(config, scheme: "pentad"))
    let stored = try JSONEncoder().encode(first)
    #expect(try JSONDecoder().decode(MoodleAuthorization.self, from: stored) == first)
    for scheme in ["", "1a", "a b", "ä", "a://"] {
      #expect(throws: PentadError.self) { try MoodleAuthorization(config, scheme: scheme) }
    }
  }

  /// A site behind a proxy makes its signature of the address with `http`, or with `https`.
  @Test(arguments: [
    returned("http://school.example/moodle"), returned("https://school.example/moodle"),
    returned("https://school.example/moodle", more: ""),
    returned("https://school.example/moodle").replacing("=", with: "%3D").replacing(
      "token%3D", with: "token="),
    returned("https://school.example/moodle").replacing("pentad:", with: "moodlemobile:"),
    returned("https://school.example/moodle").replacing("://", with: ":"),
    returned("https://school.example/moodle") + "/",
    returned("https://school.example/moodle") + "#",
  ])
  func theReturnedTokenIsRead(_ address: String) async throws {
    #expect(try await launch().token(from: address).text == "tok")
  }

  @Test(arguments: [
    returned("https://other.example/moodle"), returned("https://school.example"),
    returned("https://school.example/moodle", passport: "other"),
    returned("https://school.example/moodle", token: ""), "pentad://token=", "pentad://token=%%%",
    "pentad://error=1", "", "pentad://token=" + Data("tok".utf8).base64EncodedString(),
  ])
  func anotherTokenIsRejected(_ address: String) async throws {
    let launch = try await launch()
    let error = #expect(throws: PentadError.self) { try launch.token(from: address) }
    #expect(error?.code == .signInRequired)
  }
}
