#if Astro
  import CSwissEphemeris
  import Foundation
  import PentadCore
  import Testing

  @testable import AstroKit

  /// Places where the discs hardly touch, and where one hardly covers the other.
  struct EdgeOfShadowTests {
    /// The point on a meridian at which an eclipse begins to exist; the Sun is high there.
    struct Edge: Sendable {
      let day: Double
      let longitude: Double
      let latitude: Double
      /// North or south, into the shadow.
      let inward: Double
    }

    static let edges: [Edge] = [
      // 12 August 2026
      Edge(day: 2_461_265, longitude: -140, latitude: 48.343373, inward: 1),
      Edge(day: 2_461_265, longitude: -100, latitude: 46.325469, inward: 1),
      Edge(day: 2_461_265, longitude: -60, latitude: 18.545357, inward: 1),
      // 2 August 2027
      Edge(day: 2_461_620, longitude: -20, latitude: 2.664473, inward: 1),
      Edge(day: 2_461_620, longitude: 20, latitude: -3.271348, inward: 1),
      Edge(day: 2_461_620, longitude: 40, latitude: 63.045575, inward: -1),
      // 26 January 2028
      Edge(day: 2_461_797, longitude: -60, latitude: -36.924370, inward: 1),
      Edge(day: 2_461_797, longitude: 0, latitude: 2.218648, inward: 1),
      // 28 February 2063
      Edge(day: 2_474_614, longitude: 20, latitude: -15.456968, inward: -1),
      Edge(day: 2_474_614, longitude: 80, latitude: 26.742645, inward: -1),
      // 1 July 2076, of magnitude 0.27
      Edge(day: 2_479_486, longitude: 20, latitude: 73.696997, inward: 1),
      Edge(day: 2_479_486, longitude: 160, latitude: 65.678701, inward: 1),
    ]

    @Test(arguments: edges)
    func contactsAgreeWithTheDiscs(_ edge: Edge) async throws {
      var views: [(LocalSolarEclipse.View, Place)] = []
      // From a metre to more than a degree within the edge.
      for power in 0..<18 {
        let place = try place(
          edge.latitude + edge.inward * 1e-5 * pow(2, Double(power)), edge.longitude)
        if let view = try await Self.view(at: place, around: edge.day) {
          views.append((view, place))
        }
      }
      #expect(views.count > 12)
      for (view, place) in views { Self.expectContacts(of: view, at: place) }
    }

    /// libswe's own contacts are out of order here.
    @Test(arguments: [
      (2_461_265, 18.5771, -60), (2_461_620, -3.2549, 20), (2_479_486, 60, 170),
      (2_474_614, 23, 75), (2_461_797, -0.65, -5),
    ])
    func anEclipseOfAFewThousandthsHasItsContacts(
      _ day: Double, _ latitude: Double, _ longitude: Double
    ) async throws {
      let place = try place(latitude, longitude)
      let view = try #require(try await Self.view(at: place, around: day))
      #expect(view.magnitude < 0.01)
      Self.expectContacts(of: view, at: place)
    }

    /// On either side of the edge of totality of 12 August 2026.
    @Test(arguments: [(60.39531, -25.68999), (78.02064, 120.17415), (89.01459, 65.55950)])
    func totalityIsConsistentOrAbsent(_ latitude: Double, _ longitude: Double) async throws {
      var kinds: Set<SolarEclipse.Kind> = []
      for step in -20...20 {
        // To 45 km, in steps that grow from 100 m.
        let place = try place(latitude + 0.001 * Double(step * abs(step)), longitude)
        let view = try #require(try await Self.view(at: place, around: 2_461_265))
        kinds.insert(view.kind)
        #expect((view.umbralPhase == nil) == (view.kind == .partial), "\(place)")
        #expect(view.kind == .total ? view.magnitude > 1 : view.magnitude < 1.000_05, "\(place)")
        if let phase = view.umbralPhase {
          #expect(phase.contains(view.greatest.julianDay), "\(place)")
          #expect(view.partialPhase.start < phase.start && phase.end < view.partialPhase.end)
        }
      }
      #expect(kinds == [.partial, .total])
    }

    /// 19 February -915, whose umbra, and 4 July 5212, whose axis hardly touches the Earth.
    @Test func aShadowThatHardlyTouchesTheEarthDoesSoInOrder() async throws {
      let swiss = try SwissEphemeris()
      let early = try #require(
        try await swiss.solarEclipses(in: 1_386_900..<1_386_930).first)
      #expect(early.kind == .total && !early.isCentral)
      #expect(early.umbralPhase?.contains(early.greatest.julianDay) == true)
      let late = try #require(
        try await swiss.solarEclipses(in: 3_624_880..<3_624_900).first)
      #expect(late.isCentral)
      #expect(late.centralPhase?.contains(late.greatest.julianDay) == true)
    }

    private static func view(
      at place: Place, around day: Double
    ) async throws -> LocalSolarEclipse.View? {
      try await SwissEphemeris().solarEclipses(in: day - 2..<day + 2, at: place).first?.view
    }

    /// Against libswe's answer for a moment, which is sound at the edge too.
    private static func expectContacts(of view: LocalSolarEclipse.View, at place: Place) {
      let (start, end) = (view.partialPhase.start, view.partialPhase.end)
      let greatest = view.greatest
      #expect(start <= greatest && greatest <= end, "\(place)")
      let isCovered = Reference.run { _ in
        [
          start.advanced(bySeconds: -1), min(start.advanced(bySeconds: 1), greatest), greatest,
          max(end.advanced(bySeconds: -1), greatest), end.advanced(bySeconds: 1),
        ].map { moment in
          var site = [place.longitude, place.latitude, place.elevation]
          var attributes = [Double](repeating: 0, count: 20)
          return swe_sol_eclipse_how(
            moment.julianDay, SEFLG_SWIEPH, &site, &attributes, nil) > 0
        }
      }
      #expect(isCovered == [false, true, true, true, false], "\(place)")
    }
  }
#endif
