import Foundation
import PentadCore

/// The source and the age of an answer, as text.
struct Freshness: Sendable {
  /// `Updated 5 minutes ago`.
  let text: String
  /// The time of the last fetch, in ISO 8601 and UTC; nil if unknown.
  let since: String?
  /// Why the last update failed; nil if it did not.
  let problem: String?
  /// True if the answer is stale, or the source did not answer.
  let isWarning: Bool

  /// Makes the text from a snapshot, and the error of a newer request.
  init<Value>(_ snapshot: Snapshot<Value>, now: Int64, problem: PentadError? = nil) {
    let age = Age(milliseconds: now - snapshot.storedAt).text
    switch snapshot.origin {
    case .source: text = "Updated just now"
    case .memory, .disk: text = "Updated \(age)"
    }
    since = Self.isoText(snapshot.storedAt)
    self.problem = problem.map(Self.failure)
    isWarning = snapshot.isStale || problem != nil
  }

  /// Makes a custom text for content without a snapshot.
  init(_ text: String, since: Int64?, problem: PentadError? = nil, isWarning: Bool) {
    self.text = text
    self.since = since.map(Self.isoText)
    self.problem = problem.map(Self.failure)
    self.isWarning = isWarning
  }

  private static func failure(_ error: PentadError) -> String {
    "· Showing saved data: \(error.message)."
  }

  /// `2026-11-22T17:04:05Z`.
  static func isoText(_ milliseconds: Int64) -> String {
    Date(timeIntervalSince1970: Double(milliseconds) / 1_000).formatted(.iso8601)
  }
}

/// A span of time in words, to the unit that matters.
struct Age: Sendable {
  let milliseconds: Int64

  /// Returns a time ahead in words: `in 5 minutes`.
  static func ahead(_ milliseconds: Int64) -> String {
    let minutes = max(1, (milliseconds + 59_999) / 60_000)
    let (count, name) = minutes < 120 ? (minutes, "minute") : ((minutes + 59) / 60, "hour")
    return "in \(count) \(name)\(count == 1 ? "" : "s")"
  }

  /// `just now`, `5 minutes ago`.
  var text: String {
    let seconds = milliseconds / 1_000
    guard seconds >= 10 else { return "just now" }
    let units: [(Int64, String)] = [(86_400, "day"), (3_600, "hour"), (60, "minute")]
    let (length, name) = units.first { seconds >= $0.0 } ?? (1, "second")
    let count = seconds / length
    return "\(count) \(name)\(count == 1 ? "" : "s") ago"
  }
}
