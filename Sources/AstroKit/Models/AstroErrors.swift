public import PentadCore

/// The finer codes that AstroKit throws.
extension PentadError.Code {
  /// A latitude, longitude or elevation that is not a number or out of its range.
  public static let invalidPlace = Self(.invalid, detail: 0x201)
  /// A date outside the installed ephemeris files; the message names the file and its package.
  public static let outOfRange = Self(.notFound, detail: 0x204)
  /// The ephemeris folder holds no file at all for the Sun or the Moon, or one that is damaged.
  public static let ephemerisMissing = Self(.notFound, detail: 0x205)
  /// libswe answered from a coarser ephemeris than was asked for.
  public static let ephemerisDowngraded = Self(.unsupported, detail: 0x206)
}
