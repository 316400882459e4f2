public import PentadCore

extension Timetable {
  /// The maximum number of sections in a plan search.
  public static let sectionLimit = 2_000

  /// Returns the ways to choose sections of classes so that no two meetings overlap, by the rules
  /// of ``conflicts(among:choosing:)``.
  ///
  /// Sections whose times could not be read have no conflicts. Two recitations at the same hour are
  /// two ways. The search can be cancelled with its task. It stops after a fixed number of steps;
  /// the count may be inexact then.
  ///
  /// - Parameters:
  ///   - choices: the fixed choices.
  ///   - limit: the maximum number of plans to return, 0…1000; the count includes all.
  /// - Throws: ``PentadCore/PentadError/Code/cancelled``; ``PentadCore/PentadError/Code/invalid``
  ///   for more than ``sectionLimit`` sections.
  ///
  /// C: `pentad_stellar_class_list_plans`.
  @concurrent
  public static func plans(
    for classes: [StellarClass], choosing choices: [SectionChoice] = [], first limit: Int = 10
  ) async throws(PentadError) -> SectionPlans {
    var search = try PlanSearch(classes, choices)
    let count = try search.count()
    let plans = count == 0 ? [] : try search.plans(first: min(max(limit, 0), 1_000))
    return SectionPlans(
      plans: plans, count: count ?? plans.count, isCountExact: count != nil && count != .max)
  }
}
