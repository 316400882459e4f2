import PentadCore

/// The 118 elements, in every order and by every name: the front door of ElementsKit.
///
/// - Everything it tells is part of the program: nothing is fetched, and every answer is the same on
///   every machine, whatever its locale.
/// - It may be used from any thread and task. Making one costs nothing; the data is read at the first
///   question, a few milliseconds, or ahead of it by ``load()``.
/// - Two tables differ in their ``options`` and in who observes them, never in data.
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
  /// The table of the whole program: IUPAC's names, a gap in group 3.
  public static let shared = PeriodicTable()

  /// The questions on which tables differ.
  public struct Options: Hashable, Sendable {
    /// How names are shown and sorted; names are found in either spelling.
    public var spelling: AtomicElement.Spelling
    /// Which elements stand in group 3.
    public var groupThree: GroupThree

    /// IUPAC's answers, where none are given.
    public init(spelling: AtomicElement.Spelling = .iupac, groupThree: GroupThree = .gap) {
      self.spelling = spelling
      self.groupThree = groupThree
    }
  }

  /// What the table was made with.
  public let options: Options

  let hub = EventHub<ElementsEvent>()

  /// Makes a table.
  public init(_ options: Options = Options()) {
    self.options = options
  }

  /// The 118 elements by atomic number.
  public var elements: [AtomicElement] { AtomicElement.all }

  /// The element's name in the table's spelling, with a capital.
  public func displayName(of element: AtomicElement) -> String {
    element.displayName(options.spelling)
  }
}

extension AtomicElement {
  /// The 118, by number.
  static let all = (1...118).map { AtomicElement(unchecked: $0) }
}
