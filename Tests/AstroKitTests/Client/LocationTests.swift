import PentadCore
import Testing

@testable import AstroKit

@Suite struct LocationTests {
  static func place(_ latitude: Double, _ longitude: Double, _ elevation: Double = 0) throws
    -> Place
  {
    try Place(latitude: latitude, longitude: longitude, elevation: elevation, timeZone: .utc)
  }

  /// The original cut the fractions off, and took the way around the Earth over the date line.
  @Test func farIsTwoDegreesOrAHundredMetres() throws {
    let cases: [((Double, Double, Double), (Double, Double, Double), Bool)] = [
      ((10, 20, 0), (12, 20, 0), false), ((10, 20, 0), (12.001, 20, 0), true),
      ((10, 20, 0), (10, 22.9, 0), true), ((10, 20, 0), (10, 18, 0), false),
      ((0, 179.5, 0), (0, -179.5, 0), false), ((0, 179, 0), (0, -178.9, 0), true),
      ((0, 180, 0), (0, -180, 0), false), ((10, 20, 0), (10, 20, 100), false),
      ((10, 20, 0), (10, 20, -101), true), ((90, 0, 0), (90, 120, 0), false),
      ((-1.5, 0, 0), (0.6, 0, 0), true),
    ]
    for (one, other, isFar) in cases {
      let (one, other) = (
        try Self.place(one.0, one.1, one.2), try Self.place(other.0, other.1, other.2)
      )
      #expect(one.isFar(from: other) == isFar && other.isFar(from: one) == isFar)
    }
  }

  @Test func manySmallStepsMakeAFarWay() async throws {
    let handler = try await MasterDataHandler(source: ScriptedSource())
    let log = EventLogger(handler.store.events)
    for step in 0...5 {
      try await handler.locations.update(try Self.place(Double(step) * 0.9, 0))
      try await handler.locations.update(try Self.place(Double(step) * 0.9, 0))
    }
    #expect(
      log.events == [
        .locationChanged, .locationChanged, .locationChanged, .locationChanged, .locationMovedFar,
        .locationChanged, .locationChanged,
      ])
    #expect(handler.locations.location == (try Self.place(4.5, 0)))
  }

  @Test func changesFromManyTasksAreAllKept() async throws {
    let handler = try await MasterDataHandler(source: ScriptedSource())
    try await handler.changeSettings { $0.endpoint = "" }
    try await withThrowingTaskGroup { group in
      for _ in 0..<50 {
        group.addTask { try await handler.changeSettings { $0.endpoint? += "x" } }
      }
      try await group.waitForAll()
    }
    #expect(handler.settings.endpoint?.count == 50)
  }

  @Test func settingsSurviveAsText() throws {
    let rule = try HorizonRule(disc: .lowerLimb, refraction: 35.25, isGeocentric: true)
    let settings = AstroSettings(
      location: SampleDays.kelowna, farReference: SampleDays.kolkata,
      sunviewDate: try CivilDate(-44, 3, 15), endpoint: "https://example.org/?a=b,c|;",
      options: PanchangOptions(
        sunrise: .hindu, moonrise: rule, months: .purnimanta, vikramaYear: .kartikadi,
        ayanamsa: .trueRevati, dayBoundary: .civil, samvatsaraRule: .meshaEntryBija,
        vedicRitu: .solarMonths))
    #expect(AstroSettings(settings.texts) == settings)
    #expect(AstroSettings([:]) == AstroSettings())
    // Settings of a version without the later options, and those of a newer one.
    let old = PanchangOptions(months: .purnimanta).text
    #expect(old.split(separator: ";").count == 6)
    #expect(PanchangOptions(text: old)?.months == .purnimanta)
    #expect(PanchangOptions(text: old + ";vedicRitu=solarMonths")?.vedicRitu == .solarMonths)
    for part in ["", "vedicRitu", "vedicRitu=none", "vedicRitu=", "later=1", "samvatsaraRule=x"] {
      #expect(PanchangOptions(text: "\(old);\(part)") == nil, "\(part)")
    }
    let odd = ["location": "91,0,0,UTC", "sunviewDate": "2026-02-30", "options": ";;;;;"]
    #expect(AstroSettings(odd) == AstroSettings())
  }
}
