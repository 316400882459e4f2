import PentadCore

/// The settings in memory, always those of the last change that the store has made.
final class CurrentSettings: Sendable {
  private let state: Lock<VersionedSettings>
  private let store: AstroStore

  init(_ settings: VersionedSettings, _ store: AstroStore) {
    state = Lock(settings)
    self.store = store
  }

  var value: AstroSettings { state.withLock { $0.settings } }

  /// Takes settings over, unless later ones are here already.
  func take(_ new: VersionedSettings) {
    state.withLock { state in
      if new.version > state.version { state = new }
    }
  }

  func change(
    _ change: @escaping @Sendable (inout AstroSettings) -> Void
  ) async throws(PentadError) {
    let old = Lock(AstroSettings())
    let new = try await store.backend.changeSettings { settings in
      let before = settings
      old.withLock { $0 = before }
      change(&settings)
      Self.noteMove(&settings, from: before)
    }
    take(new)
    publish(from: old.withLock { $0 }, to: new.settings)
  }

  /// A place far from the one of the last such move becomes the one that others are measured by.
  private static func noteMove(_ settings: inout AstroSettings, from old: AstroSettings) {
    guard let place = settings.location, place != old.location else { return }
    guard let reference = settings.farReference, !place.isFar(from: reference) else {
      settings.farReference = place
      return
    }
  }

  private func publish(from old: AstroSettings, to new: AstroSettings) {
    if new.location != old.location {
      store.events.publish(.locationChanged)
      if let reference = old.farReference, new.location?.isFar(from: reference) == true {
        store.events.publish(.locationMovedFar)
      }
    }
    var (before, after) = (old, new)
    (before.location, after.location) = (nil, nil)
    (before.farReference, after.farReference) = (nil, nil)
    if before != after { store.events.publish(.settingsChanged) }
  }
}
