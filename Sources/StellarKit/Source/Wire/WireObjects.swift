import PentadCore

/// A checksum, with or without `classes`: `{"checksum":"…"}`.
struct WireChecksum: WireItem {
  let checksum: String
  let classes: [StellarClass]?
  let problems: [StellarDiagnostic]

  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    guard let checksum = fields.text("checksum") else {
      throw WireProblem(text: "no checksum")
    }
    self.checksum = checksum
    let listed = fields.list("classes", of: WireListedClass.self)
    problems = fields.problems
    if listed?.isEmpty == true, !problems.isEmpty { throw WireProblem(text: "no readable class") }
    classes = listed?.map(\.content).unique(by: \.masterId)
  }
}

/// A term: `{"term":"su10"}`. A server may add the days:
/// `"first":"2026-09-09","last":"2026-12-10"`, `"holidays":["2026-11-26"]`,
/// `"mondaySchedule":["2026-10-13"]`, `"zone":"America/New_York"`.
struct WireTerm: Decodable {
  let term: StellarTerm
  /// The days; nil if the server does not send both ends, or sends invalid days.
  let calendar: TermCalendar?

  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    // A number is not a code. Accepted as a new term, it would archive every bookmark.
    guard let code = fields.words("term"), !code.isEmpty else { throw WireProblem(text: "no term") }
    term = StellarTerm(code: code)
    calendar = Self.calendar(&fields)
  }

  private static func calendar(_ fields: inout WireFields) -> TermCalendar? {
    func dates(_ name: String) -> Set<CivilDate> {
      Set(
        (fields.list(name, of: WireText.self, first: 400) ?? []).compactMap {
          WireFields.day(of: $0.text)?.date(in: 0)
        })
    }
    guard let first = fields.day("first")?.date(in: 0), let last = fields.day("last")?.date(in: 0)
    else { return nil }
    let zone = fields.words("zone") ?? TermCalendar.usualZone
    return try? TermCalendar(
      first: first, last: last, holidays: dates("holidays"),
      mondaySchedule: dates("mondaySchedule"), zone: zone)
  }
}

/// A device: `{"device_id":"…","pass_key":"…"}`.
struct WireDevice: Decodable {
  let device: StellarDevice

  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    guard let id = fields.text("device_id"), let key = fields.text("pass_key"), !id.isEmpty else {
      throw WireProblem(text: "no device")
    }
    device = StellarDevice(id: id, passKey: key)
  }
}

/// A success: `{"success":true}`.
struct WireSuccess: Decodable {
  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    guard fields.flag("success") == true else { throw WireProblem(text: "no success") }
  }
}
