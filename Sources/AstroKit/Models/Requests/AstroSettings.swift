public import PentadCore

/// What the original kept in its Settings.plist, and by which rules days are computed.
///
/// C: `pentad_astro_settings`.
public struct AstroSettings: Hashable, Sendable {
  /// Where the user is; nil until somebody says.
  public var location: Place?
  /// Where the user was when a move was last called far; nil until there is a place.
  public var farReference: Place?
  /// The date that the sun view showed last; nil for none.
  public var sunviewDate: CivilDate?
  /// The address of the server, for a remote source; nil for none.
  public var endpoint: String?
  /// By which rules days are computed.
  public var options: PanchangOptions

  /// Settings of a first start.
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
