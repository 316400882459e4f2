/// A builder of days from the crossings of angles and of the horizon.
struct PanchangBuilder {
  let request: DayRequest
  let table: EphemerisTable
  let dates: CivilDates
  let sun: SunDays
  let lunations: [Lunation]
  var tithis: SpanTrack
  var nakshatras: SpanTrack
  var padas: SpanTrack
  var yogas: SpanTrack
  var karanas: SpanTrack
  var moonSigns: SpanTrack
  var sankrantis: SpanTrack

  init(table: EphemerisTable, request: DayRequest) {
    self.request = request
    self.table = table
    dates = CivilDates(request)
    sun = SunDays(table: table, request: request, dates: dates)
    // A limb of the Moon lasts up to 27 hours, and the Moon's stay in a sign up to 2.7 days.
    let days = sun.midnights[0] - 3..<sun.midnights[dates.count + 2] + 3
    func track(_ angle: AngaAngle, _ parts: Int) -> SpanTrack {
      SpanTrack(AngleCrossings(table, angle, parts: parts).all(in: days))
    }
    tithis = track(.elongation, Tithi.count)
    karanas = track(.elongation, Karana.count)
    let quarters = AngleCrossings(table, .siderealMoon, parts: 108).all(in: days)
    padas = SpanTrack(quarters)
    // A nakshatra has four quarters, a sign nine.
    nakshatras = SpanTrack(quarters.every(4))
    moonSigns = SpanTrack(quarters.every(9))
    yogas = track(.siderealSum, Yoga.count)
    sankrantis = track(.siderealSun, Rashi.count)
    lunations = table.lunations(in: days.lowerBound - 28..<days.upperBound + 28)
  }

  /// Returns the days of the request, in order, without the dates that the zone skipped.
  func days() -> [PanchangDay] {
    var copy = self
    return (0..<dates.count).map { copy.day($0) }
  }
}
