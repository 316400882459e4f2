import PentadCore
import VideoFeedKit

extension VideoSettings {
  /// Applies `NAME=VALUE`.
  ///
  /// - Throws: `invalid`.
  mutating func set(_ change: String) throws(PentadError) {
    let parts = change.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      throw PentadError(.invalid, "\"\(change)\" is not a change; write NAME=VALUE")
    }
    let value = parts[1]
    switch parts[0] {
    case "autoApply": autoApply = try Self.flag(value)
    case "resumes": resumes = try Self.flag(value)
    case "prefetches": prefetches = try Self.flag(value)
    case "autoUnsetWatchLater": autoUnsetWatchLater = try Self.part(value)
    default:
      throw PentadError(
        .invalid,
        "there is no setting \(parts[0]); use autoUnsetWatchLater, autoApply, resumes or prefetches"
      )
    }
  }

  private static func flag(_ text: String) throws(PentadError) -> Bool {
    guard let flag = Bool(text) else {
      throw PentadError(.invalid, "\"\(text)\" is neither true nor false")
    }
    return flag
  }

  private static func part(_ text: String) throws(PentadError) -> Double? {
    if text == "never" { return nil }
    guard let part = Double(text), (0...1).contains(part) else {
      throw PentadError(.invalid, "\"\(text)\" is neither a number from 0 to 1 nor never")
    }
    return part
  }

  var json: JSONValue {
    [
      "autoApply": .bool(autoApply), "autoUnsetWatchLater": .optional(autoUnsetWatchLater),
      "prefetches": .bool(prefetches), "resumes": .bool(resumes),
    ]
  }

  /// A table with one setting for each row.
  var table: Table {
    Table(
      header: ["name", "value"],
      rows: [
        ["autoApply", "\(autoApply)"],
        ["autoUnsetWatchLater", autoUnsetWatchLater.map { "\($0)" } ?? "never"],
        ["prefetches", "\(prefetches)"], ["resumes", "\(resumes)"],
      ])
  }
}
