import PentadCore
import PentadStorage

/// The columns of a video's row for its playability check.
enum CheckColumns {
  /// The columns, in the order of reading and binding.
  static let columns = "playability, playability_detail, checked_at, check_failures"

  static func bind(_ check: PlayabilityCheck, to row: RawStatement, from first: Int) throws {
    let (kind, detail) = stored(check.playability)
    try row.bind(kind, at: first)
    try row.bind(detail, at: first + 1)
    try row.bind(check.checkedAt, at: first + 2)
    try row.bind(Int64(check.failures), at: first + 3)
  }

  static func check(_ row: RawStatement, from first: Int) -> PlayabilityCheck {
    guard row.integer(first) != 0 else { return PlayabilityCheck() }
    return PlayabilityCheck(
      playability: playability(row.integer(first), row.optionalText(first + 1)),
      checkedAt: row.optionalInteger(first + 2),
      failures: Int(clamping: row.integer(first + 3)))
  }

  private static func stored(_ playability: Playability) -> (Int64, String?) {
    switch playability {
    case .unknown: (0, nil)
    case .playable(let renditions): (1, StoredLists.text(renditions))
    case .embedOnly(let embed): (2, embed.url)
    case .pageOnly(let url): (3, url)
    case .unplayable(let reason): (4, reason.rawValue)
    case .checkFailed(let error): (5, "\(error.code.rawValue) \(error.message)")
    }
  }

  private static func playability(_ kind: Int64, _ detail: String?) -> Playability {
    switch (kind, detail) {
    case (1, _): return .playable(StoredLists.renditions(detail))
    case (2, let url?): return VideoEmbed(url: url).map { .embedOnly($0) } ?? .unknown
    case (3, let url?): return .pageOnly(url)
    case (4, let word?): return .unplayable(UnplayableReason(rawValue: word))
    case (5, let text?):
      let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let code = Int32(parts[0]) else { return .unknown }
      return .checkFailed(PentadError(PentadError.Code(rawValue: code), String(parts[1])))
    default: return .unknown
    }
  }
}

extension PlayabilityCheck {
  /// Returns the playability of a video: the result of its check or, if the check failed or is
  /// missing, the playability that its sources gave.
  func playability(given: Playability) -> Playability {
    switch playability {
    case .unknown: given
    case .checkFailed: given == .unknown ? playability : given
    case .playable, .embedOnly, .pageOnly, .unplayable: playability
    }
  }
}
