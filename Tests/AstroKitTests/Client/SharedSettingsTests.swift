import PentadCore
import Testing

@testable import AstroKit

/// Handlers on one store have one place and one set of settings.
@Suite struct SharedSettingsTests {
  let ujjain = SampleDays.kolkata
  let sydney = SampleDays.place("Australia/Sydney", -33.86, 151.21)
  let date = SampleDays.date("2026-11-20")

  func handlers(
    on store: AstroStore = .inMemory()
  ) async throws -> (MasterDataHandler, MasterDataHandler) {
    (
      try await MasterDataHandler(source: ScriptedSource(), store: store),
      try await MasterDataHandler(source: ScriptedSource(), store: store)
    )
  }

  @Test func aMoveByOneHandlerMovesTheOther() async throws {
    let (one, other) = try await handlers()
    try await other.locations.update(ujjain)
    try await one.locations.update(sydney)
    #expect(other.locations.location == sydney)
    let days = try await other.getDate(from: date, to: date)
    #expect(days.value.map(\.timeZone) == [sydney.timeZone])
  }

  @Test func goingBackIsAMoveToo() async throws {
    let (one, other) = try await handlers()
    try await other.locations.update(ujjain)
    try await one.locations.update(sydney)
    try await other.locations.update(ujjain)
    #expect(one.locations.location == ujjain && other.locations.location == ujjain)
    #expect(try await one.store.backend.settings().settings.location == ujjain)
  }

  @Test func erasingTheStoreErasesWhatAllOfThemShow() async throws {
    let (one, other) = try await handlers()
    try await one.locations.update(sydney)
    try await one.store.eraseAll()
    #expect(one.settings == AstroSettings() && other.settings == AstroSettings())
  }

  /// A store would give back what is before it.
  @Test func aTextWithANULIsRefusedAndNothingIsChanged() async throws {
    let (one, other) = try await handlers()
    try await one.changeSettings { $0.endpoint = "https://example.org" }
    let settings = one.settings
    let log = EventLogger(one.store.events)
    await expect(throwing: .invalid) {
      try await one.changeSettings {
        $0.endpoint = "https://example.org\0/apiv2.php"
        $0.location = SampleDays.kolkata
      }
    }
    #expect(one.settings == settings && other.settings == settings)
    #expect(try await one.store.backend.settings().settings == settings)
    #expect(log.events.isEmpty)
  }

  #if Storage
    /// The comparison uses what another store wrote to the file, not this store's memory of it.
    @Test func twoStoresOfAFolderCompareWithTheFile() async throws {
      let folder = try TemporaryFolder()
      let one = try await MasterDataHandler(
        source: ScriptedSource(), store: try await AstroStore.open(folder: folder.path))
      let other = try await MasterDataHandler(
        source: ScriptedSource(), store: try await AstroStore.open(folder: folder.path))
      try await other.locations.update(ujjain)
      try await one.locations.update(sydney)
      let log = EventLogger(other.store.events)
      try await other.locations.update(ujjain)
      #expect(try await one.store.backend.settings().settings.location == ujjain)
      #expect(log.events.isEmpty, "for those who look at it, the place is what it was")
      try await one.changeSettings { $0.endpoint = "https://example.org" }
      try await other.changeSettings { $0.endpoint = "https://example.org" }
      #expect(log.events == [.settingsChanged])
      await one.store.close()
      await other.store.close()
    }
  #endif
}
