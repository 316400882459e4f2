/// A list of the elements in sections by a key that the host defines.
///
/// ```swift
/// let source = GroupedElementsDataSource(
///   name: "Block", groupedBy: { $0.block().rawValue }, title: { "Block \($0)" })
/// ```
public struct GroupedElementsDataSource: ElementsDataSource {
  /// The name passed to the initializer.
  public let name: String
  /// The title passed to the initializer; by default, the name.
  public let navigationTitle: String
  /// The icon passed to the initializer; by default, `state`.
  public let tabIconName: String
  /// The style passed to the initializer; by default, grouped.
  public let style: ElementsListStyle
  /// True unless set.
  public var showsDisclosure = true
  /// A section for each key, in the order of the keys.
  public let sections: [ElementSection]
  /// The minimum number of rows for which the index is shown; 10 unless set.
  public var sectionIndexMinimumRowCount = 10

  /// Creates a source. The initializer calls the closures and does not store them.
  ///
  /// - Parameters:
  ///   - name: the short name, for a tab.
  ///   - navigationTitle: the title above the list; `nil` for the name.
  ///   - tabIconName: the name of the tab icon.
  ///   - style: the style of the list.
  ///   - table: the table with the elements and the spelling of names.
  ///   - order: the order within a section.
  ///   - key: returns the section key of an element, or `nil` to omit the element.
  ///   - title: returns the title above the section of a key.
  ///   - indexTitle: returns the index title of the section of a key, or `nil` to omit it from the
  ///     index; by default, the list has no index.
  public init<Key: Comparable>(
    name: String, navigationTitle: String? = nil, tabIconName: String = "state",
    style: ElementsListStyle = .grouped, table: PeriodicTable = .shared,
    sortedBy order: ElementOrder = .name, groupedBy key: (AtomicElement) -> Key?,
    title: (Key) -> String?, indexTitle: (Key) -> String? = { _ in nil }
  ) {
    self.name = name
    self.navigationTitle = navigationTitle ?? name
    self.tabIconName = tabIconName
    self.style = style
    var groups: [(key: Key, elements: [AtomicElement])] = []
    for element in table.elements(sortedBy: order) {
      guard let key = key(element) else { continue }
      if let group = groups.firstIndex(where: { $0.key == key }) {
        groups[group].elements.append(element)
      } else {
        groups.append((key, [element]))
      }
    }
    sections = groups.sorted { $0.key < $1.key }.map { key, elements in
      ElementSection(title: title(key), indexTitle: indexTitle(key), elements: elements)
    }
  }
}
