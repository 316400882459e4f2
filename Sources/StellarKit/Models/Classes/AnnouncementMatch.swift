/// Recognises edited announcements, so that they keep their keys and remain read.
enum AnnouncementMatch {
  /// A known announcement: stored, or marked as read.
  struct Known: Sendable {
    let key: String
    let id: String?
    let seconds: Int64
    let author: String?
    let title: String
    /// The text; nil when only the read mark is left.
    let text: String?
  }

  /// The maximum number of announcements with the same time that are compared by similarity.
  private static let most = 32

  /// Gives announcements the keys of known ones. Matches by key, then by the source's id, then by
  /// date, author and similarity. Each known announcement is used once, for the most similar new
  /// one.
  static func keyed(
    _ announcements: [StellarAnnouncement], like known: [Known]
  ) -> [StellarAnnouncement] {
    let keys = Set(announcements.map(\.key))
    var byID: [String: Known] = [:]
    var byMoment: [Int64: [Known]] = [:]
    for one in known where !keys.contains(one.key) {
      if let id = one.id { byID[id] = one }
      byMoment[one.seconds, default: []].append(one)
    }
    let isKnown = Set(known.map(\.key))
    var taken: Set<String> = []
    return announcements.map { new in
      guard !isKnown.contains(new.key) else { return new }
      let old =
        new.id.flatMap { byID[$0] }
        ?? likest(new, among: byMoment[new.seconds] ?? []) { !taken.contains($0) }
      guard let old, taken.insert(old.key).inserted else { return new }
      return new.keyed(old.key)
    }
  }

  private static func likest(
    _ new: StellarAnnouncement, among known: [Known], _ isFree: (String) -> Bool
  ) -> Known? {
    let rated = known.prefix(most).filter { isFree($0.key) && mayBe($0, new) }.map {
      (known: $0, likeness: likeness($0, new))
    }
    return rated.max { $0.likeness < $1.likeness }.flatMap { $0.likeness >= 0.5 ? $0.known : nil }
  }

  /// True if neither the ids nor the authors differ.
  private static func mayBe(_ known: Known, _ new: StellarAnnouncement) -> Bool {
    func agree(_ left: String?, _ right: String?) -> Bool {
      left == nil || right == nil || left == right
    }
    return agree(known.id, new.id) && agree(known.author, new.author)
  }

  private static func likeness(_ known: Known, _ new: StellarAnnouncement) -> Double {
    if known.text == new.text, !new.text.isEmpty { return 1 }
    return likeness(known.title, new.title)
  }

  /// Returns the share of letter pairs that two titles have in common (Dice coefficient), within
  /// their first 200 characters.
  static func likeness(_ left: String, _ right: String) -> Double {
    func pairs(_ text: String) -> [String: Int] {
      let signs = Array(text.prefix(200).lowercased().filter { !$0.isWhitespace })
      return zip(signs, signs.dropFirst()).reduce(into: [:]) {
        $0["\($1.0)\($1.1)", default: 0] += 1
      }
    }
    if left == right { return 1 }
    let (first, second) = (pairs(left), pairs(right))
    let total = first.values.reduce(0, +) + second.values.reduce(0, +)
    guard total > 0 else { return 0 }
    let common = first.reduce(0) { $0 + min($1.value, second[$1.key] ?? 0) }
    return 2 * Double(common) / Double(total)
  }
}

extension StellarAnnouncement {
  /// Returns the announcement with a key, and with a time in the range of the store.
  func keyed(_ key: String) -> StellarAnnouncement {
    StellarAnnouncement(
      key: key, unixTime: seconds, title: title, text: text, html: html, id: id, author: author,
      siteURL: siteURL, changed: changed, attachments: attachments)
  }
}
