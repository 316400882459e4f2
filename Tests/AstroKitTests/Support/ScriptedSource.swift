import PentadCore

@testable import AstroKit

/// A source whose days a test writes.
final class ScriptedSource: AstroDaySource {
  typealias Script =
    @Sendable (
      _ request: DateRangeRequest, _ place: Place, _ number: Int,
      _ part: @escaping @Sendable ([DayContainer]) -> Void
    ) async throws(PentadError) -> [DayContainer]

  let sourceName: String
  let expiry: Expiry
  private let script: Script
  private let received = Lock<[DateRangeRequest]>([])

  init(
    name: String = "scripted", expiry: Expiry = .days(30), _ script: @escaping Script = plain
  ) {
    (sourceName, self.expiry, self.script) = (name, expiry, script)
  }

  var requests: [DateRangeRequest] { received.withLock { $0 } }

  func days(
    for request: DateRangeRequest, at place: Place, options: PanchangOptions,
    part: @escaping @Sendable ([DayContainer]) -> Void
  ) async throws(PentadError) -> [DayContainer] {
    let number = received.withLock { requests in
      requests.append(request)
      return requests.count
    }
    return try await script(request, place, number, part)
  }

  /// A row a date, two on each tenth, in parts of seven.
  static let plain: Script = { request, place, number, part throws(PentadError) in
    let rows = rows(request, place, number)
    for start in stride(from: 0, to: rows.count, by: 7) {
      part(Array(rows[start..<min(start + 7, rows.count)]))
    }
    return rows
  }

  static func rows(
    _ request: DateRangeRequest, _ place: Place, _ number: Int
  ) -> [DayContainer] {
    request.dates.flatMap { date in
      (0..<(date.day == 10 ? 2 : 1)).map { index in
        DayContainer(
          date: date, timeZone: place.timeZone, tithi: "\(index + 1). Request \(number)",
          fortnight: "Shukla", lunarMonth: "\(place.latitude)",
          tithiStart: Instant(
            julianDay: place.timeZone.start(of: date).julianDay + Double(index) * 0.9))
      }
    }
  }
}
