public import PentadCore

extension Timetable {
  /// The maximum number of sections in a plan search.
  public static let sectionLimit = 2_000

  /// Returns the ways to choose sections of classes so that no two meetings overlap, by the rules
  /// of ``conflicts(among:choosing:)``, and none overlaps a blocked time. Sections of one class are
  /// compared, too.
  ///
  /// The best plan comes first: the one with the fewest days of the week with a meeting, then with
  /// the fewest minutes between the meetings of a day. Among equal plans, the sections that come
  /// first in the classes are preferred. A repeated class is left out. If no plan without a conflict
  /// is found, ``SectionPlans/closest`` has the plans with the fewest overlapping pairs, then with the
  /// fewest overlapping minutes of the week. If the search proves that there is none,
  /// ``SectionPlans/obstacles`` has the reasons.
  ///
  /// Sections whose times are not announced or could not be read have no conflicts, and are listed
  /// in ``SectionPlan/unscheduled``. Days and minutes are counted as if all meetings were held in
  /// each week. Sections with linked names, such as the lecture `A00` and the discussion `A01`, are
  /// attended together.
  ///
  /// The search can be cancelled with its task. Each of its parts (the count, the plans, the
  /// reasons) stops after 100,000 steps, and the search for the closest plans after 10,000; the
  /// result is marked as incomplete then.
  ///
  /// - Parameters:
  ///   - choices: the fixed choices. Those of other classes are ignored.
  ///   - blocked: the times to keep free, at most 100.
  ///   - limit: the maximum number of plans to return, 0…1000; the count includes all.
  /// - Throws: ``PentadCore/PentadError/Code/cancelled``; ``PentadCore/PentadError/Code/invalid``
  ///   for more than ``sectionLimit`` sections or ``StellarPlan/blockedLimit`` blocked times, and for
  ///   a choice of a section or a term that its class does not have.
  ///
  /// C: `pentad_stellar_class_list_plans`.
  @concurrent
  public static func plans(
    for classes: [StellarClass], choosing choices: [SectionChoice] = [],
    avoiding blocked: [BlockedTime] = [], first limit: Int = 10
  ) async throws(PentadError) -> SectionPlans {
    let limit = min(max(limit, 0), 1_000)
    let classes = classes.unique(by: \.identity)
    try ClassSections.check(choices, of: classes)
    guard blocked.count <= StellarPlan.blockedLimit else {
      throw PentadError(
        .invalid, "a plan has at most \(StellarPlan.blockedLimit) blocked times")
    }
    let problem = try PlanProblem(classes, choices, blocked)
    var search = PlanSearch(problem)
    let count = try search.count()
    var ranking = PlanRanking(problem, limit: limit, allowsConflicts: false)
    if count != 0 { try ranking.run() }
    let (plans, found) = (ranking.plans, ranking.found)
    if plans.isEmpty {
      ranking = PlanRanking(problem, limit: limit, allowsConflicts: true)
      try ranking.run()
    }
    return SectionPlans(
      plans: plans, count: count ?? found, isCountExact: count != nil && count != .max,
      isBest: ranking.isComplete, closest: plans.isEmpty ? ranking.plans : [],
      obstacles: count == 0 ? try search.obstacles() : [])
  }
}
