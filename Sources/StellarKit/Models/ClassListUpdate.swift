public import PentadCore

/// A stage of loading the classes of a course.
///
/// C: `pentad_stellar_classes_screen`.
public enum ClassListUpdate: Hashable, Sendable {
  /// What was stored, to be shown while the source is asked.
  case cached(Snapshot<[StellarClass]>)
  /// The classes as they are now: as the source says, or as they were stored when that is new enough.
  /// The last one.
  case fresh(Snapshot<[StellarClass]>)
  /// The source could not be asked; what was stored is kept. The last one.
  case failed(PentadError, keeping: Snapshot<[StellarClass]>?)
}
