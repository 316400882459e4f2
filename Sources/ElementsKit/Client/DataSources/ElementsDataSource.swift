/// What a list of elements needs: titles, style, and the elements in sections.
///
/// A source says what is in the list and leaves drawing it to the host. Sources are values that never
/// change. The four of the original are ``ElementsSortedByNameDataSource``,
/// ``ElementsSortedByAtomicNumberDataSource``, ``ElementsSortedBySymbolDataSource`` and
/// ``ElementsSortedByStateDataSource``; ``GroupedElementsDataSource`` groups by anything else, and a
/// type of one's own needs only the requirements below.
///
/// ```swift
/// let source = ElementsSortedByNameDataSource()
/// for section in source.sections { print(section.title ?? "", section.elements) }
/// let first = try source.element(at: ElementIndexPath(section: 0, row: 0))  // Ac
/// ```
///
/// C: `pentad_elements_source`.
public protocol ElementsDataSource: Sendable {
  /// The short name, for a tab.
  var name: String { get }
  /// The title above the list.
  var navigationTitle: String { get }
  /// Which of the tab icons fits: `name`, `number`, `symbol`, `state`, or one of the host's.
  var tabIconName: String { get }
  /// How the list is drawn.
  var style: ElementsListStyle { get }
  /// Whether a row shows that it leads somewhere. Not by name, where the index is in that place.
  var showsDisclosure: Bool { get }
  /// The elements in sections, in order.
  var sections: [ElementSection] { get }
  /// From how many rows on the index is worth its place; 10 unless a source says otherwise.
  var sectionIndexMinimumRowCount: Int { get }
}

/// How a list is drawn.
public enum ElementsListStyle: String, Hashable, Sendable, CaseIterable {
  /// One run of rows.
  case plain
  /// Sections that stand apart.
  case grouped
  /// One run of rows with an index of letters at its side.
  case indexed
}

/// A section of a list.
public struct ElementSection: Hashable, Sendable {
  /// What stands above the section; `nil` for nothing.
  public let title: String?
  /// What stands for the section in the index; `nil` when it is not in one.
  public let indexTitle: String?
  /// The elements, in order.
  public let elements: [AtomicElement]

  /// Makes a section.
  public init(title: String? = nil, indexTitle: String? = nil, elements: [AtomicElement]) {
    self.title = title
    self.indexTitle = indexTitle
    self.elements = elements
  }
}
