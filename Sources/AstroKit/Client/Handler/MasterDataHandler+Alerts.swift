public import PentadCore

extension MasterDataHandler {
  /// Registers an alert and stores it.
  ///
  /// An alert in the past is due at once.
  ///
  /// - Parameters:
  ///   - due: the time when it is due.
  ///   - message: the text to show then, at most 4,096 bytes.
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for a time that is too far away, and for a
  ///   message that is too long or contains a NUL; errors from writing the store.
  ///
  /// C: `pentad_astro_handler_alert_register`.
  @discardableResult
  public func registerAlert(
    on due: Instant, message: String
  ) async throws(PentadError) -> AstroAlert {
    guard due.julianDay.isFinite, abs(due.julianDay) < 1e8 else {
      throw PentadError(.invalid, "an alert needs a time; set it")
    }
    guard message.utf8.count <= AstroAlert.messageLimit else {
      throw PentadError(
        .invalid, "the message of an alert must have at most \(AstroAlert.messageLimit) bytes")
    }
    guard !message.hasNUL else {
      throw PentadError(.invalid, "the message of an alert must not contain a NUL character")
    }
    let alert = try await store.backend.addAlert(due: due.wholeMilliseconds, message: message)
    store.alertsChanged.fire()
    store.events.publish(.alertRegistered(id: alert.id))
    return alert
  }

  /// Returns the alerts that are due on a date, in time order. The date is in the local time of the
  /// user's place, or in UTC if there is no place.
  ///
  /// C: `pentad_astro_handler_alerts`.
  public func alerts(on date: CivilDate) async throws(PentadError) -> [AstroAlert] {
    let zone = settings.location?.timeZone ?? .utc
    return try await alerts().filter { zone.date(at: $0.due) == date }
  }

  /// Returns all alerts that have not been removed, in time order, including those that a reader
  /// holds.
  ///
  /// C: `pentad_astro_handler_alerts`.
  public func alerts() async throws(PentadError) -> [AstroAlert] {
    try await store.backend.alerts()
  }

  /// Removes an alert.
  ///
  /// - Parameter id: the id from its registration.
  /// - Throws: ``PentadCore/PentadError/Code/notFound`` when no alert has this id; errors from
  ///   writing the store.
  ///
  /// C: `pentad_astro_handler_alert_deregister`.
  public func deregisterAlert(_ id: AstroAlert.ID) async throws(PentadError) {
    guard try await store.backend.removeAlert(id) else {
      throw PentadError(.notFound, "there is no alert \(id)")
    }
    store.alertsChanged.fire()
    store.events.publish(.alertRemoved(id: id))
  }

  /// Returns the time when the next alert is due.
  ///
  /// - Returns: the time; nil when there is no alert.
  /// - Throws: errors from reading the store.
  ///
  /// C: `pentad_astro_handler_alert_next`.
  public func nextAlert() async throws(PentadError) -> Instant? {
    try await store.nextDue(at: clock.now)
  }

  /// Returns the alerts as they come due; missed alerts come first.
  ///
  /// C: `pentad_astro_handler_subscribe_alerts`.
  public func dueAlerts() -> DueAlerts { DueAlerts(store: store, clock: clock) }

  /// Removes a delivered alert before its reader asks for the next one.
  package func finish(_ alert: AstroAlert) async throws(PentadError) {
    _ = try await store.backend.removeAlert(alert.id)
  }
}
