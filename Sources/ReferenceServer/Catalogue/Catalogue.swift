/// The courses and classes of a university in one term, generated from a seed.
///
/// The same seed, size and term give the same catalogue, byte for byte, on every machine. It
/// resembles MIT's catalogue of 2026: 45 courses and 5,251 classes, with all forms of numbers. Of
/// the classes, 1,238 are listed by two or three courses, and 220 have a number of earlier years.
/// Titles have 35 and descriptions 478 characters on average. The texts are generated from lists of
/// words; none is copied from MIT.
///
/// ```swift
/// let catalogue = Catalogue(seed: 1)
/// let small = Catalogue(seed: 1, classes: 100)
/// ```
public struct Catalogue: Sendable, Hashable {
  /// A department, or another unit with a course number.
  public struct Course: Sendable, Hashable {
    /// The number: `6`, `21A`, `WGS`.
    public let number: String
    /// The name.
    public let name: String
    /// True for a course of study; only `SP` is not one.
    public let isCourse: Bool
  }

  /// The courses, in the order of the server's list.
  public let courses: [Course]
  /// The classes, by course and then by number; each appears once, in the course that owns it.
  public var classes: [CatalogueClass]
  /// The term: the season and two digits of the year, `fa26`.
  public var term: String

  /// Creates a catalogue with the given courses and classes.
  public init(courses: [Course] = Self.courses2026, classes: [CatalogueClass], term: String) {
    (self.courses, self.classes, self.term) = (courses, classes, term)
  }

  /// Generates a catalogue from a seed.
  ///
  /// - Parameters:
  ///   - classes: the number of classes, at least one for each course. The shares of cross-listings
  ///     and old numbers remain the same.
  ///   - term: the term, which also determines the dates of the announcements.
  public init(seed: UInt64, classes: Int = Self.size, term: String = "fa26") {
    var generator = CatalogueGenerator(seed: seed, term: term)
    self.init(classes: generator.classes(max(Self.courses2026.count, classes)), term: term)
  }

  /// The number of distinct classes in MIT's eleven term files of 2022 to 2026.
  public static let size = 5_251
}
