#if Astro
  import CSwissEphemeris
  import TestSupport
  import Testing

  @testable import AstroKit

  /// Tithis, nakshatras, yogas, karanas and solar months against bisection on `swe_calc_ut`.
  struct AngleCrossingTests {
    static let range = Tables.start - 0.3..<Tables.start + 400

    static func value(_ reference: Reference, _ angle: AngaAngle, _ t: Double) -> Double {
      let sidereal = SEFLG_SIDEREAL
      switch angle {
      case .elongation:
        return reference.longitude(of: .moon, at: t) - reference.longitude(of: .sun, at: t)
      case .siderealMoon: return reference.longitude(of: .moon, at: t, flags: sidereal)
      case .siderealSun: return reference.longitude(of: .sun, at: t, flags: sidereal)
      case .siderealSum:
        return reference.longitude(of: .moon, at: t, flags: sidereal)
          + reference.longitude(of: .sun, at: t, flags: sidereal)
      case .tropicalSun: return reference.longitude(of: .sun, at: t)
      }
    }

    @Test(arguments: [
      (AngaAngle.elongation, 30), (.elongation, 60), (.siderealMoon, 27), (.siderealMoon, 108),
      (.siderealSum, 27), (.siderealSun, 12), (.siderealSun, 27), (.tropicalSun, 4),
    ])
    func agreesWithLibswe(angle: AngaAngle, parts: Int) async throws {
      let table = try await Tables.table(Self.range)
      let crossings = AngleCrossings(table, angle, parts: parts)
      let all = crossings.all(in: Self.range)
      let (greatest, first, last) = Reference.run { reference in
        swe_set_sid_mode(SE_SIDM_LAHIRI, 0, 0)
        var greatest = 0.0
        for crossing in all {
          let target = Double(crossing.index) * crossings.step
          let exact = bisected(crossing.julianDay - 0.002, crossing.julianDay + 0.002) {
            wrapped180(Self.value(reference, angle, $0) - target)
          }
          greatest = max(greatest, abs((exact ?? .infinity) - crossing.julianDay) * 86_400)
        }
        return (
          greatest, wrapped360(Self.value(reference, angle, Self.range.lowerBound)),
          wrapped360(Self.value(reference, angle, Self.range.upperBound))
        )
      }
      // The Sun moves 13 times more slowly: the same noise of the files is 13 times more time.
      #expect(greatest < (angle == .siderealSun || angle == .tropicalSun ? 0.1 : 0.01))
      // None is missed: the indices are consecutive from the first part to the last.
      #expect(all.first?.index == (Int(first / crossings.step) + 1) % parts)
      #expect(all.last?.index == Int(last / crossings.step))
      for (one, next) in zip(all, all.dropFirst()) {
        #expect(next.index == (one.index + 1) % parts)
        #expect(next.julianDay - one.julianDay > crossings.step / (angle.meanRate * 1.3))
        #expect(next.julianDay - one.julianDay < crossings.step / angle.slowestRate)
      }
    }

    /// Cutting a range anywhere, at a crossing itself too, gives each crossing once.
    @Test(arguments: AngaAngle.allCases)
    func bordersNeitherLoseNorRepeat(angle: AngaAngle) async throws {
      let table = try await Tables.table(Self.range)
      let crossings = AngleCrossings(table, angle, parts: 27)
      let all = crossings.all(in: Self.range)
      var random = SplitMix64(seed: 7)
      var borders = (0..<40).map { _ in random.double(in: Self.range) }
      borders += all.prefix(12).flatMap {
        [$0.julianDay, $0.julianDay.nextUp, $0.julianDay.nextDown, $0.julianDay + 1e-10]
      }
      borders += [SegmentGrid.start(of: 76_840), SegmentGrid.start(of: 76_841) + 16]
      borders = [Self.range.lowerBound] + borders.sorted() + [Self.range.upperBound]
      let cut = zip(borders, borders.dropFirst()).flatMap { crossings.all(in: $0..<$1) }
      #expect(cut.map(\.index) == all.map(\.index))
      for (one, other) in zip(cut, all) { #expect(abs(one.julianDay - other.julianDay) < 2e-9) }
    }

    @Test func nothingIsFoundBeyondTheTable() async throws {
      let table = try await Tables.table(Self.range)
      let tithis = AngleCrossings(table, .elongation, parts: 30)
      #expect(tithis.all(in: 0..<10).isEmpty)
    }
  }

  extension SplitMix64 {
    mutating func double(in range: Range<Double>) -> Double { .random(in: range, using: &self) }
  }
#endif
