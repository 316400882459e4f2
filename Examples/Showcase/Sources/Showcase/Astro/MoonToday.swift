import AstroKit
import PentadCore

/// The Moon at this moment, for the head of the moon view.
struct MoonToday: Sendable {
  let path: String
  let phaseName: String
  /// `63 % lit`.
  let lit: String
  /// `Shukla Navami, Kartika`.
  let tithi: String
  let facts: [Fact]
  /// The address of the day's page.
  let address: String

  struct Fact: Sendable {
    let factName: String
    let text: String
  }

  init?(_ day: PanchangDay, at now: Instant, next: [Transition], _ stack: AstroStack) {
    guard let disc = MoonDisc(at: now, day),
      let span = day.tithis.first(where: { $0.start <= now && now < $0.end })
    else { return nil }
    let zone = day.place.timeZone
    func text(_ instant: Instant) -> String {
      LocalTime(instant, in: zone, to: .minute).text(on: day.date)
    }
    path = disc.path
    phaseName = disc.phaseName
    lit = "\(disc.litPercent) % lit"
    tithi =
      "\(span.value.paksha.name.english) \(span.value.name.english), \(day.masaName.name.english)"
    func times(_ instants: [Instant]) -> String {
      instants.isEmpty ? "None today" : instants.map(text).joined(separator: ", ")
    }
    facts =
      [
        Fact(factName: "Tithi until", text: text(span.end)),
        Fact(factName: "Moonrise", text: times(day.moonrises)),
        Fact(factName: "Moonset", text: times(day.moonsets)),
      ]
      + next.map { transition in
        Fact(
          factName: transition.value == 3 ? "Next full moon" : "Next new moon",
          text: LocalTime(transition.instant, in: zone, to: .minute).date.words)
      }
    address = stack.address(opening: .day(day.date))
  }
}

extension AstroScreens {
  /// Returns the Moon at this moment; nil where the day does not contain it.
  func moonToday(_ stack: AstroStack) async throws(PentadError) -> MoonToday? {
    let now = Instant(milliseconds: time.date())
    guard let day = try await day(around: now) else { return nil }
    // The next full moon and the next new moon are within a lunation of 30 days.
    let phases = try await calendar.transitions(
      of: .phase, in: now..<Instant(julianDay: now.julianDay + 30))
    var next: [Transition] = []
    for phase in phases where phase.value == 1 || phase.value == 3 {
      if !next.contains(where: { $0.value == phase.value }) { next.append(phase) }
    }
    return MoonToday(day, at: now, next: next, stack)
  }

  /// Returns the day that contains an instant: before sunrise, that of the date before.
  private func day(around now: Instant) async throws(PentadError) -> PanchangDay? {
    let today = try today()
    for date in [today, today.advanced(by: -1)] {
      let day = try await calendar.day(date, at: place(), options: handler.settings.options)
      if day.span.contains(now) { return day }
    }
    return nil
  }

  /// The picture of the Moon at this moment.
  func moonPicture() async throws(PentadError) -> FileReply {
    let now = Instant(milliseconds: time.date())
    guard let day = try await day(around: now), let disc = MoonDisc(at: now, day) else {
      throw PentadError(.notFound, "the phase of the moon is not known")
    }
    var picture = FileReply.svg(disc.svg)
    picture.freshFor = 60
    return picture
  }
}
