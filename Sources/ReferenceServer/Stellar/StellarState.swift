import PentadCore

/// The state of the Stellar server.
struct StellarState: Sendable {
  let courses: [Catalogue.Course]
  private(set) var term: String
  private(set) var classes: [String: CatalogueClass]
  private(set) var listings: Listings
  var devices: DeviceBook
  private var checksums: [String: String] = [:]

  init(_ catalogue: Catalogue) {
    courses = catalogue.courses
    term = catalogue.term
    classes = Dictionary(catalogue.classes.map { ($0.masterID, $0) }) { _, last in last }
    listings = Listings(classes.values)
    devices = DeviceBook()
  }

  /// The current catalogue.
  var catalogue: Catalogue {
    let order = Dictionary(
      courses.enumerated().map { ($1.number, $0) }, uniquingKeysWith: { first, _ in first })
    func key(_ one: CatalogueClass) -> (Int, String) {
      (order[CatalogueClass.course(of: one.masterID)] ?? courses.count, one.masterID)
    }
    return Catalogue(
      courses: courses, classes: classes.values.sorted { key($0) < key($1) }, term: term)
  }

  func hasCourse(_ number: String) -> Bool { courses.contains { $0.number == number } }

  /// Returns the class of a number.
  func find(_ number: String) -> CatalogueClass? {
    listings.master(of: number).flatMap { classes[$0] }
  }

  /// Returns the classes of a course as the server sends them, without duplicates, even if a course
  /// lists two numbers of a class.
  func list(of course: String) -> JSONValue {
    var seen: Set<String> = []
    let own = listings.entries(of: course).filter { seen.insert($0.masterID).inserted }
    return .array(own.compactMap { classes[$0.masterID]?.json(term: term) })
  }

  /// Returns the digest of ``list(of:)``.
  mutating func checksum(of course: String) -> String {
    if let known = checksums[course] { return known }
    let new = MD5.hex(list(of: course).phpText)
    checksums[course] = new
    return new
  }

  /// Adds a class, or replaces the one with its number.
  mutating func put(_ one: CatalogueClass) {
    classes[one.masterID] = one
    changed()
  }

  /// Removes a class; returns false when there is none.
  mutating func remove(_ masterID: String) -> Bool {
    defer { changed() }
    return classes.removeValue(forKey: masterID) != nil
  }

  /// Begins another term: each class gets a new site at a new address, without announcements.
  mutating func begin(_ term: String, dropping dropped: Set<String>) {
    self.term = term
    classes = classes.filter { !dropped.contains($0.key) }
      .mapValues { one in
        var one = one
        one.site?.announcements = []
        return one
      }
    changed()
  }

  /// Adds an announcement to a class's site, and notifies the devices that subscribed to it.
  mutating func post(_ announcement: CatalogueClass.Announcement, to masterID: String) -> Bool {
    guard classes[masterID]?.site != nil else { return false }
    classes[masterID]?.site?.announcements.append(announcement)
    classes[masterID]?.site?.announcements.sort { $0.time > $1.time }
    devices.notify(of: masterID, in: term)
    return true
  }

  private mutating func changed() {
    listings = Listings(classes.values)
    checksums = [:]
  }
}
