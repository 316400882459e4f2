/// The numbers in each course's list, and the class of each.
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

  /// Returns the numbers of a course, in order.
  func entries(of course: String) -> [Entry] { byCourse[course] ?? [] }

  /// Returns the class of a number. If there is none, the number is tried with and without a `J` at
  /// its end, because the original's data source omitted it at random.
  func master(of number: String) -> String? {
    masters[number] ?? masters[number + "J"]
      ?? (number.hasSuffix("J") ? masters[String(number.dropLast())] : nil)
  }
}
