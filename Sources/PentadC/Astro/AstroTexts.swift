import AstroKit
import CPentad
import PentadCore

extension AstroTextOptions {
  /// Returns the text of all days.
  func whole(_ days: PanchangDays, at place: Place) async throws(PentadError) -> String {
    let zone = try clock(of: place)
    guard format != PENTAD_ASTRO_TEXT_FORMAT_CSV else {
      var text = PanchangCSV.line(PanchangCSV.header)
      for try await day in days { text += PanchangCSV.line(PanchangCSV.row(day, clock: zone)) }
      return text
    }
    var json = try json()
    var text = ""
    for try await day in days {
      text += json.text(of: day.json(in: script, withHours: withHours, clock: zone))
    }
    return text + json.tail
  }
}

extension JSONSequence {
  /// Returns the text of all items.
  func whole<Item>(_ items: [Item], _ json: (Item) -> JSONValue) -> String {
    var sequence = self
    return items.map { sequence.text(of: json($0)) }.joined() + sequence.tail
  }
}

extension ICalendarWriter {
  /// Returns the document of all items.
  func whole<Item>(
    _ items: [Item], _ entry: (Item) -> CalendarEntry
  ) throws(PentadError) -> String {
    var text = head
    for item in items { text += try self.text(of: entry(item)) }
    return text + tail
  }

  /// Returns the document of all days, with the entries that the caller selected for each.
  func whole(
    _ days: PanchangDays, _ input: AstroICalendarInput
  ) async throws(PentadError) -> String {
    var text = head
    for try await day in days {
      for entry in day.calendarEntries(of: input.kinds, in: input.script) {
        text += try self.text(of: entry)
      }
    }
    return text + tail
  }
}
