import PentadCore

/// A search for choices of sections without a conflict. Each kind of a class is a question, and its
/// sections are the answers.
struct PlanSearch {
  private struct Answer {
    let choice: SectionChoice
    let term: StellarTerm?
    let meetings: [Meeting]
  }

  private var answers: [Answer] = []
  /// The answers of each question.
  private var questions: [Range<Int>] = []
  /// True for a question that has several answers, or had several before one was chosen.
  private var isOpen: [Bool] = []
  /// The answers that are compatible with each answer.
  private var allowed: [AnswerSet] = []
  private var steps = 0

  private static let stepLimit = 100_000

  init(_ classes: [StellarClass], _ choices: [SectionChoice]) throws(PentadError) {
    for item in classes {
      let sections = ClassSections(of: item, choosing: choices)
      for group in sections.groups {
        let chosen = group.filter { sections.chosen.contains($0.id) }
        let start = answers.count
        answers += (chosen.isEmpty ? group : chosen).map { section in
          Answer(
            choice: SectionChoice(masterId: item.masterId, term: item.term, section: section.id),
            term: item.term, meetings: section.meetings)
        }
        questions.append(start..<answers.count)
        isOpen.append(group.count > 1)
      }
    }
    guard answers.count <= Timetable.sectionLimit else {
      throw PentadError(
        .invalid,
        "a plan takes at most \(Timetable.sectionLimit) sections; choose some, or leave out classes"
      )
    }
    try compare()
  }

  private mutating func compare() throws(PentadError) {
    allowed = Array(repeating: AnswerSet(upTo: answers.count), count: answers.count)
    for question in questions {
      for first in question {
        try checkCancellation()
        for other in question where other != first { allowed[first].remove(other) }
        for second in question.upperBound..<answers.count where clashes(first, second) {
          allowed[first].remove(second)
          allowed[second].remove(first)
        }
      }
    }
  }

  private func clashes(_ first: Int, _ second: Int) -> Bool {
    let (one, other) = (answers[first], answers[second])
    guard one.term == other.term || one.term == nil || other.term == nil else { return false }
    return one.meetings.contains { meeting in
      other.meetings.contains { meeting.overlap($0, one.term, other.term) != nil }
    }
  }

  private func checkCancellation() throws(PentadError) {
    if Task.isCancelled { throw PentadError.callCancelled }
  }

  /// Counts steps, one for each open question; returns false when the limit is exceeded.
  private mutating func step(_ open: Int) throws(PentadError) -> Bool {
    steps += open + 1
    if steps % 32 <= open { try checkCancellation() }
    return steps <= Self.stepLimit
  }

  // MARK: The plans

  /// Returns the first plans, in the order of the answers.
  mutating func plans(first limit: Int) throws(PentadError) -> [SectionPlan] {
    steps = 0
    var found: [SectionPlan] = []
    var chosen: [Int] = []
    try extend(&chosen, AnswerSet(upTo: answers.count), limit, &found)
    return found
  }

  private mutating func extend(
    _ chosen: inout [Int], _ domain: AnswerSet, _ limit: Int, _ found: inout [SectionPlan]
  ) throws(PentadError) {
    guard found.count < limit, try step(questions.count - chosen.count) else { return }
    guard chosen.count < questions.count else {
      let open = zip(chosen, isOpen).filter(\.1).map { answers[$0.0].choice }
      return found.append(SectionPlan(choices: open))
    }
    for answer in questions[chosen.count] where domain.contains(answer) {
      let rest = domain.intersection(allowed[answer])
      // A question without an answer ends this branch.
      guard questions[(chosen.count + 1)...].allSatisfy({ rest.containsAny(of: $0) }) else {
        continue
      }
      chosen.append(answer)
      try extend(&chosen, rest, limit, &found)
      chosen.removeLast()
    }
  }

  // MARK: The count

  /// Returns the number of all plans, at most `Int.max`; nil when the search takes too long.
  mutating func count() throws(PentadError) -> Int? {
    steps = 0
    return try count(Array(questions.indices), AnswerSet(upTo: answers.count))
  }

  private mutating func count(
    _ open: [Int], _ domain: AnswerSet
  ) throws(PentadError) -> Int? {
    var product = 1
    for part in parts(of: open, domain) {
      guard try step(open.count) else { return nil }
      let number: Int?
      if part.count == 1 {
        number = questions[part[0]].count(where: domain.contains)
      } else {
        number = try countPart(part, domain)
      }
      guard let number else { return nil }
      if number == 0 { return 0 }
      let (next, isOver) = product.multipliedReportingOverflow(by: number)
      product = isOver ? .max : next
    }
    return product
  }

  /// Counts the plans of dependent questions, for each answer of the first question.
  private mutating func countPart(
    _ part: [Int], _ domain: AnswerSet
  ) throws(PentadError) -> Int? {
    var sum = 0
    let first = part[0]
    for answer in questions[first] where domain.contains(answer) {
      let rest = domain.intersection(allowed[answer])
      guard part.allSatisfy({ $0 == first || rest.containsAny(of: questions[$0]) }) else {
        continue
      }
      guard let number = try count(Array(part.dropFirst()), rest) else { return nil }
      let (next, isOver) = sum.addingReportingOverflow(number)
      sum = isOver ? .max : next
    }
    return sum
  }

  /// Groups questions that depend on each other. In each group, the question with the most ties
  /// comes first.
  private func parts(of open: [Int], _ domain: AnswerSet) -> [[Int]] {
    var ties: [Int: Set<Int>] = [:]
    for (index, one) in open.enumerated() {
      for other in open[(index + 1)...] where isTied(one, other, domain) {
        ties[one, default: []].insert(other)
        ties[other, default: []].insert(one)
      }
    }
    var parts: [[Int]] = []
    var seen: Set<Int> = []
    for question in open where seen.insert(question).inserted {
      var (part, waiting) = ([Int](), [question])
      while let next = waiting.popLast() {
        part.append(next)
        for other in (ties[next] ?? []).sorted() where seen.insert(other).inserted {
          waiting.append(other)
        }
      }
      let order = part.sorted { (ties[$0]?.count ?? 0, $1) > (ties[$1]?.count ?? 0, $0) }
      parts.append(order)
    }
    return parts
  }

  private func isTied(_ one: Int, _ other: Int, _ domain: AnswerSet) -> Bool {
    questions[one].contains { first in
      domain.contains(first) && domain.containsAny(of: questions[other], outside: allowed[first])
    }
  }
}

/// A set of answers, by their indices.
private struct AnswerSet {
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
