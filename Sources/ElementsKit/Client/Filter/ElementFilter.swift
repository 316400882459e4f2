/// A condition that includes some of the elements.
///
/// ```swift
/// let filter: ElementFilter = .block(.d) && .periods(4...5) && !.radioactive(true)
/// let elements = table.elements(where: filter)
/// ```
///
/// A filter stores the set of the elements that it includes, computed once at its creation.
/// Therefore combining and evaluating filters is cheap, however many are combined. Two filters are
/// equal if they include the same elements.
public struct ElementFilter: Hashable, Sendable {
  private let gap: ElementSet
  private let lanthanumActinium: ElementSet
  private let lutetiumLawrencium: ElementSet

  /// Creates a filter with a set for each placement of group 3.
  init(_ set: (GroupThree) -> ElementSet) {
    gap = set(.gap)
    lanthanumActinium = set(.lanthanumActinium)
    lutetiumLawrencium = set(.lutetiumLawrencium)
  }

  /// Creates a filter of the elements that satisfy a condition.
  ///
  /// The initializer calls the condition once for each element and does not store it.
  public init(_ condition: (AtomicElement) -> Bool) {
    let set = ElementSet(condition)
    self.init { _ in set }
  }

  /// Returns true if the filter includes an element.
  ///
  /// - Parameter placement: the placement of group 3, used by filters by group or block.
  public func isIncluded(_ element: AtomicElement, _ placement: GroupThree = .gap) -> Bool {
    set(placement).contains(element)
  }

  func set(_ placement: GroupThree) -> ElementSet {
    switch placement {
    case .gap: gap
    case .lanthanumActinium: lanthanumActinium
    case .lutetiumLawrencium: lutetiumLawrencium
    }
  }
}
