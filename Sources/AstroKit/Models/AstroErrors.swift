public import PentadCore

/// The specific error codes of AstroKit.
extension PentadError.Code {
  /// A latitude, longitude or elevation that is not a number or out of its range.
  public static let invalidPlace = Self(.invalid, detail: 0x201)
  /// A date outside the installed ephemeris files; the message names the file and its package.
  public static let outOfRange = Self(.notFound, detail: 0x204)
  /// The ephemeris folder has no file for the Sun or the Moon, or a damaged one.
  public static let ephemerisMissing = Self(.notFound, detail: 0x205)
  /// libswe answered from a coarser ephemeris than the requested one.
  public static let ephemerisDowngraded = Self(.unsupported, detail: 0x206)
}
