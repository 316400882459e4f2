import PentadCore
import TestSupport
import Testing

@testable import StellarKit

/// Answers in which each value is replaced by values of other types, or cut off. No answer may trap
/// or take a long time.
@Suite struct CanvasHostileTests {
  private static let samples = [
    #"[{"id":1,"name":"A","course_code":"B","term":{"id":2,"name":"C","start_at":"2026-01-01T00:00:00Z","end_at":"2026-05-01T00:00:00Z"},"teachers":[{"id":3,"display_name":"D"}],"enrollments":[{"type":"student","computed_current_score":9.5}],"is_favorite":true,"time_zone":"Asia/Tokyo"}]"#,
    #"[{"id":1,"title":"A","message":"<p>B","posted_at":"2026-01-01T00:00:00Z","author":{"id":2,"display_name":"C"},"attachments":[{"url":"https://x.example/","display_name":"D"}],"context_code":"course_1","discussion_subentry_count":3,"read_state":"read"}]"#,
    #"[{"plannable_id":1,"plannable_type":"quiz","plannable_date":"2026-01-01T00:00:00Z","plannable":{"title":"A","points_possible":5},"planner_override":{"id":2,"marked_complete":true},"submissions":{"submitted":true},"course_id":1}]"#,
    #"[{"id":1,"title":"A","start_at":"2026-01-01T00:00:00Z","end_at":"2026-01-02T00:00:00Z","all_day":true,"all_day_date":"2026-01-01","context_code":"course_1"}]"#,
    #"{"view":[{"id":1,"user_id":2,"created_at":"2026-01-01T00:00:00Z","message":"A","replies":[{"id":3,"created_at":"2026-01-01T00:00:00Z"}]}],"participants":[{"id":2,"display_name":"B"}],"unread_entries":[1]}"#,
  ]

  private static let values = [
    "null", "true", "false", "0", "-1", "1e999", "9223372036854775808", "0.5", "\"\"", "\"x\"",
    "\"\u{0}\"", "\"\\u0000\\ud800\"", "[]", "[[]]", "{}", "[null]", "\"9999-99-99T99:99:99Z\"",
    "\"-100000-01-01T00:00:00Z\"", "\"https://\"",
  ]

  /// Each text with one of its values replaced.
  private static func mutations(of text: String) -> [String] {
    let bytes = Array(text)
    var results: [String] = []
    var place = 0
    while let colon = bytes[place...].firstIndex(of: ":") {
      place = colon + 1
      guard bytes[colon - 1] == "\"" else { continue }
      var end = place
      if bytes[place] == "\"" {
        end = (bytes[(place + 1)...].firstIndex(of: "\"") ?? place) + 1
      } else {
        while end < bytes.count, !",}]".contains(bytes[end]) || end == place { end += 1 }
      }
      for value in values {
        results.append(String(bytes[..<place]) + value + String(bytes[end...]))
      }
    }
    return results
  }

  private func readAll(_ text: String) async throws {
    let source = try await CanvasRig.always(text).source
    let span: ClosedRange<Int64> = .min ... .max
    _ = await thrownCode { _ = try await source.enrolments() }
    _ = await thrownCode { _ = try await source.announcements(of: ["1"], since: nil, tag: nil) }
    _ = await thrownCode { _ = try await source.tasks(of: ["1"], in: span, tag: nil) }
    _ = await thrownCode { _ = try await source.events(of: ["1"], in: span) }
    _ = await thrownCode { _ = try await source.posts(to: "1", of: "1") }
    _ = await thrownCode { _ = try await source.files(of: "1") }
    _ = await thrownCode { _ = try await source.grades(of: "1") }
    _ = await thrownCode { _ = try await source.classInfo("1") }
  }

  @Test(arguments: samples.indices)
  func valuesOfOtherTypes(_ index: Int) async throws {
    for text in Self.mutations(of: Self.samples[index]) { try await readAll(text) }
  }

  @Test(arguments: samples.indices)
  func answersThatAreCutOff(_ index: Int) async throws {
    let bytes = Array(Self.samples[index].utf8)
    for count in stride(from: 0, to: bytes.count, by: 7) {
      try await readAll(String(decoding: bytes.prefix(count), as: UTF8.self))
    }
  }

  @Test func aDayBeyondAllCalendars() async throws {
    let rig = try await CanvasRig.always("[]")
    _ = try await rig.source.tasks(of: [], in: .min ... .max, tag: nil)
    #expect(rig.transport.requests[0].items("start_date") == ["1969-12-31"])
    #expect(rig.transport.requests[0].items("end_date") == ["2100-01-02"])
  }
}
