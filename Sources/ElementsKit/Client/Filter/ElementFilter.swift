/// A choice among the elements.
///
/// ```swift
/// let filter: ElementFilter = .block(.d) && .periods(4...5) && !.radioactive(true)
/// let elements = table.elements(where: filter)
/// ```
///
/// A filter is the set of the elements that it includes, worked out once when it is made. So combining
/// filters and asking them costs next to nothing however many were combined, and two filters are equal
/// when they choose the same elements.
public struct ElementFilter: Hashable, Sendable {
  private let gap: ElementSet
  private let lanthanumActinium: ElementSet
  private let lutetiumLawrencium: ElementSet

  /// The set for each answer to the question of group 3.
  init(_ set: (GroupThree) -> ElementSet) {
    gap = set(.gap)
    lanthanumActinium = set(.lanthanumActinium)
    lutetiumLawrencium = set(.lutetiumLawrencium)
  }

  /// The elements for which a condition holds; it is asked now, once for each.
  public init(_ condition: (AtomicElement) -> Bool) {
    let set = ElementSet(condition)
    self.init { _ in set }
  }

  /// Whether the filter chooses an element.
  ///
  /// - Parameter placement: matters where the filter is by group or block.
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
