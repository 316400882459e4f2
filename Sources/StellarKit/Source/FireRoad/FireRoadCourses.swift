/// The courses of MIT, in the order of its catalogue (catalog.mit.edu, Subjects).
enum FireRoadCourses {
  /// Returns the courses with the given numbers. A number that is not in the table is used as the
  /// title, and comes last.
  static func courses(_ numbers: Set<String>) -> [StellarCourse] {
    let known = titles.filter { numbers.contains($0.number) }
    let others = numbers.subtracting(known.map(\.number)).sorted {
      (NumericOrder.compare($0, $1), $0) < (0, $1)
    }
    return known.map { StellarCourse(number: $0.number, title: $0.title) }
      + others.map { StellarCourse(number: $0, title: $0) }
  }

  private static let titles: [(number: String, title: String)] = [
    ("1", "Civil and Environmental Engineering"),
    ("2", "Mechanical Engineering"),
    ("3", "Materials Science and Engineering"),
    ("4", "Architecture"),
    ("5", "Chemistry"),
    ("6", "Electrical Engineering and Computer Science"),
    ("7", "Biology"),
    ("8", "Physics"),
    ("9", "Brain and Cognitive Sciences"),
    ("10", "Chemical Engineering"),
    ("11", "Urban Studies and Planning"),
    ("12", "Earth, Atmospheric, and Planetary Sciences"),
    ("14", "Economics"),
    ("15", "Management"),
    ("16", "Aeronautics and Astronautics"),
    ("17", "Political Science"),
    ("18", "Mathematics"),
    ("20", "Biological Engineering"),
    ("21", "Humanities"),
    ("21A", "Anthropology"),
    ("21G", "Global Languages"),
    ("21H", "History"),
    ("21L", "Literature"),
    ("21M", "Music"),
    ("21T", "Theater Arts"),
    ("21W", "Writing"),
    ("22", "Nuclear Science and Engineering"),
    ("24", "Linguistics and Philosophy"),
    ("AS", "Aerospace Studies"),
    ("CC", "Concourse"),
    ("CMS", "Comparative Media Studies"),
    ("CSB", "Computational and Systems Biology"),
    ("EC", "Edgerton Center"),
    ("EM", "Engineering Management"),
    ("ES", "Experimental Study Group"),
    ("HST", "Health Sciences and Technology"),
    ("IDS", "Data, Systems, and Society"),
    ("MAS", "Media Arts and Sciences"),
    ("MS", "Military Science"),
    ("NS", "Naval Science"),
    ("SCM", "Supply Chain Management"),
    ("STS", "Science, Technology, and Society"),
    ("SWE", "Engineering School-Wide Electives"),
    ("WGS", "Women's and Gender Studies"),
  ]
}
