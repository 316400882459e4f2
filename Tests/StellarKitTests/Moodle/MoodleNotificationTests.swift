import PentadCore
import StellarKit
import TestSupport
import Testing

/// The notifications of a Moodle site, through the client of an account.
@Suite struct MoodleNotificationTests {
  private func open(_ source: any StellarSource) async throws -> StellarClient {
    var configuration = StellarConfiguration()
    configuration.worksByItself = false
    return try await StellarClient(configuration, source: source)
  }

  @Test func aClientOfAnAccountReadsAndMarksThem() async throws {
    let site = FakeMoodle()
    site.answer([
      "message_popup_get_popup_notifications": """
      {"notifications":[{"id":5,"subject":"Grade","timecreated":1790000000},{"id":6}]}
      """,
      "core_message_mark_notification_read": #"{"notificationid":5,"warnings":[]}"#,
    ])
    let client = try await open(try site.source().0)
    let found = try await client.moodleNotifications()
    #expect(found.map(\.title) == ["Grade"])
    try await client.markNotificationRead(found[0].id)
    #expect(site.called.last == "core_message_mark_notification_read")
    #expect(site.arguments.last?["notificationid"] == "5")
    for count in [0, 101] {
      let error = await #expect(throws: PentadError.self) {
        try await client.moodleNotifications(first: count)
      }
      #expect(error?.code == .invalid)
    }
    await client.close()
  }

  /// A closed client may be that of an account that was removed.
  @Test func aClosedClientSendsNothing() async throws {
    let site = FakeMoodle()
    site.answer(["message_popup_get_popup_notifications": #"{"notifications":[]}"#])
    let client = try await open(try site.source().0)
    await client.close()
    let error = await #expect(throws: PentadError.self) { try await client.moodleNotifications() }
    #expect(error?.code == .closed)
    let marked = await #expect(throws: PentadError.self) {
      try await client.markNotificationRead("5")
    }
    #expect(marked?.code == .closed && site.called.isEmpty)
  }

  @Test func anotherSystemHasNone() async throws {
    let client = try await open(FakeSchool(address: "https://school.example/"))
    let error = await #expect(throws: PentadError.self) { try await client.moodleNotifications() }
    #expect(error?.code == .unsupported)
    await client.close()
  }
}
