import StellarKit

/// Classes made up for the tests.
enum Samples {
  static func make(
    _ masterId: String, name: String? = nil, title: String = "", term: String? = "fa26",
    times: [(title: String, text: String)] = [], oldNumbers: [String] = []
  ) -> StellarClass {
    StellarClass(
      masterId: masterId, name: name ?? masterId, title: title,
      term: term.map(StellarTerm.init(code:)),
      times: times.enumerated().map { order, time in
        StellarClassTime(order: order, title: time.title, text: time.text)
      }, oldNumbers: oldNumbers)
  }

  static func courses(_ numbers: String) -> [StellarCourse] {
    numbers.split(separator: " ").map {
      StellarCourse(number: String($0), title: "Course \($0)", isDepartment: $0 != "SP")
    }
  }

  /// The courses of 2010.
  static let courses2010 = courses(
    "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 20 21 21A 21F 21H 21L 21M 21W 22 24 CMS CSB ESD "
      + "HST MAS SP STS")
}
