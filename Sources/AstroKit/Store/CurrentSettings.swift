import PentadCore

/// The settings of a store in memory: those of the last change or of the last read.
///
/// All handlers of a store share them.
final class CurrentSettings: Sendable {
  /// The version -1 means that nothing has been read; any version in the store is later.
  private let state = Lock(VersionedSettings(version: -1))
  private let backend: any AstroBackend
  private let events: EventHub<AstroEvent>

  init(_ backend: any AstroBackend, _ events: EventHub<AstroEvent>) {
    (self.backend, self.events) = (backend, events)
  }

  var value: AstroSettings { state.withLock { $0.settings } }

  /// Reads the stored settings.
  func load() async throws(PentadError) { publish(take(try await backend.settings())) }

  /// Changes the stored settings, which another store may have changed since they were read here.
  ///
  /// - Throws: `invalid` for a text that contains a NUL, at which a store would truncate it.
  func change(
    _ change: @escaping @Sendable (inout AstroSettings) -> Void
  ) async throws(PentadError) {
    let isRefused = Lock(false)
    let new = try await backend.changeSettings { settings in
      let before = settings
      change(&settings)
      let hasNUL = settings.texts.values.contains { $0.hasNUL }
      isRefused.withLock { $0 = hasNUL }
      if hasNUL { settings = before } else { Self.noteMove(&settings, from: before) }
    }
    publish(take(new))
    guard !isRefused.withLock({ $0 }) else {
      throw PentadError(.invalid, "a text of the settings must not contain a NUL character")
    }
  }

  /// Replaces the settings, unless later ones are here already.
  ///
  /// - Returns: the settings before and after; nil when none were here, or later ones.
  @discardableResult
  func take(_ new: VersionedSettings) -> (old: AstroSettings, new: AstroSettings)? {
    state.withLock { state in
      guard new.version > state.version else { return nil }
      defer { state = new }
      return state.version < 0 ? nil : (state.settings, new.settings)
    }
  }

  /// Records a move: a place far from the reference becomes the new reference for later moves.
  private static func noteMove(_ settings: inout AstroSettings, from old: AstroSettings) {
    guard let place = settings.location, place != old.location else { return }
    guard let reference = settings.farReference, !place.isFar(from: reference) else {
      settings.farReference = place
      return
    }
  }

  private func publish(_ change: (old: AstroSettings, new: AstroSettings)?) {
    guard let (old, new) = change else { return }
    if new.location != old.location {
      events.publish(.locationChanged)
      if let reference = old.farReference, new.location?.isFar(from: reference) == true {
        events.publish(.locationMovedFar)
      }
    }
    var (before, after) = (old, new)
    (before.location, after.location) = (nil, nil)
    (before.farReference, after.farReference) = (nil, nil)
    if before != after { events.publish(.settingsChanged) }
  }
}
