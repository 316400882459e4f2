/// Generates schedules in FireRoad's form: sections joined by `;`, each a kind and its meetings
/// joined by `,`: `Lecture,4-237/MWF/0/1;Recitation,34-101/TR/0/1,34-301/TR/0/2`.
///
/// The meetings of one section are alternatives. A meeting is `TBA`, or a room with days, a flag for
/// the evening and a time, which may repeat.
enum FireRoadSchedule {
  /// Returns a schedule.
  static func text(_ random: inout SplitMix) -> String {
    var sections = [section("Lecture", ["MWF", "TR", "MW"], 1, &random)]
    switch random.index(weights: [50, 32, 13, 5]) {
    case 1: sections.append(alternatives("Recitation", ["F", "R", "TR", "WF"], &random))
    case 2:
      sections.append(alternatives("Recitation", ["F", "T"], &random))
      sections.append(alternatives("Lab", ["M", "T", "W", "R", "F"], &random))
    case 3: sections.append(section("Design", ["MW", "TR"], 1, &random))
    default: break
    }
    return random.chance(6) ? "Lecture,TBA" : sections.joined(separator: ";")
  }

  private static func alternatives(
    _ kind: String, _ days: [String], _ random: inout SplitMix
  ) -> String {
    section(kind, days, random.number(1...8), &random)
  }

  private static func section(
    _ kind: String, _ days: [String], _ count: Int, _ random: inout SplitMix
  ) -> String {
    let meetings = (0..<count).map { _ in meeting(random.pick(days), &random) }
    return ([kind] + meetings).joined(separator: ",")
  }

  private static func meeting(_ days: String, _ random: inout SplitMix) -> String {
    let room = "\(random.number(1...68))-\(random.number(100...499))"
    if random.chance(6) { return "\(room)/\(days)/1/7-10 PM" }
    let start = random.number(18...32)
    let isHour = random.chance(45)
    let time = isHour ? clock(start & ~1) : "\(clock(start))-\(clock(start + 3))"
    return "\(room)/\(days)/0/\(time)"
  }

  /// Returns the hour for a half hour of the day, on a 12-hour clock: `1`, `9.30`.
  private static func clock(_ half: Int) -> String {
    let hour = (half / 2 + 11) % 12 + 1
    return half % 2 == 0 ? "\(hour)" : "\(hour).30"
  }
}
