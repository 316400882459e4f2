/// Generates the meetings of a class, in the formats that people have used.
enum MeetingText {
  /// Returns the meetings: a lecture or a seminar, often with recitations or a lab.
  static func meetings(_ random: inout SplitMix) -> [CatalogueClass.Meeting] {
    switch random.index(weights: [45, 30, 12, 13]) {
    case 0: [meeting("Lecture", ["MWF", "TR", "MW"], &random)]
    case 1:
      [
        meeting("Lecture", ["MWF", "TR"], &random),
        meeting("Recitation", ["F", "R", "W"], &random),
      ]
    case 2:
      [
        meeting("Lecture", ["MW", "TR"], &random), meeting("Recitation", ["F", "T"], &random),
        meeting("Lab", ["M", "T", "W", "R", "F"], &random),
      ]
    default: [meeting("Seminar", ["M", "T", "W", "R"], &random)]
    }
  }

  /// Returns a meeting. 50 % of the times have the original's format, 25 % that of its successors,
  /// 15 % the raw format of current data. 10 % are not known.
  private static func meeting(
    _ title: String, _ days: [String], _ random: inout SplitMix
  ) -> CatalogueClass.Meeting {
    let days = random.pick(days)
    let room = "\(random.number(1...68))-\(random.number(100...499))"
    let time =
      switch random.index(weights: [50, 25, 15, 10]) {
      case 0: original(days, &random)
      case 1: newer(days, &random)
      case 2: "\(room)/\(days)/" + raw(&random)
      default: "TBA"
      }
    return CatalogueClass.Meeting(
      title: title, time: time, location: time == "TBA" ? "" : room)
  }

  /// Returns a time such as `MWF 11-12:30 p.m.`, `TR 9:30-11 a.m.`.
  private static func original(_ days: String, _ random: inout SplitMix) -> String {
    let start = random.number(16...42)
    let end = start + random.number(2...6)
    return "\(days) \(clock(start, ":"))-\(clock(end, ":")) \(end < 24 ? "a.m." : "p.m.")"
  }

  /// Returns a time such as `TR9.30-11,F3`, `M EVE (3-6 PM),R2.30-5.30`, `MWF9`.
  private static func newer(_ days: String, _ random: inout SplitMix) -> String {
    let start = random.number(18...32)
    let span = "\(days)\(clock(start, "."))-\(clock(start + 3, "."))"
    switch random.index(weights: [40, 35, 25]) {
    case 0: return "\(days)\(clock(start & ~1, "."))"
    case 1: return "\(span),\(random.pick(["F", "W"]))\(random.number(1...4))"
    default: return "\(random.pick(["M", "W"])) EVE (\(random.number(3...7))-9 PM),\(span)"
    }
  }

  /// Returns an evening flag and a time: `0/9.30-11`, `1/7-10 PM`.
  private static func raw(_ random: inout SplitMix) -> String {
    if random.chance(15) { return "1/7-10 PM" }
    let start = random.number(18...32)
    return random.chance(40)
      ? "0/\(clock(start & ~1, "."))" : "0/\(clock(start, "."))-\(clock(start + 3, "."))"
  }

  /// Returns the hour for a half hour of the day, on a 12-hour clock.
  private static func clock(_ half: Int, _ point: String) -> String {
    let hour = (half / 2 + 11) % 12 + 1
    return half % 2 == 0 ? "\(hour)" : "\(hour)\(point)30"
  }
}
