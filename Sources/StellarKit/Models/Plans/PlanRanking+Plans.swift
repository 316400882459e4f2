extension PlanRanking {
  /// The plans, the best first.
  var plans: [SectionPlan] { best.map(plan) }

  private func plan(_ score: PlanScore) -> SectionPlan {
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
      conflicts: allowsConflicts ? conflicts(score.order) : [],
      unscheduled: score.order.filter { answers[$0].isUnscheduled }.map { answers[$0].choice },
      days: score.days, idleMinutes: score.idle)
  }

  /// The maximum number of listed overlaps. 2,000 sections at one time have 2 million.
  private static let conflictLimit = 1_000

  private func conflicts(_ chosen: [Int]) -> [PlanConflict] {
    var conflicts: [PlanConflict] = []
    for (place, first) in chosen.enumerated() {
      let choice = problem.answers[first].choice
      for index in problem.answers[first].blocked where conflicts.count < Self.conflictLimit {
        guard let overlap = problem.overlap(first, blocked: index) else { continue }
        conflicts.append(
          PlanConflict(
            first: choice, second: nil, blocked: problem.blocked[index],
            weekdays: overlap.weekdays, minutes: overlap.minutes))
      }
      for second in chosen[(place + 1)...] {
        if conflicts.count >= Self.conflictLimit { return conflicts }
        guard let overlap = problem.overlap(first, second) else { continue }
        conflicts.append(
          PlanConflict(
            first: choice, second: problem.answers[second].choice, blocked: nil,
            weekdays: overlap.weekdays, minutes: overlap.minutes))
      }
    }
    return conflicts
  }
}
