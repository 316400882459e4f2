extension Catalogue {
  /// The courses of MIT in 2026.
  public static let courses2026: [Course] = table.map { row in
    Course(number: row.0, name: row.1, isCourse: row.0 != "SP")
  }

  /// The relative sizes of the courses, in the order of ``courses2026``.
  static let weights = table.map(\.2)

  private static let table: [(String, String, Int)] = [
    ("1", "Civil and Environmental Engineering", 190), ("2", "Mechanical Engineering", 270),
    ("3", "Materials Science and Engineering", 130), ("4", "Architecture", 290),
    ("5", "Chemistry", 110), ("6", "Electrical Engineering and Computer Science", 520),
    ("7", "Biology", 130), ("8", "Physics", 160), ("9", "Brain and Cognitive Sciences", 170),
    ("10", "Chemical Engineering", 140), ("11", "Urban Studies and Planning", 270),
    ("12", "Earth, Atmospheric, and Planetary Sciences", 210), ("14", "Economics", 150),
    ("15", "Management", 480), ("16", "Aeronautics and Astronautics", 170),
    ("17", "Political Science", 180), ("18", "Mathematics", 210),
    ("20", "Biological Engineering", 100), ("21", "Humanities", 15), ("21A", "Anthropology", 70),
    ("21G", "Global Languages", 230), ("21H", "History", 110), ("21L", "Literature", 110),
    ("21M", "Music and Theater Arts", 150), ("21T", "Theater Arts", 50), ("21W", "Writing", 80),
    ("22", "Nuclear Science and Engineering", 90), ("24", "Linguistics and Philosophy", 150),
    ("AS", "Aerospace Studies", 18), ("CC", "Concourse", 20),
    ("CMS", "Comparative Media Studies", 100), ("CSB", "Computational and Systems Biology", 8),
    ("EC", "Edgerton Center", 40), ("EM", "Engineering Management", 15),
    ("ES", "Experimental Study Group", 30), ("HST", "Health Sciences and Technology", 130),
    ("IDS", "Data, Systems, and Society", 80), ("MAS", "Media Arts and Sciences", 90),
    ("MS", "Military Science", 18), ("NS", "Naval Science", 20),
    ("SCM", "Supply Chain Management", 40), ("SP", "Special Programs", 25),
    ("STS", "Science, Technology, and Society", 90),
    ("SWE", "Engineering School-Wide Electives", 8),
    ("WGS", "Women's and Gender Studies", 60),
  ]
}
