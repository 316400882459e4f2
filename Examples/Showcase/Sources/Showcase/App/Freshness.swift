import Foundation
import PentadCore

/// Where an answer came from and how old it is, in words.
struct Freshness: Sendable {
  /// `Had 5 minutes ago, and kept in the store.`
  let text: String
  /// When it was had from its source, in ISO 8601 and UTC; nil when nobody knows.
  let since: String?
  /// Why nothing newer could be had; nil when nothing went wrong.
  let problem: String?
  /// Whether to draw attention: it is older than it should be, or the source did not answer.
  let isWarning: Bool

  /// Of a snapshot, and what asking for a newer one threw.
  init<Value>(_ snapshot: Snapshot<Value>, now: Int64, problem: PentadError? = nil) {
    let age = Age(milliseconds: now - snapshot.storedAt).text
    switch snapshot.origin {
    case .source: text = "Had from its source just now."
    case .memory: text = "Had \(age), and kept in memory."
    case .disk: text = "Had \(age), and kept in the store."
    }
    since = Self.isoText(snapshot.storedAt)
    self.problem = problem.map { "Nothing newer could be had: \($0.message)." }
    isWarning = snapshot.isStale || problem != nil
  }

  /// Of what has no snapshot, in words of its own.
  init(_ text: String, since: Int64?, problem: PentadError? = nil, isWarning: Bool) {
    self.text = text
    self.since = since.map(Self.isoText)
    self.problem = problem.map { "Nothing newer could be had: \($0.message)." }
    self.isWarning = isWarning
  }

  /// `2026-11-22T17:04:05Z`.
  static func isoText(_ milliseconds: Int64) -> String {
    Date(timeIntervalSince1970: Double(milliseconds) / 1_000).formatted(.iso8601)
  }
}

/// A span of time in words, to the unit that matters.
struct Age: Sendable {
  let milliseconds: Int64

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
