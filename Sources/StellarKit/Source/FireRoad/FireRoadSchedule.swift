/// A schedule of the catalogue: sections separated by `;`, each with its kind first:
/// `Lecture,4-237/MWF/0/1;Recitation,34-101/TR/0/1,34-301/TR/0/2`.
///
/// The meetings of a section are alternatives, also those of a lecture: the server's parser
/// (catalog_parse/utils/parse_schedule.py) writes a comma for the `or` of MIT's catalogue and between
/// the rooms of a time. Several times of one lecture have a slash between:
/// `26-152/MW/0/9-10.30/F/0/9`. ``ClassSection`` splits the text at the commas.
enum FireRoadSchedule {
  /// Returns the times, at most ``StellarPolicies/timeCount``.
  static func times(
    _ text: String, first: MeetingDay?, last: MeetingDay?
  ) -> [StellarClassTime] {
    var times: [StellarClassTime] = []
    var counts: [String: Int] = [:]
    for section in text.split(separator: ";") {
      let (kind, meetings) = split(section)
      guard !meetings.isEmpty else { continue }
      let list = meetings.joined(separator: ",")
      // A list with a meeting that cannot be read is stored as named sections.
      let isSplit = meetings.count > 1 && CatalogueTimes.parts(of: list) == nil
      for meeting in isSplit ? meetings : [list] {
        guard times.count < StellarPolicies.timeCount else { return times }
        counts[kind, default: 0] += isSplit ? 1 : 0
        times.append(
          StellarClassTime(
            order: times.count, title: kind, text: meeting,
            section: isSplit ? "\(counts[kind] ?? 0)" : "", first: first, last: last))
      }
    }
    return times
  }

  /// Splits a section into its kind and its meetings. If the first part contains a `/`, the section
  /// has no kind.
  private static func split(_ section: Substring) -> (kind: String, meetings: [String]) {
    let parts = section.split(separator: ",").map {
      $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }.filter { !$0.isEmpty }
    guard let kind = parts.first, !kind.contains("/"), kind != "TBA" else { return ("", parts) }
    return (kind, Array(parts.dropFirst()))
  }
}

/// The part of a term in which a class meets: `0,apr 14` ends on 14 April, `1,4/4` begins on 4
/// April, and `2,4/9 to 5/9` has both days.
struct FireRoadQuarter {
  var first: MeetingDay?
  var last: MeetingDay?

  /// Parses the text. A text of another form gives no days.
  init(_ text: String) {
    let parts = text.split(separator: ",", maxSplits: 1)
    guard parts.count == 2 else { return }
    switch parts[0] {
    case "0": last = Self.day(parts[1])
    case "1": first = Self.day(parts[1])
    case "2":
      let days = parts[1].replacing(" to ", with: "-").split(separator: "-")
      guard days.count == 2, let first = Self.day(days[0]), let last = Self.day(days[1]) else {
        return
      }
      (self.first, self.last) = (first, last)
    default: break
    }
  }

  /// Reads `apr 14` or `4/14`, the month first.
  private static func day(_ text: Substring) -> MeetingDay? {
    let parts = text.split { $0 == "/" || $0 == " " || $0 == "." }
    guard parts.count == 2, let day = Int(parts[1]) else { return nil }
    let name = parts[0].lowercased()
    let month = Int(name) ?? months.firstIndex { name.hasPrefix($0) }.map { $0 + 1 }
    return month.flatMap { try? MeetingDay(month: $0, day: day) }
  }

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]
}
