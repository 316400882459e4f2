/// Generates the classes of a catalogue.
struct CatalogueGenerator {
  private var random: SplitMix
  private var numbers = ClassNumbers()
  private let termStart: Int64

  init(seed: UInt64, term: String) {
    random = SplitMix(seed: seed)
    termStart = TermCode.start(of: term)
  }

  /// Returns a number of classes, by course and number.
  mutating func classes(_ count: Int) -> [CatalogueClass] {
    var masters: [String] = []
    for (course, size) in zip(Catalogue.courses2026, sizes(count)) {
      let own = (0..<size).map { _ in numbers.next(in: course.number, &random) }
      masters += own.sorted()
    }
    let crossed = share(count, of: 1_238)
    let renumbered = share(count, of: 220)
    let isCrossed = chosen(crossed, of: count)
    let isRenumbered = chosen(renumbered, of: count)
    return masters.enumerated().map { index, number in
      makeClass(number, isCrossed: isCrossed[index], isRenumbered: isRenumbered[index])
    }
  }

  private func share(_ count: Int, of part: Int) -> Int {
    (part * count + Catalogue.size / 2) / Catalogue.size
  }

  /// Returns the number of classes of each course: one, and its share of the rest.
  private func sizes(_ count: Int) -> [Int] {
    let weights = Catalogue.weights
    let total = weights.reduce(0, +)
    let rest = count - weights.count
    var sizes = weights.map { 1 + rest * $0 / total }
    var missing = count - sizes.reduce(0, +)
    for index in sizes.indices where missing > 0 {
      sizes[index] += 1
      missing -= 1
    }
    return sizes
  }

  private mutating func chosen(_ part: Int, of count: Int) -> [Bool] {
    var flags = [Bool](repeating: false, count: count)
    for index in random.shuffled(Array(0..<count)).prefix(part) { flags[index] = true }
    return flags
  }

  private mutating func makeClass(
    _ number: String, isCrossed: Bool, isRenumbered: Bool
  ) -> CatalogueClass {
    let course = CatalogueClass.course(of: number)
    var crossListings: [String] = []
    // 10 % of the shared classes have a J after each number.
    let suffix = isCrossed && random.chance(10) ? "J" : ""
    if isCrossed {
      let others = Catalogue.courses2026.map(\.number).filter { $0 != course }
      for index in random.shuffled(Array(others.indices)).prefix(random.chance(12) ? 2 : 1) {
        crossListings.append(numbers.next(in: others[index], &random) + suffix)
      }
    }
    return CatalogueClass(
      masterID: number + suffix, crossListings: crossListings,
      oldNumber: isRenumbered ? numbers.former(in: course, &random) : nil,
      title: Prose.title(&random), description: Prose.description(&random),
      site: random.chance(82) ? site(of: number) : nil)
  }

  private mutating func site(of number: String) -> CatalogueClass.Site {
    CatalogueClass.Site(
      meetings: MeetingText.meetings(&random),
      instructors: (0..<random.number(1...3)).map { _ in PersonName.next(&random) },
      assistants: (0..<random.index(weights: [45, 25, 15, 10, 5])).map { _ in
        PersonName.next(&random)
      },
      announcements: announcements())
  }

  private mutating func announcements() -> [CatalogueClass.Announcement] {
    let count = random.index(weights: [25, 20, 15, 12, 10, 8, 5, 3, 2])
    let times = (0..<count).map { _ in termStart + Int64(random.below(80 * 86_400)) }
    return times.sorted(by: >).map { time in
      CatalogueClass.Announcement(
        time: time, title: Notice.title(&random), text: Notice.text(&random))
    }
  }
}
