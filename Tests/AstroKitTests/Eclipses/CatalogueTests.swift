#if Astro
  import PentadCore
  import Testing

  @testable import AstroKit

  /// All eclipses of two centuries against F. Espenak's catalogues.
  struct CatalogueTests {
    static let range = 2_396_758.5..<2_470_173.5

    @Test func solarEclipsesAgreeWithTheCatalogue() async throws {
      let rows = try AlmanacFixtures.rows("nasa-solar-eclipses.csv")
      let swiss = try SwissEphemeris()
      let found = try await swiss.solarEclipses(in: Self.range)
      try #require(found.count == rows.count)
      #expect(rows.count == 457)
      for (eclipse, row) in zip(found, rows) {
        let greatest = try Instant(utc: "\(row[0])T\(row[1])")
        let dynamical = Reference.run { reference in
          eclipse.greatest.julianDay + reference.deltaT(eclipse.greatest.julianDay)
        }
        let seconds = Instant(julianDay: dynamical).seconds(after: greatest)
        #expect(abs(seconds) < 10, "\(row)")
        #expect(Int(row[2]) == eclipse.saros?.series)
        #expect(abs(eclipse.gamma - (try #require(Double(row[4])))) < 0.0002, "\(row)")
        #expect(abs(eclipse.magnitude - (try #require(Double(row[5])))) < 0.0008, "\(row)")
        // 3 October 1986, magnitude 1.0000, is between annular and hybrid.
        guard row[0] != "1986-10-03" else { continue }
        #expect(eclipse.kind == Self.solarKinds[row[3].prefix(1)], "\(row)")
        #expect(eclipse.isCentral == !(row[3].contains { "P+-".contains($0) }), "\(row)")
      }
    }

    /// The catalogue's edition has larger shadows than later ones, by 0.005 and 0.0255 in magnitude.
    @Test func lunarEclipsesAgreeWithTheCatalogue() async throws {
      let all = try AlmanacFixtures.rows("nasa-lunar-eclipses.csv")
      let rows = try all.filter { try #require(Double($0[5])) > 0.025 }
      #expect(all.count == 474)
      let swiss = try SwissEphemeris()
      let found = try await swiss.lunarEclipses(in: Self.range)
      try #require(found.count == rows.count)
      for (eclipse, row) in zip(found, rows) {
        let greatest = try Instant(utc: "\(row[0])T\(row[1])")
        // 65 s, and what the minute hides.
        #expect(abs(eclipse.greatest.seconds(after: greatest)) < 65, "\(row)")
        #expect(Int(row[2]) == eclipse.saros?.series)
        #expect(abs(eclipse.gamma - (try #require(Double(row[4])))) < 0.0008, "\(row)")
        let penumbral = try #require(Double(row[5])) - 0.0255
        #expect(abs(eclipse.penumbralMagnitude - penumbral) < 0.0015, "\(row)")
        let umbral = try #require(Double(row[6])) - 0.005
        // Within 0.006 of a border the shadows' size decides.
        if min(abs(umbral), abs(umbral - 1)) > 0.006 {
          #expect(eclipse.kind == Self.lunarKinds[row[3].prefix(1)], "\(row)")
        }
        if eclipse.kind != .penumbral {
          #expect(abs(eclipse.umbralMagnitude - umbral) < 0.0015, "\(row)")
        }
      }
    }

    /// libswe's own search finds no contacts of an eclipse so slight.
    @Test func theSlightestEclipseHasItsContacts() async throws {
      let found = try await SwissEphemeris().solarEclipses(in: 2_427_800..<2_427_820)
      let phase = try #require(found.first?.partialPhase)
      #expect(abs(phase.end.seconds(after: phase.start) - 588) < 20)
      #expect(found.first?.umbralPhase == nil)
    }

    static let solarKinds: [Substring: SolarEclipse.Kind] = [
      "P": .partial, "A": .annular, "T": .total, "H": .hybrid,
    ]
    static let lunarKinds: [Substring: LunarEclipse.Kind] = [
      "N": .penumbral, "P": .partial, "T": .total,
    ]
  }
#endif
