/// A way to attend classes without a clash: the section that is attended of each kind of which there are
/// several.
///
/// C: `pentad_stellar_section_plan`.
public struct SectionPlan: Hashable, Sendable {
  /// A choice for each such kind, in the order of the classes and their times; those that were given, too.
  public let choices: [SectionChoice]
}

/// The ways to attend classes without a clash.
///
/// C: `pentad_stellar_section_plans`.
public struct SectionPlans: Hashable, Sendable {
  /// The first of them, in the order in which the sections stand in the classes.
  public let plans: [SectionPlan]
  /// The number of all; `Int.max` for more than that.
  public let count: Int
  /// True if ``count`` is their number; otherwise there are at least as many, and the search was ended.
  public let isCountExact: Bool
}
