/// The position of a row in a list.
public struct ElementIndexPath: Hashable, Sendable {
  /// The section, from 0.
  public let section: Int
  /// The row within the section, from 0.
  public let row: Int

  /// Creates an index path from any numbers. A source throws `notFound` if it has no such row.
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }
}

extension ElementIndexPath: Comparable {
  /// Orders index paths by section, then by row, as in the list.
  public static func < (a: Self, b: Self) -> Bool { (a.section, a.row) < (b.section, b.row) }
}

extension ElementIndexPath: CustomStringConvertible {
  /// The text `[section, row]`.
  public var description: String { "[\(section), \(row)]" }
}
