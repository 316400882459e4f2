public import PentadCore

/// The user's location as the host reports it: from a location receiver, a list of cities or a
/// form.
public struct LocationSource: Sendable {
  private let settings: CurrentSettings

  init(_ settings: CurrentSettings) { self.settings = settings }

  /// The current place; nil if none has been set.
  public var location: Place? { settings.value.location }

  /// Sets the user's place and stores it.
  ///
  /// Publishes ``AstroEvent/locationChanged`` if the place changes. Publishes
  /// ``AstroEvent/locationMovedFar`` if it is far from the place of the last such event: many small
  /// steps add up. Days of the old place are never returned for the new one.
  ///
  /// - Throws: errors from writing the store; the place is then unchanged.
  ///
  /// C: `pentad_astro_handler_location_update`.
  public func update(_ location: Place) async throws(PentadError) {
    try await settings.change { $0.location = location }
  }
}
