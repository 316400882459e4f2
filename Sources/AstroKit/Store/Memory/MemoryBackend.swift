import PentadCore

/// A store that ends with the process.
///
/// It stores no segments and months: its users cache the newest ones themselves.
final class MemoryBackend: AstroBackend {
  private struct State {
    var alerts: [AstroAlert] = []
    var lastID: Int64 = 0
    var settings = VersionedSettings()
    var isSuspended = false
    var isClosed = false
  }

  let isShared = false
  private let state = Lock(State())

  func month(_ key: MonthKey) async throws(PentadError) -> CachedMonth? { nil }
  func keep(_ month: CachedMonth) async throws(PentadError) {}

  func alerts() async throws(PentadError) -> [AstroAlert] {
    try change { $0.alerts }
  }

  func addAlert(due: Instant, message: String) async throws(PentadError) -> AstroAlert {
    try change { state in
      state.lastID += 1
      let alert = AstroAlert(id: state.lastID, due: due, message: message)
      state.alerts.append(alert)
      state.alerts.sort()
      return alert
    }
  }

  func removeAlert(_ id: Int64) async throws(PentadError) -> Bool {
    try change { state in
      let count = state.alerts.count
      state.alerts.removeAll { $0.id == id }
      return state.alerts.count < count
    }
  }

  func claimAlert(
    for holder: AlertHolder, at now: Instant
  ) async throws(PentadError) -> AstroAlert? {
    try change { state in
      let held = holder.held
      let alert = state.alerts.first { $0.due <= now && !held.contains($0.id) }
      if let alert { holder.hold(alert.id) }
      return alert
    }
  }

  func nextDue(for holder: AlertHolder, at now: Instant) async throws(PentadError) -> Instant? {
    try change { state in
      let held = holder.held
      return state.alerts.first { !held.contains($0.id) }?.due
    }
  }

  func noteClaims(of holder: AlertHolder, at now: Instant) async throws(PentadError) {}

  func settings() async throws(PentadError) -> VersionedSettings { try change { $0.settings } }

  func changeSettings(
    _ change: @escaping @Sendable (inout AstroSettings) -> Void
  ) async throws(PentadError) -> VersionedSettings {
    try self.change { state in
      state.settings = state.settings.changed(by: change)
      return state.settings
    }
  }

  func usage() async throws(PentadError) -> AstroStorageUsage {
    try change { AstroStorageUsage(bytes: 0, segments: 0, months: 0, alerts: $0.alerts.count) }
  }

  func clearCache() async throws(PentadError) { try change { _ in } }

  func eraseAll() async throws(PentadError) -> VersionedSettings {
    try change { state in
      state.alerts = []
      state.settings = VersionedSettings(version: state.settings.version + 1)
      return state.settings
    }
  }

  func suspend() async throws(PentadError) { try setSuspended(true) }

  func resume() async throws(PentadError) -> (rowsKept: Int, isPartial: Bool)? {
    try setSuspended(false)
    return nil
  }

  func close() async { state.withLock { $0.isClosed = true } }

  private func setSuspended(_ isSuspended: Bool) throws(PentadError) {
    try state.withLock { (state) throws(PentadError) in
      try Self.require(state, isSuspended: true)
      state.isSuspended = isSuspended
    }
  }

  private func change<Value: Sendable>(
    _ body: (inout State) -> Value
  ) throws(PentadError) -> Value {
    try state.withLock { (state: inout sending State) throws(PentadError) -> Value in
      try Self.require(state)
      return body(&state)
    }
  }

  /// Checks that the store is open.
  ///
  /// - Parameter isSuspended: true if the store may be suspended.
  private static func require(
    _ state: State, isSuspended: Bool = false
  ) throws(PentadError) {
    guard !state.isClosed else { throw PentadError.closed("store") }
    guard isSuspended || !state.isSuspended else {
      throw PentadError(.suspended, "the store is suspended; resume it first")
    }
  }

  func load(_ indices: Range<Int>, fingerprint: String) async -> [EphemerisSegment] { [] }
  func save(_ segments: [EphemerisSegment], fingerprint: String) async {}
  func loadAyanamsa(
    _ ayanamsa: Ayanamsa, _ indices: Range<Int>, fingerprint: String
  ) async -> [AyanamsaSpan] { [] }
  func saveAyanamsa(_ spans: [AyanamsaSpan], fingerprint: String) async {}
  func latestFingerprint() async -> String? { nil }
}
