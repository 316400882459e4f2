/// A row of a list.
public struct ElementIndexPath: Hashable, Sendable {
  /// The section, from 0.
  public let section: Int
  /// The row within the section, from 0.
  public let row: Int

  /// Makes a path; any numbers are allowed, and a source refuses those that it has no row for.
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }
}

extension ElementIndexPath: Comparable {
  /// By section, then by row: as the rows stand in the list.
  public static func < (a: Self, b: Self) -> Bool { (a.section, a.row) < (b.section, b.row) }
}

extension ElementIndexPath: CustomStringConvertible {
  /// `[section, row]`.
  public var description: String { "[\(section), \(row)]" }
}
