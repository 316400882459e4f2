import PentadCore

/// A search for the best plans, with or without conflicts. Sections of a question at the same times
/// are one answer.
struct PlanRanking {
  /// The order of plans: the lower is the better.
  private struct Score: Comparable {
    var clashes = 0
    var minutes = 0
    var days = 0
    var idle = 0
    /// The answers, in the order of the questions.
    var order: [Int] = []

    static func < (one: Score, other: Score) -> Bool {
      let (first, second) = (one.numbers, other.numbers)
      return first == second ? one.order.lexicographicallyPrecedes(other.order) : first < second
    }

    private var numbers: (Int, Int, Int, Int) { (clashes, minutes, days, idle) }

    /// True if no plan that extends this one can be better than another plan. The idle minutes may
    /// still change; the other numbers only grow.
    func isWorse(than last: Score) -> Bool {
      (clashes, minutes, days) > (last.clashes, last.minutes, last.days)
    }
  }

  private let problem: PlanProblem
  private let limit: Int
  private let allowsClashes: Bool
  /// The first of the answers at the same times, for each question.
  private let distinct: [[Int]]
  /// The questions in the order of the search, those with the fewest answers first.
  private let order: [Int]
  private var best: [Score] = []
  private var steps = 0

  init(_ problem: PlanProblem, limit: Int, allowsClashes: Bool) {
    (self.problem, self.limit, self.allowsClashes) = (problem, limit, allowsClashes)
    let distinct = problem.questions.map { question in
      var seen: Set<PlanProblem.Answer.Pattern> = []
      return question.filter { seen.insert(problem.answers[$0].timetable).inserted }
    }
    self.distinct = distinct
    order = distinct.indices.sorted { (distinct[$0].count, $0) < (distinct[$1].count, $1) }
  }

  /// True if the search was not stopped.
  var isComplete: Bool { steps <= PlanSearch.stepLimit }

  // MARK: The search

  mutating func run() throws(PentadError) {
    guard limit > 0 else { return }
    let all = AnswerSet(upTo: problem.answers.count)
    var chosen = Array(repeating: 0, count: problem.questions.count)
    try extend(0, &chosen, allowsClashes ? all : problem.free, MeetingWeek(), Score())
  }

  private mutating func extend(
    _ depth: Int, _ chosen: inout [Int], _ domain: AnswerSet, _ week: MeetingWeek, _ score: Score
  ) throws(PentadError) {
    steps += 1
    guard isComplete else { return }
    if steps % 32 == 0, Task.isCancelled { throw PentadError.callCancelled }
    guard depth < order.count else {
      var score = score
      (score.days, score.idle, score.order) = (week.count, week.idle, chosen)
      return insert(score)
    }
    for answer in distinct[order[depth]] where domain.contains(answer) {
      var rest = domain
      var next = score
      if allowsClashes {
        let clashes = clashes(of: answer, with: order[..<depth].map { chosen[$0] })
        // Sections of different lectures are never attended together.
        guard let clashes else { continue }
        next.clashes += clashes.count
        next.minutes += clashes.minutes
      } else {
        rest = domain.intersection(problem.allowed[answer])
        let isPossible = order[(depth + 1)...].allSatisfy {
          rest.containsAny(of: problem.questions[$0])
        }
        guard isPossible else { continue }
      }
      var days = week
      days.add(problem.answers[answer].week)
      next.days = days.count
      if best.count == limit, let last = best.last, next.isWorse(than: last) { continue }
      chosen[order[depth]] = answer
      try extend(depth + 1, &chosen, rest, days, next)
    }
  }

  /// Returns the overlapping pairs and minutes that an answer adds; nil for an answer that does not
  /// belong to the others.
  private func clashes(
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

  private mutating func insert(_ score: Score) {
    if best.count == limit, let last = best.last, !(score < last) { return }
    var (low, high) = (0, best.count)
    while low < high {
      let middle = (low + high) / 2
      if best[middle] < score { low = middle + 1 } else { high = middle }
    }
    best.insert(score, at: low)
    if best.count > limit { best.removeLast() }
  }

  // MARK: The plans

  /// The plans, the best first.
  var plans: [SectionPlan] { best.map(plan) }

  private func plan(_ score: Score) -> SectionPlan {
    let answers = problem.answers
    let open = zip(score.order, problem.isOpen).filter(\.1).map(\.0)
    var others: [SectionChoice] = []
    for (answer, question) in zip(score.order, problem.questions) {
      others += question.filter {
        $0 != answer && answers[$0].timetable == answers[answer].timetable
      }.map { answers[$0].choice }
    }
    return SectionPlan(
      choices: open.map { answers[$0].choice }, alternatives: others,
      clashes: allowsClashes ? clashes(score.order) : [],
      unscheduled: score.order.filter { answers[$0].isUnscheduled }.map { answers[$0].choice },
      days: score.days, idleMinutes: score.idle)
  }

  private func clashes(_ chosen: [Int]) -> [PlanClash] {
    var clashes: [PlanClash] = []
    for (place, first) in chosen.enumerated() {
      let choice = problem.answers[first].choice
      for index in problem.answers[first].blocked {
        guard let overlap = problem.overlap(first, blocked: index) else { continue }
        clashes.append(
          PlanClash(
            first: choice, second: nil, blocked: problem.blocked[index],
            weekdays: overlap.weekdays, minutes: overlap.minutes))
      }
      for second in chosen[(place + 1)...] {
        guard let overlap = problem.overlap(first, second) else { continue }
        clashes.append(
          PlanClash(
            first: choice, second: problem.answers[second].choice, blocked: nil,
            weekdays: overlap.weekdays, minutes: overlap.minutes))
      }
    }
    return clashes
  }
}

extension PlanProblem.Answer {
  /// The properties by which sections are the same for a timetable. Rooms do not matter.
  fileprivate var timetable: Pattern {
    Pattern(
      meetings: meetings.map { meeting in
        var meeting = meeting
        meeting.location = nil
        return meeting
      }, isUnscheduled: isUnscheduled, link: link)
  }

  fileprivate struct Pattern: Hashable {
    let meetings: [Meeting]
    let isUnscheduled: Bool
    let link: String?
  }
}
