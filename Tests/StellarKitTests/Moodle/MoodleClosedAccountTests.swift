import PentadCore
import StellarKit
import TestSupport
import Testing

/// A site that closed the account: each of its answers is an error about the account.
@Suite struct MoodleClosedAccountTests {
  /// The codes are those of Moodle's web services (moodlehq/moodleapp, authenticated-site.ts). No
  /// class is to blame, so the fetch ends at once, and stored data is kept.
  @Test(arguments: [
    "wsaccessusersuspended", "wsaccessuserdeleted", "wsaccessusernologin", "wsaccessuserexpired",
    "wsaccessuserunconfirmed",
  ])
  func theErrorConcernsTheAccount(_ code: String) async throws {
    let (site, _) = FakeMoodle.school(courses: 30, announcements: 2)
    let (source, transport) = try site.source()
    #expect(try await source.enrolments().value.count == 30)
    let before = transport.requests.count
    let fault: JSONValue = ["exception": "x", "errorcode": .string(code), "message": "ada"]
    site.set { state in
      for name in state.functions.keys { state.functions[name] = { _ in fault } }
    }
    let ids = (2..<32).map(String.init)
    let span: ClosedRange<Int64> = 1_780_000_000_000...1_800_000_000_000
    let calls: [() async throws -> Void] = [
      { _ = try await source.enrolments() },
      { _ = try await source.announcements(of: ids, since: nil, tag: nil) },
      { _ = try await source.tasks(of: ids, in: span, tag: nil) },
      { _ = try await source.events(of: ids, in: span) },
    ]
    for call in calls {
      let error = await #expect(throws: PentadError.self) { try await call() }
      #expect(error?.code == .unauthorized && error?.message.contains("ada") == false)
    }
    #expect(transport.requests.count == before + calls.count)
  }
}
