import PentadCore

/// A search for the best plans, with or without conflicts. Sections of a question at the same times
/// are one answer.
struct PlanRanking {
  let problem: PlanProblem
  private let limit: Int
  let allowsConflicts: Bool
  /// The first of the answers at the same times, for each question.
  private let distinct: [[Int]]
  /// The questions in the order of the search, those with the fewest answers first.
  private let order: [Int]
  /// The number of sections at the same times as each answer, itself included.
  private let sizes: [Int: Int]
  private(set) var best: [PlanScore] = []
  private var steps = 0
  /// The number of choices of sections that were found, at most `Int.max`. A search with a limit
  /// does not find those that are worse than the best ones.
  private(set) var found = 0

  init(_ problem: PlanProblem, limit: Int, allowsConflicts: Bool) {
    (self.problem, self.limit, self.allowsConflicts) = (problem, limit, allowsConflicts)
    var sizes: [Int: Int] = [:]
    let distinct = problem.questions.map { question in
      var seen: [PlanProblem.Answer.Pattern: Int] = [:]
      return question.filter { answer in
        let first = seen[problem.answers[answer].timetable, default: answer]
        seen[problem.answers[answer].timetable] = first
        sizes[first, default: 0] += 1
        return first == answer
      }
    }
    (self.distinct, self.sizes) = (distinct, sizes)
    order = distinct.indices.sorted { (distinct[$0].count, $0) < (distinct[$1].count, $1) }
  }

  /// True if the search was not stopped.
  var isComplete: Bool {
    steps <= (allowsConflicts ? Self.conflictStepLimit : PlanSearch.stepLimit)
  }

  /// The maximum number of steps of a search with conflicts, each of which compares an answer with
  /// all others.
  private static let conflictStepLimit = 10_000

  // MARK: The search

  mutating func run() throws(PentadError) {
    guard limit > 0 else { return }
    let all = AnswerSet(upTo: problem.answers.count)
    var part = Part(
      chosen: Array(repeating: 0, count: order.count), domain: allowsConflicts ? all : problem.free)
    // Questions with one answer come first. They need no recursion, so that thousands of classes do
    // not fill the stack.
    while part.depth < order.count, distinct[order[part.depth]].count == 1 {
      try count()
      guard let next = adding(distinct[order[part.depth]][0], to: part) else { return }
      part = next
    }
    try extend(part)
  }

  /// A plan for the first questions of the search.
  private struct Part {
    var depth = 0
    var chosen: [Int]
    /// The answers that are possible.
    var domain: AnswerSet
    var week = MeetingWeek()
    var score = PlanScore()
  }

  private mutating func count() throws(PentadError) {
    steps += 1
    if steps % 32 == 0, Task.isCancelled { throw PentadError.callCancelled }
  }

  private mutating func extend(_ part: Part) throws(PentadError) {
    try count()
    guard isComplete else { return }
    guard part.depth < order.count else {
      var score = part.score
      (score.idle, score.order) = (part.week.idle, part.chosen)
      found = part.chosen.reduce(1) { product, answer in
        let (next, isOver) = product.multipliedReportingOverflow(by: sizes[answer] ?? 1)
        return isOver ? .max : next
      }.saturatingSum(found)
      return insert(score)
    }
    for answer in distinct[order[part.depth]] where part.domain.contains(answer) {
      guard let next = adding(answer, to: part) else { continue }
      if best.count == limit, let last = best.last, next.score.isWorse(than: last) { continue }
      try extend(next)
    }
  }

  /// Returns a part with the answer to the next question; nil if no plan can follow.
  private func adding(_ answer: Int, to part: Part) -> Part? {
    guard part.domain.contains(answer) else { return nil }
    var next = part
    if allowsConflicts {
      // Sections of different lectures are never attended together.
      let others = order[..<part.depth].map { part.chosen[$0] }
      guard let conflicts = self.conflicts(of: answer, with: others) else { return nil }
      next.score.conflicts += conflicts.count
      next.score.minutes += conflicts.minutes
    } else {
      next.domain = part.domain.intersection(problem.allowed[answer])
      let isPossible = order[(part.depth + 1)...].allSatisfy {
        next.domain.containsAny(of: problem.questions[$0])
      }
      guard isPossible else { return nil }
    }
    next.week.add(problem.answers[answer].week)
    next.score.days = next.week.count
    next.chosen[order[part.depth]] = answer
    next.depth += 1
    return next
  }

  /// Returns the overlapping pairs and minutes that an answer adds; nil for an answer that does not
  /// belong to the others.
  private func conflicts(
    of answer: Int, with others: [Int]
  ) -> (count: Int, minutes: Int)? {
    var (count, minutes) = (0, 0)
    func add(_ overlap: (weekdays: Weekdays, minutes: Range<Int>)?) {
      guard let overlap else { return }
      count += 1
      minutes += overlap.weekdays.indices.count * overlap.minutes.count
    }
    for index in problem.answers[answer].blocked { add(problem.overlap(answer, blocked: index)) }
    for other in others where !problem.allowed[answer].contains(other) {
      if problem.isUnlinked(answer, other) { return nil }
      add(problem.overlap(answer, other))
    }
    return (count, minutes)
  }

  private mutating func insert(_ score: PlanScore) {
    if best.count == limit, let last = best.last, !(score < last) { return }
    var (low, high) = (0, best.count)
    while low < high {
      let middle = (low + high) / 2
      if best[middle] < score { low = middle + 1 } else { high = middle }
    }
    best.insert(score, at: low)
    if best.count > limit { best.removeLast() }
  }
}

extension Int {
  fileprivate func saturatingSum(_ other: Int) -> Int {
    let (sum, isOver) = addingReportingOverflow(other)
    return isOver ? .max : sum
  }
}
