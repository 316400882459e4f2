/// The courses and classes of a university in one term, made out of a number.
///
/// The same seed, size and term give the same catalogue, to the byte, on every machine. Its shape is
/// that of MIT's catalogue of 2026: 45 courses, 5,251 classes, all its shapes of numbers, 1,238 classes
/// listed by two or three courses, 220 with a number of former years, titles of 35 and descriptions of
/// 478 characters on average. Its texts are put together from lists of words: none is MIT's.
///
/// ```swift
/// let catalogue = Catalogue(seed: 1)
/// let small = Catalogue(seed: 1, classes: 100)
/// ```
public struct Catalogue: Sendable, Hashable {
  /// A department, or what has a number like one.
  public struct Course: Sendable, Hashable {
    /// `6`, `21A`, `WGS`.
    public let number: String
    /// The name.
    public let name: String
    /// Whether it is a course of study; `SP` alone is not.
    public let isCourse: Bool
  }

  /// The courses, in the order in which the server lists them.
  public let courses: [Course]
  /// The classes, by course and then by number; each once, with the course that owns it.
  public var classes: [CatalogueClass]
  /// The season and two digits of the year: `fa26`.
  public var term: String

  /// Makes a catalogue of courses and classes that somebody chose.
  public init(courses: [Course] = Self.courses2026, classes: [CatalogueClass], term: String) {
    (self.courses, self.classes, self.term) = (courses, classes, term)
  }

  /// Makes a catalogue out of a number.
  ///
  /// - Parameters:
  ///   - classes: how many, at least one a course; the cross-listings and the old numbers keep their
  ///     share.
  ///   - term: also the time in which the announcements were made.
  public init(seed: UInt64, classes: Int = Self.size, term: String = "fa26") {
    var generator = CatalogueGenerator(seed: seed, term: term)
    self.init(classes: generator.classes(max(Self.courses2026.count, classes)), term: term)
  }

  /// How many distinct classes MIT's eleven term files of 2022 to 2026 have.
  public static let size = 5_251
}
