/// The elements in sections by whatever the host likes.
///
/// ```swift
/// let source = GroupedElementsDataSource(
///   name: "Block", groupedBy: { $0.block().rawValue }, title: { "Block \($0)" })
/// ```
public struct GroupedElementsDataSource: ElementsDataSource {
  /// The name that was given.
  public let name: String
  /// The title that was given; the name where none was.
  public let navigationTitle: String
  /// The icon that was given; `state` where none was.
  public let tabIconName: String
  /// The style that was given; grouped where none was.
  public let style: ElementsListStyle
  /// True, unless set.
  public var showsDisclosure = true
  /// A section for each key, in the order of the keys.
  public let sections: [ElementSection]
  /// From how many rows on an index is worth its place; 10 unless set.
  public var sectionIndexMinimumRowCount = 10

  /// Makes a source.
  ///
  /// The closures are called here and not kept.
  ///
  /// - Parameters:
  ///   - name: the short name, for a tab.
  ///   - navigationTitle: the title above the list; the name when left out.
  ///   - tabIconName: the icon of the tab.
  ///   - style: how the list is drawn.
  ///   - table: the elements and the spelling of names.
  ///   - order: the order within a section.
  ///   - key: the section that an element belongs to; `nil` leaves it out of the list.
  ///   - title: what stands above the section of a key.
  ///   - indexTitle: what stands for it in the index; no index when left out.
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
