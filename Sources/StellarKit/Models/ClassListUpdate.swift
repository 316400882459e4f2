public import PentadCore

/// A stage of loading the classes of a course.
///
/// C: `pentad_stellar_classes_screen`.
public enum ClassListUpdate: Hashable, Sendable {
  /// The stored list, to be shown while the source is queried.
  case cached(Snapshot<[StellarClass]>)
  /// The current classes, from the source or from a store that is fresh enough. The last stage.
  case fresh(Snapshot<[StellarClass]>)
  /// The source could not be queried. The stored list is kept. The last stage.
  case failed(PentadError, keeping: Snapshot<[StellarClass]>?)
}
