/// A way to attend classes without a conflict: one section of each kind that has several.
///
/// C: `pentad_stellar_section_plan`.
public struct SectionPlan: Hashable, Sendable {
  /// A choice for each such kind, in the order of the classes and their times; includes the given
  /// choices.
  public let choices: [SectionChoice]
}

/// The ways to attend classes without a conflict.
///
/// C: `pentad_stellar_section_plans`.
public struct SectionPlans: Hashable, Sendable {
  /// The first plans, in the order of the sections in the classes.
  public let plans: [SectionPlan]
  /// The number of all plans, at most `Int.max`.
  public let count: Int
  /// True if ``count`` is exact. Otherwise there are at least as many plans, and the search was
  /// stopped.
  public let isCountExact: Bool
}
