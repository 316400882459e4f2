/// Generates the texts of videos.
enum VideoWords {
  /// Returns a title, 34 characters on average. Some need escaping in XML, some are not ASCII.
  static func title(_ random: inout SplitMix) -> String {
    let topic = "\(random.pick(Words.qualities)) \(random.pick(Words.fields))"
    let matter = random.pick(Words.matters)
    switch random.index(weights: [20, 14, 12, 12, 10, 10, 8, 6, 5, 3]) {
    case 0: return "How to \(random.pick(Words.deeds)) \(matter)"
    case 1: return "\(topic): \(matter)"
    case 2: return "\(topic) in \(random.number(2...20)) minutes"
    case 3: return "\(topic), part \(random.number(1...12))"
    case 4: return "What nobody says about \(matter)"
    case 5: return "\(PersonName.next(&random)) on \(matter)"
    case 6: return "Q&A: \(matter) & more"
    case 7: return "\"\(topic)\" – live from \(random.pick(Words.settings))"
    case 8: return "\(topic) \(random.pick(["🎥", "🔭", "🧪", "🎶", "🚲"]))"
    default: return "If a < b, then what? \(topic)"
    }
  }

  /// Returns one or two paragraphs, sometimes with chapters and links; 300 characters on average.
  static func text(_ random: inout SplitMix) -> String {
    var paragraphs = (0..<random.number(1...2)).map { _ in
      (0..<random.number(1...4)).map { _ in Prose.sentence(&random) }.joined(separator: " ")
    }
    if random.chance(30) {
      var minute = 0
      let chapters = (0..<random.number(3...6)).map { index in
        minute += index == 0 ? 0 : random.number(1...3)
        return
          "\(minute):\(index == 0 ? "00" : "\(random.number(10...59))") \(random.pick(Words.fields))"
      }
      paragraphs.append(chapters.joined(separator: "\n"))
    }
    if random.chance(40) {
      paragraphs.append(
        "Slides & notes: https://example.org/notes?id=\(random.number(100...99_999))&lang=en")
    }
    return paragraphs.joined(separator: "\n\n")
  }

  /// Returns a comment on a video; one of six is empty.
  static func comment(_ random: inout SplitMix) -> String {
    let matter = random.pick(Words.matters)
    switch random.index(weights: [10, 8, 8, 8, 8, 8, 10]) {
    case 0: return "Watch this: \(matter)"
    case 1: return "I had no idea about \(matter) 😮"
    case 2: return "For those who like \(matter)…"
    case 3: return "RT @\(plain(PersonName.next(&random))): \(matter) & why it matters"
    case 4: return "\"\(matter)\" — best thing I've seen today"
    case 5: return Prose.sentence(&random)
    default: return ""
    }
  }

  /// Returns up to four words.
  static func tags(_ random: inout SplitMix) -> [String] {
    var seen: Set<String> = []
    return (0..<random.below(5)).map { _ in random.pick(Words.fields).lowercased() }
      .filter { seen.insert($0).inserted }
  }

  /// Returns a number of the characters that YouTube uses in ids.
  static func id(_ count: Int, _ random: inout SplitMix) -> String {
    String((0..<count).map { _ in letters[random.below(letters.count)] })
  }

  /// Returns the ASCII letters and digits of a name, in lower case, without accents.
  static func plain(_ name: String) -> String {
    String(
      name.lowercased().compactMap { letter in
        let bare = letter.unicodeScalars.first.map { accents[$0] ?? Character($0) }
        return bare.flatMap { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : nil }
      })
  }

  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")

  private static let accents: [Unicode.Scalar: Character] = [
    "á": "a", "ä": "a", "é": "e", "ë": "e", "í": "i", "ó": "o", "ö": "o", "ø": "o", "ú": "u",
    "ü": "u",
  ]
}
