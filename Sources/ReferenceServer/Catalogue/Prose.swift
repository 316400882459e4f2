/// Generates titles and descriptions of classes.
enum Prose {
  /// Returns a title, 35 characters on average.
  static func title(_ random: inout SplitMix) -> String {
    let subject = topic(&random)
    switch random.index(weights: [12, 14, 28, 12, 12, 5, 10, 5, 2]) {
    case 0: return "\(subject), \(random.pick(Words.fields)), and \(random.pick(Words.fields))"
    case 1: return "Introduction to \(subject)"
    case 2: return "\(subject) and \(topic(&random))"
    case 3: return "\(random.pick(Words.kinds)) \(subject)"
    case 4: return "\(subject) in \(random.pick(Words.settings))"
    case 5: return "Topics in \(subject)"
    case 6: return "\(subject): \(random.pick(Words.views))"
    case 7: return "\(random.pick(Words.forms)) in \(subject)"
    default: return "\(subject) \(random.pick(["I", "II", "III"]))"
    }
  }

  /// Returns a description, 478 characters on average and 2,336 at most.
  static func description(_ random: inout SplitMix) -> String {
    // A sentence has about 80 characters. The last one exceeds the target by half of that on
    // average.
    let mark =
      random.chance(3)
      ? random.number(1_200...2_200) : 60 + (0..<3).reduce(0) { sum, _ in sum + random.below(235) }
    var text = sentence(&random)
    while text.utf8.count < mark {
      let next = sentence(&random)
      guard text.utf8.count + next.utf8.count < 2_335 else { break }
      text += " " + next
    }
    return text
  }

  /// Returns a sentence without a particular subject.
  static func sentence(_ random: inout SplitMix) -> String {
    let parts = (0..<3).map { _ in random.pick(Words.matters) }
    switch random.index(weights: [24, 20, 16, 14, 10, 8, 8]) {
    case 0:
      return "\(random.pick(Words.verbs)) \(parts[0]), \(parts[1]), and \(parts[2])."
    case 1:
      return "Students \(random.pick(Words.deeds)) \(parts[0]) with attention to \(parts[1])."
    case 2: return "Emphasis on \(parts[0]) and on \(parts[1])."
    case 3:
      return
        "Topics include \(parts[0]), \(parts[1]), and their use in \(random.pick(Words.settings).lowercased())."
    case 4: return "Weekly problem sets lead to a project on \(parts[0])."
    case 5: return "Readings come from \(random.pick(Words.settings).lowercased()) and \(parts[0])."
    default: return "No earlier experience with \(parts[0]) is needed."
    }
  }

  private static func topic(_ random: inout SplitMix) -> String {
    "\(random.pick(Words.qualities)) \(random.pick(Words.fields))"
  }
}
