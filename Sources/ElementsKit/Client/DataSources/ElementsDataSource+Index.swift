public import PentadCore

/// The index of letters at the side of a list.
extension ElementsDataSource {
  /// The titles of the index, one for each section that has one; `nil` when none has.
  public var sectionIndexTitles: [String]? {
    let titles = sections.compactMap(\.indexTitle)
    return titles.isEmpty ? nil : titles
  }

  /// Whether to show the index: there is one, and the list has
  /// ``ElementsDataSource/sectionIndexMinimumRowCount`` rows or more.
  public var showsSectionIndex: Bool {
    sectionIndexTitles != nil && numberOfRows >= sectionIndexMinimumRowCount
  }

  /// The section that a title of the index leads to.
  ///
  /// - Parameter index: the title's place in ``sectionIndexTitles``, which tells sections of the same
  ///   title apart. With any other number the first section of that title is meant.
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
