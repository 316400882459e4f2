import Foundation
import PentadCore
import TestSupport
import Testing

@testable import StellarKit

/// The sign-in to a Moodle site in a browser, for the accounts of a student.
@Suite struct MoodleBrowserTests {
  private func open(_ config: String) async throws -> (StellarAccounts, ScriptedTransport) {
    let transport = ScriptedTransport { _, _ throws(PentadError) in .text(200, config) }
    return (try await StellarAccounts(transport: transport), transport)
  }

  private func code(_ call: () async throws -> Void) async -> PentadError.Code? {
    do {
      try await call()
      return nil
    } catch {
      return (error as? PentadError)?.code
    }
  }

  @Test func theSiteIsAskedOnceAndNothingIsStored() async throws {
    let (accounts, transport) = try await open(MoodleSignInTests.config)
    let launch = try await accounts.beginMoodle("school.example/moodle/my/", scheme: "pentad")
    #expect(launch.address.contains("launch.php?service=moodle_mobile_app&passport="))
    #expect(launch.address.hasSuffix("&urlscheme=pentad"))
    #expect(transport.requests.count == 1)
    #expect(try await accounts.moodleConfig("school.example/moodle").signIn == .browser)
    #expect(try await accounts.all().isEmpty)
    let signed = MD5.hex(Array("\(launch.site)\(launch.passport)".utf8)) + ":::tok"
    let returned = "pentad://token=" + Data(signed.utf8).base64EncodedString()
    let restored = MoodleAuthorization(
      site: launch.site, passport: launch.passport, address: launch.address)
    #expect(try restored.token(from: returned).text == "tok")
    await accounts.close()
  }

  @Test func anInvalidSchemeSendsNothing() async throws {
    let (accounts, transport) = try await open(MoodleSignInTests.config)
    for scheme in ["", "1a", "a b", "https://"] {
      let found = await code {
        _ = try await accounts.beginMoodle("school.example/moodle", scheme: scheme)
      }
      #expect(found == .invalid)
    }
    #expect(transport.requests.isEmpty)
    await accounts.close()
  }

  @Test(arguments: [
    (#""enablemobilewebservice":1"#, #""enablemobilewebservice":0"#),
    (#""launchurl""#, #""otherurl""#),
  ])
  func aSiteWithoutServicesOrBrowserIsUnsupported(_ text: String, _ other: String) async throws {
    let (accounts, _) = try await open(MoodleSignInTests.config.replacing(text, with: other))
    let found = await code {
      _ = try await accounts.beginMoodle("school.example/moodle", scheme: "pentad")
    }
    #expect(found == .unsupported)
    await accounts.close()
  }

  @Test func sourcesOfTheProgramHaveNoSignIn() async throws {
    let accounts = try await StellarAccounts { _, _ throws(PentadError) in
      FakeSchool(address: "https://school.example/")
    }
    let found = await code { _ = try await accounts.moodleConfig("school.example") }
    #expect(found == .unsupported)
    await accounts.close()
  }
}
