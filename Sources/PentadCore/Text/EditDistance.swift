/// The edit distance between two texts: the number of bytes inserted, deleted, replaced, or swapped
/// with a neighbour (Damerau–Levenshtein, each byte edited at most once).
package enum EditDistance {
  /// Returns the largest edit distance at which a text of this length still matches.
  package static func tolerance(_ length: Int) -> Int {
    switch length {
    case ...2: 0
    case 3...5: 1
    default: 2
    }
  }

  /// Returns the distance; `nil` when it is more than `limit`.
  ///
  /// A difference in length above the limit is detected without comparing bytes.
  package static func between(_ a: [UInt8], _ b: [UInt8], atMost limit: Int) -> Int? {
    guard abs(a.count - b.count) <= limit else { return nil }
    var older: [Int] = []
    var above = Array(0...b.count)
    for (i, letter) in a.enumerated() {
      var row = [i + 1]
      row.reserveCapacity(b.count + 1)
      for (j, other) in b.enumerated() {
        var best = min(row[j] + 1, above[j + 1] + 1, above[j] + (letter == other ? 0 : 1))
        let isSwap = i > 0 && j > 0 && letter == b[j - 1] && a[i - 1] == other
        if isSwap { best = min(best, older[j - 1] + 1) }
        row.append(best)
      }
      if min(row.min() ?? 0, above.min() ?? 0) > limit { return nil }
      (older, above) = (above, row)
    }
    return above[b.count] <= limit ? above[b.count] : nil
  }

  /// Returns the choice that a mistyped word most likely means. Letter case does not matter.
  ///
  /// - Returns: the choice within ``tolerance(_:)`` with the smallest distance, the first of equal
  ///   ones; otherwise the only choice that begins with the word; nil if there is neither.
  package static func nearest(to word: String, among choices: [String]) -> String? {
    let key = Array(word.lowercased().utf8)
    let limit = tolerance(key.count)
    let near = choices.compactMap { choice in
      between(key, Array(choice.lowercased().utf8), atMost: limit).map { (choice, $0) }
    }
    if let best = near.min(by: { $0.1 < $1.1 }) { return best.0 }
    let longer = key.isEmpty ? [] : choices.filter { $0.lowercased().utf8.starts(with: key) }
    return longer.count == 1 ? longer[0] : nil
  }
}
