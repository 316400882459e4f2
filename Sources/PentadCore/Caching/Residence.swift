/// The places where a value is kept.
///
/// The set is open: a later version may add a place.
public struct Residence: OptionSet, Hashable, Sendable {
  /// The bits of the places.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// In the memory of the process, until the process ends or the value is evicted.
  public static let memory = Residence(rawValue: 1)
  /// On the disk, so that it survives a restart.
  public static let disk = Residence(rawValue: 2)
}
