import PentadCore

/// The 118 elements, sorted, grouped and searchable: the main entry point of ElementsKit.
///
/// - All data is part of the program: no call uses the network. Every result is the same on every
///   machine, independent of the locale.
/// - A table may be used from any thread and task. Creating one costs nothing. The data is loaded
///   on first use, which takes a few milliseconds; ``load()`` loads it in advance.
/// - Two tables differ only in their ``options`` and their observers, never in their data.
///
/// ```swift
/// let table = PeriodicTable.shared
/// let iron = try table.element(matching: "ferrum")
/// let reactive = table.elements(where: .group(1) || .category(.halogen))
/// for source in table.dataSources { print(source.navigationTitle, source.sections.count) }
/// ```
///
/// C: `pentad_elements_table`.
public final class PeriodicTable: Sendable {
  /// The shared table of the process, with IUPAC names and an empty group 3 in periods 6 and 7.
  public static let shared = PeriodicTable()

  /// The options of a table.
  public struct Options: Hashable, Sendable {
    /// The spelling in which names are shown and sorted. Look-ups find both spellings.
    public var spelling: AtomicElement.Spelling
    /// The elements in group 3 below scandium and yttrium.
    public var groupThree: GroupThree

    /// Creates options; the defaults follow IUPAC.
    public init(spelling: AtomicElement.Spelling = .iupac, groupThree: GroupThree = .gap) {
      self.spelling = spelling
      self.groupThree = groupThree
    }
  }

  /// The options of the table.
  public let options: Options

  let hub = EventHub<ElementsEvent>()

  /// Creates a table.
  public init(_ options: Options = Options()) {
    self.options = options
  }

  /// The 118 elements by atomic number.
  public var elements: [AtomicElement] { AtomicElement.all }

  /// Returns the element's name in the table's spelling, with a capital.
  public func displayName(of element: AtomicElement) -> String {
    element.displayName(options.spelling)
  }
}

extension AtomicElement {
  /// The 118 elements, by atomic number.
  static let all = (1...118).map { AtomicElement(unchecked: $0) }
}
