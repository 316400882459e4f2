#if Astro
  import CSwissEphemeris
  import Foundation

  @testable import AstroKit

  /// libswe itself, on the thread of the caller, for one synchronous stretch.
  ///
  /// Its state is the thread's: nothing may suspend inside ``run(_:)``.
  struct Reference {
    let files: EphemerisFiles

    static func run<Value>(_ body: (Reference) throws -> Value) rethrows -> Value {
      swe_set_ephe_path(EphemerisFiles.debianFolder)
      defer { swe_close() }
      return try body(Reference(files: try! EphemerisFiles(folders: nil, environment: [:])))
    }

    func calculate(_ body: Int32, at julianDay: Double, flags: Int32 = 0) -> [Double] {
      var values = [Double](repeating: 0, count: 6)
      var text = [CChar](repeating: 0, count: 256)
      let answer = swe_calc_ut(julianDay, body, SEFLG_SWIEPH | flags, &values, &text)
      return answer & SEFLG_SWIEPH != 0 ? values : [.nan, .nan, .nan, .nan, .nan, .nan]
    }

    func vector(of body: Luminary, at julianDay: Double) -> SIMD3<Double> {
      let place = calculate(body.number, at: julianDay, flags: SEFLG_EQUATORIAL | SEFLG_XYZ)
      return SIMD3(place[0], place[1], place[2])
    }

    /// Delta-T in days.
    func deltaT(_ julianDay: Double) -> Double { swe_deltat_ex(julianDay, SEFLG_SWIEPH, nil) }

    func longitude(of body: Luminary, at julianDay: Double, flags: Int32 = 0) -> Double {
      calculate(body.number, at: julianDay, flags: flags)[0]
    }

    /// libswe's own condition of rising in degrees: true altitude of the centre as `swe_azalt` gives
    /// it, the radius and the refraction. Zero at the crossing.
    func height(of body: Luminary, at julianDay: Double, place: Place, rule: HorizonRule) -> Double
    {
      if rule.isGeocentric { return hinduHeight(of: body, at: julianDay, place: place) }
      swe_set_topo(place.longitude, place.latitude, place.elevation)
      var seen = calculate(body.number, at: julianDay, flags: SEFLG_EQUATORIAL | SEFLG_TOPOCTR)
      let radius = asin(body.radius / seen[2]) / radiansPerDegree
      let sign = rule.disc == .upperLimb ? 1.0 : rule.disc == .lowerLimb ? -1 : 0
      return altitude(&seen, at: julianDay, place: place) + sign * radius + rule.refraction / 60
    }

    private func hinduHeight(of body: Luminary, at julianDay: Double, place: Place) -> Double {
      var ecliptic = calculate(body.number, at: julianDay)
      ecliptic[1] = 0
      let obliquity = calculate(SE_ECL_NUT, at: julianDay)[0]
      var equatorial = [0.0, 0, 0]
      swe_cotrans(&ecliptic, &equatorial, -obliquity)
      return altitude(&equatorial, at: julianDay, place: place)
    }

    private func altitude(_ equatorial: inout [Double], at julianDay: Double, place: Place)
      -> Double
    {
      horizontal(&equatorial, at: julianDay, place: place)[1]
    }

    /// The hour angle of a body in degrees.
    func hourAngle(of body: Luminary, at julianDay: Double, place: Place) -> Double {
      swe_set_topo(place.longitude, place.latitude, place.elevation)
      let seen = calculate(body.number, at: julianDay, flags: SEFLG_EQUATORIAL | SEFLG_TOPOCTR)
      return swe_sidtime(julianDay) * 15 + place.longitude - seen[0]
    }

    /// Azimuth from south through west, then the true altitude, in degrees.
    func horizontal(
      _ equatorial: inout [Double], at julianDay: Double, place: Place
    ) -> [Double] {
      var geographic = [place.longitude, place.latitude, place.elevation]
      var result = [0.0, 0, 0]
      swe_azalt(julianDay, SE_EQU2HOR, &geographic, 0, 0, &equatorial, &result)
      return result
    }
  }

  extension Luminary {
    /// The number of libswe.
    var number: Int32 { self == .moon ? SE_MOON : SE_SUN }
  }

  /// Bisection of a function that has different signs at the bounds, to 1e-10 days.
  func bisected(_ lower: Double, _ upper: Double, _ function: (Double) -> Double) -> Double? {
    var (low, high) = (lower, upper)
    let isRising = function(high) > 0
    guard (function(low) > 0) != isRising else { return nil }
    while high - low > 1e-10 {
      let middle = 0.5 * (low + high)
      if middle <= low || middle >= high { break }
      if (function(middle) > 0) == isRising { high = middle } else { low = middle }
    }
    return 0.5 * (low + high)
  }
#endif
