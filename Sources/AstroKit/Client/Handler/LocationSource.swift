public import PentadCore

/// Where the user is, as the host tells: from a receiver, a list of cities, or a form.
public struct LocationSource: Sendable {
  private let settings: CurrentSettings

  init(_ settings: CurrentSettings) { self.settings = settings }

  /// The place; nil until somebody said.
  public var location: Place? { settings.value.location }

  /// Takes a place over and keeps it.
  ///
  /// Publishes ``AstroEvent/locationChanged`` when it is another, and
  /// ``AstroEvent/locationMovedFar`` when it is far from that of the last such event: many small
  /// steps make a far way too. Days of the old place are never given for the new one.
  ///
  /// - Throws: what writing the store throws; the place is what it was then.
  ///
  /// C: `pentad_astro_handler_location_update`.
  public func update(_ location: Place) async throws(PentadError) {
    try await settings.change { $0.location = location }
  }
}
