/// The content of a list of elements: titles, style, and elements in sections.
///
/// A data source defines the content of a list; the host draws it. Data sources are immutable
/// values. The four of the original are ``ElementsSortedByNameDataSource``,
/// ``ElementsSortedByAtomicNumberDataSource``, ``ElementsSortedBySymbolDataSource`` and
/// ``ElementsSortedByStateDataSource``. ``GroupedElementsDataSource`` groups by any other key. A
/// custom type has to implement only the requirements below.
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
  /// The name of the tab icon: `name`, `number`, `symbol`, `state`, or a name that the host
  /// defines.
  var tabIconName: String { get }
  /// The style of the list.
  var style: ElementsListStyle { get }
  /// A Boolean value that indicates whether rows show a disclosure indicator.
  ///
  /// It is false for the list by name, where the section index takes that space.
  var showsDisclosure: Bool { get }
  /// The elements in sections, in order.
  var sections: [ElementSection] { get }
  /// The minimum number of rows for which the index is shown; 10 unless the source sets it.
  var sectionIndexMinimumRowCount: Int { get }
}

/// The style of a list.
public enum ElementsListStyle: String, Hashable, Sendable, CaseIterable {
  /// Rows without visible sections.
  case plain
  /// Sections that are visually separated.
  case grouped
  /// Rows with an index of letters at the side.
  case indexed
}

/// A section of a list.
public struct ElementSection: Hashable, Sendable {
  /// The title above the section; `nil` for none.
  public let title: String?
  /// The title of the section in the index; `nil` when the index omits it.
  public let indexTitle: String?
  /// The elements, in order.
  public let elements: [AtomicElement]

  /// Creates a section.
  public init(title: String? = nil, indexTitle: String? = nil, elements: [AtomicElement]) {
    self.title = title
    self.indexTitle = indexTitle
    self.elements = elements
  }
}
