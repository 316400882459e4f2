/// Which numbers a course lists, and to which class each belongs.
struct Listings: Sendable {
  /// A number in a course.
  struct Entry: Sendable, Hashable {
    let number: String
    let masterID: String
  }

  private var byCourse: [String: [Entry]] = [:]
  private var masters: [String: String] = [:]

  init(_ classes: some Sequence<CatalogueClass>) {
    for one in classes {
      for number in one.numbers {
        byCourse[CatalogueClass.course(of: number), default: []].append(
          Entry(number: number, masterID: one.masterID))
        masters[number] = one.masterID
      }
    }
    for course in byCourse.keys { byCourse[course]?.sort { $0.number < $1.number } }
  }

  /// The numbers of a course, in order.
  func entries(of course: String) -> [Entry] { byCourse[course] ?? [] }

  /// The class of a number. Where there is none, the number with and without a `J` at its end is
  /// tried: the original's source of classes left it out at random.
  func master(of number: String) -> String? {
    masters[number] ?? masters[number + "J"]
      ?? (number.hasSuffix("J") ? masters[String(number.dropLast())] : nil)
  }
}
