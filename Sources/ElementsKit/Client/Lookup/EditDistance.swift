/// The edit distance between two texts: the number of letters inserted, deleted, replaced, or
/// swapped with a neighbour (Damerau–Levenshtein, each letter edited at most once).
enum EditDistance {
  /// Returns the largest edit distance at which a text of this length still matches.
  static func tolerance(_ text: FoldedText) -> Int {
    switch text.bytes.count {
    case ...2: 0
    case 3...5: 1
    default: 2
    }
  }

  /// Returns the distance; `nil` when it is more than `limit`.
  ///
  /// A difference in length above the limit is detected without comparing letters.
  static func between(_ a: FoldedText, _ b: FoldedText, atMost limit: Int) -> Int? {
    let a = a.bytes
    let b = b.bytes
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
}
