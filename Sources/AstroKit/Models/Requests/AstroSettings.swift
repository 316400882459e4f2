public import PentadCore

/// The settings of the original app's Settings.plist, and the calculation options.
///
/// C: `pentad_astro_settings`.
public struct AstroSettings: Hashable, Sendable {
  /// The user's location; nil until it is set.
  public var location: Place?
  /// The user's location at the last far move; nil until there is a location.
  public var farReference: Place?
  /// The date last shown in the sun view; nil for none.
  public var sunviewDate: CivilDate?
  /// The address of the server, for a remote source; nil for none.
  public var endpoint: String?
  /// The calculation options.
  public var options: PanchangOptions

  /// Creates the settings of a first start.
  public init(
    location: Place? = nil, farReference: Place? = nil, sunviewDate: CivilDate? = nil,
    endpoint: String? = nil, options: PanchangOptions = PanchangOptions()
  ) {
    self.location = location
    self.farReference = farReference
    self.sunviewDate = sunviewDate
    self.endpoint = endpoint
    self.options = options
  }
}
