/// The words of a generated school, from a seed.
struct CampusRandom: Sendable, Hashable {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  private mutating func use<Value>(_ body: (inout SplitMix) -> Value) -> Value {
    var random = SplitMix(seed: state)
    defer { state = random.next() }
    return body(&random)
  }

  /// Returns a number in 0..<count; 0 for an empty range.
  mutating func below(_ count: Int) -> Int { use { $0.below(count) } }
  /// Returns a number in a range.
  mutating func number(_ range: ClosedRange<Int>) -> Int { use { $0.number(range) } }
  /// Returns true with a probability in percent.
  mutating func chance(_ percent: Int) -> Bool { use { $0.chance(percent) } }
  /// Returns the name of a person.
  mutating func name() -> String { use { PersonName.next(&$0) } }
  /// Returns the title of a course.
  mutating func title() -> String { use { Prose.title(&$0) } }
  /// Returns the description of a course.
  mutating func text() -> String { use { Prose.description(&$0) } }
  /// Returns a sentence.
  mutating func sentence() -> String { use { Prose.sentence(&$0) } }
  /// Returns the title of an announcement.
  mutating func notice() -> String { use { Notice.title(&$0) } }

  /// Returns one to three paragraphs in HTML, with entities as editors write them.
  mutating func html() -> String {
    use { random in
      let paragraphs = (0..<random.number(1...3)).map { _ in
        "<p>\(Prose.sentence(&random))</p>"
      }
      let end = random.pick([
        "<p>Q&amp;A on Monday&nbsp;&ndash; bring &lt;two&gt; questions.</p>",
        "<p>See <a href=\"https://example.org/notes\">the notes</a>.</p>",
        "<ul><li>Caf&eacute; at 5&#8239;pm</li><li>Room &#x31;2</li></ul>", "",
      ])
      return paragraphs.joined(separator: "\n") + end
    }
  }
}
