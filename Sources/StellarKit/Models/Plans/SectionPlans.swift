/// A way to attend classes: one section of each kind that has several.
///
/// C: `pentad_stellar_section_plan`.
public struct SectionPlan: Hashable, Sendable {
  /// A choice for each such kind, in the order of the classes and their times; includes the given
  /// choices.
  public let choices: [SectionChoice]
  /// Other sections at the same times, which may replace the chosen one of their class and kind.
  public let alternatives: [SectionChoice]
  /// The overlaps, at most 1,000; empty for a plan without a conflict.
  public let conflicts: [PlanConflict]
  /// The attended sections that have a time that is not announced or could not be read. The plan
  /// may have a conflict with them.
  public let unscheduled: [SectionChoice]
  /// The number of days of the week with a meeting.
  public let days: Int
  /// The minutes between the first and the last meeting of a day that are not in meetings, summed
  /// over the week.
  public let idleMinutes: Int
}

/// Two parts of a plan that overlap.
///
/// C: `pentad_stellar_plan_conflict`.
public struct PlanConflict: Hashable, Sendable {
  /// The section that comes first in the list of classes.
  public let first: SectionChoice
  /// The other section; nil for an overlap with a blocked time.
  public let second: SectionChoice?
  /// The blocked time; nil for an overlap of two sections.
  public let blocked: BlockedTime?
  /// The days of the week on which the longest overlap occurs.
  public let weekdays: Weekdays
  /// The minutes since 00:00 of the longest overlap.
  public let minutes: Range<Int>
}

/// The sections of one kind of a class, such as the recitations of 8.02.
///
/// C: `pentad_stellar_class_part`.
public struct ClassPart: Hashable, Sendable {
  /// The id of the class.
  public let masterId: String
  /// The term of the class; nil for a class without one.
  public let term: StellarTerm?
  /// The kind of the sections.
  public let kind: SectionKind
}

/// Parts of classes for which no choice of sections avoids a conflict. If one part of a group is left
/// out, the others fit, unless the search was stopped.
///
/// C: `pentad_stellar_plan_obstacle`.
public struct PlanObstacle: Hashable, Sendable {
  /// The parts, in the order of the classes; one alone cannot be attended at all.
  public let parts: [ClassPart]
  /// The blocked times that contribute. If these were free, the parts would fit.
  public let blocked: [BlockedTime]
}

/// The ways to attend classes without a conflict.
///
/// C: `pentad_stellar_section_plans`.
public struct SectionPlans: Hashable, Sendable {
  /// The best plans without a conflict, the best first. Sections at the same times are in one plan,
  /// as its ``SectionPlan/alternatives``.
  public let plans: [SectionPlan]
  /// The number of all choices of sections without a conflict, at most `Int.max`.
  public let count: Int
  /// True if ``count`` is exact. Otherwise there are at least as many choices, and the search was
  /// stopped.
  public let isCountExact: Bool
  /// True if no plan is better than those in ``plans`` or ``closest``. Otherwise the search was
  /// stopped, and these are the best of the plans found.
  public let isBest: Bool
  /// If no plan without a conflict was found: the plans with the fewest conflicts, the best first.
  public let closest: [SectionPlan]
  /// If there is no plan without a conflict: the reasons, at most 100. First all pairs of parts that
  /// always overlap; without such a pair, the smallest group that was found.
  public let obstacles: [PlanObstacle]
}
