public import PentadCore

/// The section index at the side of a list.
extension ElementsDataSource {
  /// The titles of the section index, one for each indexed section; `nil` when there is no index.
  public var sectionIndexTitles: [String]? {
    let titles = sections.compactMap(\.indexTitle)
    return titles.isEmpty ? nil : titles
  }

  /// True if the list has a section index and at least
  /// ``ElementsDataSource/sectionIndexMinimumRowCount`` rows.
  public var showsSectionIndex: Bool {
    sectionIndexTitles != nil && numberOfRows >= sectionIndexMinimumRowCount
  }

  /// Returns the section for a title of the section index.
  ///
  /// - Parameter index: the position of the title in ``sectionIndexTitles``. It selects one of
  ///   several sections with equal titles. If the index has another title or none at this position,
  ///   the first section with the title is returned.
  /// - Throws: `notFound` when no section has the title.
  public func section(
    forIndexTitle title: String, at index: Int = 0
  ) throws(PentadError) -> Int {
    let indexed = sections.enumerated().filter { $0.element.indexTitle != nil }
    if indexed.indices.contains(index), indexed[index].element.indexTitle == title {
      return indexed[index].offset
    }
    guard let section = indexed.first(where: { $0.element.indexTitle == title })?.offset else {
      let titles = indexed.compactMap(\.element.indexTitle).joined(separator: " ")
      throw PentadError(
        .notFound, "the index of the source \(name) has no such title; it has \"\(titles)\"")
    }
    return section
  }
}
