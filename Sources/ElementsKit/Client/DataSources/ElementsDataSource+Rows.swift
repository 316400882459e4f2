public import PentadCore

/// Access by section and row. A number out of bounds is an error, and its message contains the
/// valid range.
extension ElementsDataSource {
  /// The minimum number of rows for which the index is shown: the original's 10.
  public var sectionIndexMinimumRowCount: Int { 10 }

  /// The number of sections in the list.
  public var numberOfSections: Int { sections.count }

  /// The number of rows in the list.
  public var numberOfRows: Int { sections.reduce(0) { $0 + $1.elements.count } }

  /// Returns the number of rows in a section.
  ///
  /// - Throws: `notFound` when there is no such section.
  public func numberOfRows(inSection section: Int) throws(PentadError) -> Int {
    try self.section(section).elements.count
  }

  /// Returns the title above a section; `nil` if it has none.
  ///
  /// - Throws: `notFound` when there is no such section.
  public func titleForHeader(inSection section: Int) throws(PentadError) -> String? {
    try self.section(section).title
  }

  /// Returns the element of a row.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/notFound`` when there is no such section or row.
  ///
  /// C: `pentad_elements_source_element_at`.
  public func element(at path: ElementIndexPath) throws(PentadError) -> AtomicElement {
    let elements = try section(path.section).elements
    guard elements.indices.contains(path.row) else {
      throw Self.outOfBounds("row", path.row, of: elements.count, in: "section \(path.section)")
    }
    return elements[path.row]
  }

  /// Returns the first row of an element; `nil` when the source does not contain it.
  public func indexPath(of element: AtomicElement) -> ElementIndexPath? {
    for (section, content) in sections.enumerated() {
      if let row = content.elements.firstIndex(of: element) {
        return ElementIndexPath(section: section, row: row)
      }
    }
    return nil
  }

  private func section(_ section: Int) throws(PentadError) -> ElementSection {
    let sections = sections
    guard sections.indices.contains(section) else {
      throw Self.outOfBounds("section", section, of: sections.count, in: "the source \(name)")
    }
    return sections[section]
  }

  private static func outOfBounds(
    _ what: String, _ number: Int, of count: Int, in place: String
  ) -> PentadError {
    let range = count == 0 ? "there is none" : "use 0 to \(count - 1)"
    return PentadError(.notFound, "no \(what) \(number) in \(place); \(range)")
  }
}
