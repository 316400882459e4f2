/// A set of answers, by their indices.
struct AnswerSet {
  private var words: [UInt64]

  /// Creates the set of all answers below a count.
  init(upTo count: Int) { words = Array(repeating: .max, count: (count + 63) / 64) }

  func contains(_ answer: Int) -> Bool { words[answer / 64] & (1 << UInt64(answer % 64)) != 0 }

  /// True if it contains one of some answers that another set does not contain.
  func containsAny(of answers: Range<Int>, outside other: AnswerSet? = nil) -> Bool {
    guard let last = answers.last else { return false }
    return (answers.lowerBound / 64...last / 64).contains { index in
      var word = words[index] & ~(other?.words[index] ?? 0)
      if index == answers.lowerBound / 64 { word &= .max << UInt64(answers.lowerBound % 64) }
      if index == last / 64 { word &= .max >> UInt64(63 - last % 64) }
      return word != 0
    }
  }

  mutating func remove(_ answer: Int) { words[answer / 64] &= ~(1 << UInt64(answer % 64)) }

  func intersection(_ other: AnswerSet) -> AnswerSet {
    var set = self
    for index in words.indices { set.words[index] &= other.words[index] }
    return set
  }
}
