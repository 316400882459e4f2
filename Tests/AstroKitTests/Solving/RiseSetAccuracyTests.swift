#if Astro
  import Foundation
  import Testing

  @testable import AstroKit

  /// Risings and settings against the zero of libswe's own condition.
  struct RiseSetAccuracyTests {
    /// The greatest difference in seconds, and how many crossings had no zero of libswe nearby.
    struct Comparison {
      var greatest = 0.0
      var sumOfSquares = 0.0
      var count = 0
      var unmatched = 0
      var rms: Double { (sumOfSquares / Double(max(1, count))).squareRoot() }
    }

    static func compare(
      _ crossings: [HorizonCrossing], _ body: Luminary, _ place: Place, _ rule: HorizonRule
    ) -> Comparison {
      Reference.run { reference in
        var comparison = Comparison()
        for crossing in crossings {
          let exact = [20.0, 60, 180, 540].lazy.compactMap { width in
            bisected(crossing.julianDay - width / 86_400, crossing.julianDay + width / 86_400) {
              reference.height(of: body, at: $0, place: place, rule: rule)
            }
          }.first
          guard let exact else {
            comparison.unmatched += 1
            continue
          }
          let difference = (crossing.julianDay - exact) * 86_400
          comparison.greatest = max(comparison.greatest, abs(difference))
          comparison.sumOfSquares += difference * difference
          comparison.count += 1
        }
        return comparison
      }
    }

    @Test(arguments: [0, 23.18, 49.28, 60, 69.6, -77], Luminary.allCases)
    func agreesWithLibswe(latitude: Double, body: Luminary) async throws {
      let range = Tables.start..<Tables.start + 366
      let table = try await Tables.table(range)
      let place = try place(latitude)
      let crossings = Horizon(table, place: place).riseAndSet(of: body, in: range)
      let comparison = Self.compare(crossings, body, place, .upperLimb)
      #expect(comparison.unmatched == 0)
      #expect(comparison.greatest < (abs(latitude) <= 60 ? 0.01 : 0.05))
    }

    /// Ten years, by hand: `PENTAD_LONG_TESTS=1 swift test --filter tenYears`.
    @Test(
      .enabled(if: ProcessInfo.processInfo.environment["PENTAD_LONG_TESTS"] != nil),
      arguments: [0, 23.18, 49.28, 60, 69.6, -77], Luminary.allCases)
    func tenYears(latitude: Double, body: Luminary) async throws {
      let range = Tables.start..<Tables.start + 3_653
      let table = try await Tables.table(range)
      let place = try place(latitude)
      let crossings = Horizon(table, place: place).riseAndSet(of: body, in: range)
      let comparison = Self.compare(crossings, body, place, .upperLimb)
      #expect(comparison.unmatched == 0)
      #expect(comparison.greatest < (abs(latitude) <= 60 ? 0.01 : 0.05))
      print(latitude, body, comparison.count, "max", comparison.greatest, "rms", comparison.rms)
    }

    @Test(arguments: [0, 23.18, 49.28, 60, 69.6, -77], Luminary.allCases)
    func missesNothing(latitude: Double, body: Luminary) async throws {
      let range = Tables.start..<Tables.start + 366
      let table = try await Tables.table(range)
      let place = try place(latitude)
      let crossings = Horizon(table, place: place).riseAndSet(of: body, in: range)
      let kinds = Reference.run { reference in
        var kinds: [HorizonCrossing.Kind] = []
        var wasUp = false
        for k in 0...366 * 72 {
          let t = range.lowerBound + Double(k) / 72
          let isUp = reference.height(of: body, at: t, place: place, rule: .upperLimb) > 0
          if k > 0, isUp != wasUp { kinds.append(isUp ? .rise : .set) }
          wasUp = isUp
        }
        return kinds
      }
      #expect(crossings.map(\.kind) == kinds)
    }
  }
#endif
