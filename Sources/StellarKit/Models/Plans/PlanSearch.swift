import PentadCore

/// A count of the choices of sections without a conflict, and the reasons if there are none.
struct PlanSearch {
  private let problem: PlanProblem
  private var steps = 0

  /// The maximum number of steps of each part of a search.
  static let stepLimit = 100_000

  init(_ problem: PlanProblem) { self.problem = problem }

  private func checkCancellation() throws(PentadError) {
    if Task.isCancelled { throw PentadError.callCancelled }
  }

  /// Counts steps, one for each open question; returns false when the limit is exceeded.
  private mutating func step(_ open: Int) throws(PentadError) -> Bool {
    steps += open + 1
    if steps % 32 <= open { try checkCancellation() }
    return steps <= Self.stepLimit
  }

  // MARK: The count

  /// Returns the number of all plans, at most `Int.max`; nil when the search takes too long.
  mutating func count() throws(PentadError) -> Int? {
    steps = 0
    return try count(Array(problem.questions.indices), problem.free)
  }

  private mutating func count(
    _ open: [Int], _ domain: AnswerSet
  ) throws(PentadError) -> Int? {
    var product = 1
    for part in parts(of: open, domain) {
      guard try step(open.count) else { return nil }
      let number: Int?
      if part.count == 1 {
        number = problem.questions[part[0]].count(where: domain.contains)
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
    for answer in problem.questions[first] where domain.contains(answer) {
      let rest = domain.intersection(problem.allowed[answer])
      guard part.allSatisfy({ $0 == first || rest.containsAny(of: problem.questions[$0]) }) else {
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
    problem.questions[one].contains { first in
      domain.contains(first) && domain.containsAny(of: problem.questions[other], outside: problem.allowed[first])
    }
  }

  // MARK: Reasons

  private static let obstacleLimit = 100

  /// Returns the reasons why there is no choice without a conflict: parts that cannot be attended,
  /// and pairs that always overlap; otherwise a group of which no part can be left out.
  mutating func obstacles() throws(PentadError) -> [PlanObstacle] {
    steps = 0
    let questions = problem.questions.indices
    let single = questions.filter { !problem.free.containsAny(of: problem.questions[$0]) }
    var groups = single.map { [$0] }
    for (place, first) in questions.enumerated() where !single.contains(first) {
      try checkCancellation()
      for second in questions[(place + 1)...] where !single.contains(second) {
        guard groups.count < Self.obstacleLimit else { break }
        if !fits(first, second, problem.free) { groups.append([first, second]) }
      }
    }
    if groups.isEmpty { groups = [try smallestGroup()] }
    var found: [PlanObstacle] = []
    for group in groups { found.append(try obstacle(group)) }
    return found
  }

  private func fits(_ first: Int, _ second: Int, _ domain: AnswerSet) -> Bool {
    problem.questions[first].contains { answer in
      domain.contains(answer)
        && domain.intersection(problem.allowed[answer]).containsAny(of: problem.questions[second])
    }
  }

  /// Returns questions without a common answer. Each question is left out once, and stays out if the
  /// rest still has none.
  private mutating func smallestGroup() throws(PentadError) -> [Int] {
    var group = Array(problem.questions.indices)
    for question in group {
      let rest = group.filter { $0 != question }
      if try count(rest, problem.free) == 0 { group = rest }
    }
    return group
  }

  private mutating func obstacle(_ group: [Int]) throws(PentadError) -> PlanObstacle {
    let answers = group.flatMap { problem.questions[$0] }
    let indices = Set(answers.flatMap { problem.answers[$0].blocked })
    let withoutBlocked =
      indices.isEmpty ? 0 : try count(group, AnswerSet(upTo: problem.answers.count))
    return PlanObstacle(
      parts: group.map { question in
        let answer = problem.answers[problem.questions[question].lowerBound]
        return ClassPart(
          masterId: answer.choice.masterId, term: answer.choice.term, kind: answer.kind)
      },
      blocked: withoutBlocked == 0 ? [] : indices.sorted().map { problem.blocked[$0] })
  }
}
