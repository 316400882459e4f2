package import PentadCore

/// A caller's arrays that receive one item for each day, for the faces of other languages. An array
/// that is not needed is nil.
///
/// Times are milliseconds since 1970, or `Int64.min` for none. Dates are year × 10,000 + month ×
/// 100 + day. Tithis are 1…30, or 0 for none. A date that the place's clock skipped has the date 0
/// and no values. The caller waits for the call, and the arrays must have room for all days.
package struct DayColumnBuffers: @unchecked Sendable {
  package var dates: UnsafeMutablePointer<Int32>?
  package var sunrises: UnsafeMutablePointer<Int64>?
  package var sunsets: UnsafeMutablePointer<Int64>?
  package var moonrises: UnsafeMutablePointer<Int64>?
  package var moonsets: UnsafeMutablePointer<Int64>?
  package var tithis: UnsafeMutablePointer<Int32>?
  package var tithiEnds: UnsafeMutablePointer<Int64>?

  /// Creates a value without arrays.
  package init() {}

  var parts: DayParts {
    var parts: DayParts = []
    if sunrises != nil || sunsets != nil { parts.insert(.sun) }
    if moonrises != nil || moonsets != nil { parts.insert(.moon) }
    if tithis != nil || tithiEnds != nil { parts.insert(.tithi) }
    return parts
  }

  func write(_ row: DayRow, at index: Int) {
    sunrises?[index] = Self.milliseconds(row.sunrise)
    sunsets?[index] = Self.milliseconds(row.sunset)
    moonrises?[index] = Self.milliseconds(row.moonrise)
    moonsets?[index] = Self.milliseconds(row.moonset)
    tithis?[index] = Int32(truncatingIfNeeded: (row.tithi ?? -1) + 1)
    tithiEnds?[index] = Self.milliseconds(row.tithiEnd)
  }

  /// Writes an item without values and with date 0, for a date that the clock skipped.
  func writeSkipped(at index: Int) {
    dates?[index] = 0
    sunrises?[index] = .min
    sunsets?[index] = .min
    moonrises?[index] = .min
    moonsets?[index] = .min
    tithis?[index] = 0
    tithiEnds?[index] = .min
  }

  func writeDates(_ request: DayRequest) {
    guard let dates else { return }
    for index in 0..<request.count {
      dates[index] = CivilDate(julianDayNumber: request.first + index).number
    }
  }

  private static func milliseconds(_ julianDay: Double?) -> Int64 {
    guard let julianDay else { return .min }
    return Instant(julianDay: julianDay).milliseconds
  }
}

extension AstroCalendar {
  /// Fills a caller's arrays with `count` days from a date on. After a failure they are partly
  /// filled.
  ///
  /// - Throws: as ``dayColumns(from:to:at:options:)``.
  package func fillDays(
    from start: CivilDate, count: Int, at place: Place, options: PanchangOptions,
    into buffers: DayColumnBuffers
  ) async throws(PentadError) {
    guard count > 0 else { return }
    guard count <= DayRequest.limit else { throw DayRequest.tooMany() }
    let request = DayRequest(
      first: start.julianDayNumber, count: count, place: place, options: options)
    buffers.writeDates(request)
    if !buffers.parts.isEmpty {
      for done in stride(from: 0, to: count, by: DayRows.chunk) {
        for row in try await rows(request, from: done, buffers.parts) {
          buffers.write(row, at: row.number - request.first)
        }
      }
    }
    for number in place.timeZone.skippedDates(request.first..<request.first + count) {
      buffers.writeSkipped(at: number - request.first)
    }
  }
}
