/// Generates announcements.
enum Notice {
  /// Returns a title.
  static func title(_ random: inout SplitMix) -> String {
    switch random.index(weights: [25, 20, 15, 15, 15, 10]) {
    case 0: "Problem set \(random.number(1...11)) is posted"
    case 1: "Comments on pset \(random.number(1...11))"
    case 2: "Room change for \(random.pick(["Monday", "Thursday", "Friday"]))"
    case 3: "Quiz \(random.number(1...3)): what to bring"
    case 4: "Office hours this week"
    default: "Slides & notes, lecture \(random.number(1...26))"
    }
  }

  /// Returns some sentences; 20 % contain an address.
  static func text(_ random: inout SplitMix) -> String {
    var sentences = (0..<random.number(1...3)).map { _ in Prose.sentence(&random) }
    if random.chance(20) {
      sentences.append("See https://example.org/notes/\(random.number(1...400)).pdf for more.")
    }
    return sentences.joined(separator: " ")
  }
}
