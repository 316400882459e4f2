public import PentadCore

extension MasterDataHandler {
  /// Registers an alert and keeps it.
  ///
  /// One for the past is due at once.
  ///
  /// - Parameters:
  ///   - due: when it is due.
  ///   - message: what to show then, 4,096 bytes at most.
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for a moment that is too far away, and for a message
  ///   that is too long or has a NUL; what writing the store throws.
  ///
  /// C: `pentad_astro_handler_alert_register`.
  @discardableResult
  public func registerAlert(
    on due: Instant, message: String
  ) async throws(PentadError) -> AstroAlert {
    guard due.julianDay.isFinite, abs(due.julianDay) < 1e8 else {
      throw PentadError(.invalid, "an alert needs a moment")
    }
    guard message.utf8.count <= AstroAlert.messageLimit else {
      throw PentadError(
        .invalid, "the message of an alert has at most \(AstroAlert.messageLimit) bytes")
    }
    guard !message.hasNUL else {
      throw PentadError(.invalid, "the message of an alert has no NUL character")
    }
    let alert = try await store.backend.addAlert(due: due.wholeMilliseconds, message: message)
    store.alertsChanged.fire()
    store.events.publish(.alertRegistered(id: alert.id))
    return alert
  }

  /// The alerts that are due on a date by the clock of the user's place, or of UTC before there is one,
  /// in the order of their times.
  ///
  /// C: `pentad_astro_handler_alerts`.
  public func alerts(on date: CivilDate) async throws(PentadError) -> [AstroAlert] {
    let zone = settings.location?.timeZone ?? .utc
    return try await alerts().filter { zone.date(at: $0.due) == date }
  }

  /// All alerts that have not been given out, in the order of their times.
  ///
  /// C: `pentad_astro_handler_alerts`.
  public func alerts() async throws(PentadError) -> [AstroAlert] {
    try await store.backend.alerts()
  }

  /// Removes an alert.
  ///
  /// - Parameter id: the id with which it was registered.
  /// - Throws: ``PentadCore/PentadError/Code/notFound`` when there is none of the id any more; what writing
  ///   the store throws.
  ///
  /// C: `pentad_astro_handler_alert_deregister`.
  public func deregisterAlert(_ id: AstroAlert.ID) async throws(PentadError) {
    guard try await store.backend.removeAlert(id) else {
      throw PentadError(.notFound, "there is no alert \(id)")
    }
    store.alertsChanged.fire()
    store.events.publish(.alertRemoved(id: id))
  }

  /// The time when the next alert is due.
  ///
  /// - Returns: the time; nil when there is no alert.
  /// - Throws: what reading the store throws.
  ///
  /// C: `pentad_astro_handler_alert_next`.
  public func nextAlert() async throws(PentadError) -> Instant? {
    try await store.nextDue(at: clock.now)
  }

  /// The alerts as they come due; those that were missed come first.
  ///
  /// C: `pentad_astro_handler_subscribe_alerts`.
  public func dueAlerts() -> DueAlerts { DueAlerts(store: store, clock: clock) }

  /// Removes an alert that a reader is done with, before the reader asks for the next one.
  package func finish(_ alert: AstroAlert) async throws(PentadError) {
    _ = try await store.backend.removeAlert(alert.id)
  }
}
