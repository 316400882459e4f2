public import PentadCore

/// Questions by section and row. Each answers for any number: one that is out of bounds is an error
/// with the valid range in its message.
extension ElementsDataSource {
  /// From how many rows on the index is worth its place: the original's 10.
  public var sectionIndexMinimumRowCount: Int { 10 }

  /// How many sections the list has.
  public var numberOfSections: Int { sections.count }

  /// How many rows the list has.
  public var numberOfRows: Int { sections.reduce(0) { $0 + $1.elements.count } }

  /// How many rows a section has.
  ///
  /// - Throws: `notFound` when there is no such section.
  public func numberOfRows(inSection section: Int) throws(PentadError) -> Int {
    try self.section(section).elements.count
  }

  /// What stands above a section; `nil` for nothing.
  ///
  /// - Throws: `notFound` when there is no such section.
  public func titleForHeader(inSection section: Int) throws(PentadError) -> String? {
    try self.section(section).title
  }

  /// The element of a row.
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

  /// The row of an element, the first if it has several; `nil` when the source leaves it out.
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
