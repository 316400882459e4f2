import ElementsKit
import Testing

@Suite struct ElementFilterTests {
  /// Each filter with the same condition written by hand.
  private typealias Condition = (AtomicElement, GroupThree) -> Bool

  private static var pairs: [(ElementFilter, Condition)] {
    var pairs: [(ElementFilter, Condition)] = [
      (.radioactive(true), { element, _ in element.isRadioactive }),
      (.radioactive(false), { element, _ in !element.isRadioactive }),
      (.groups(13...), { element, placement in (element.group(placement) ?? 0) >= 13 }),
      (.periods(2...3), { element, _ in 2...3 ~= element.period }),
      (.numbers(..<10), { element, _ in element.atomicNumber < 10 }),
      (ElementFilter { $0.symbol.hasPrefix("C") }, { element, _ in element.symbol.hasPrefix("C") }),
    ]
    for block in Block.allCases {
      pairs.append((.block(block), { $0.block($1) == block }))
    }
    for group in -1...20 { pairs.append((.group(group), { $0.group($1) == group })) }
    for period in 0...8 {
      pairs.append((.period(period), { element, _ in element.period == period }))
    }
    for category in ElementCategory.allCases {
      pairs.append((.category(category), { element, _ in element.category == category }))
    }
    for state in ElementState.allCases {
      pairs.append((.state(state), { element, _ in element.state == state }))
    }
    for property in ElementProperty.allCases {
      pairs.append((.property(property), { element, _ in element[property] != nil }))
      pairs.append(
        (
          .property(property, 1..<300),
          { element, _ in element[property].map { 1..<300 ~= $0.value } ?? false }
        ))
    }
    return pairs
  }

  @Test(arguments: GroupThree.allCases)
  func filterMatchesItsCondition(_ placement: GroupThree) {
    let table = PeriodicTable(.init(groupThree: placement))
    for (filter, condition) in Self.pairs {
      let expected = table.elements.filter { condition($0, placement) }
      #expect(table.elements(where: filter) == expected)
      #expect(table.elements.filter { filter.isIncluded($0, placement) } == expected)
    }
  }

  @Test(arguments: GroupThree.allCases)
  func everyPairOfFiltersCombines(_ placement: GroupThree) {
    let table = PeriodicTable(.init(groupThree: placement))
    let filters = Self.pairs.map(\.0)
    for a in filters {
      let left = Set(table.elements(where: a))
      #expect(Set(table.elements(where: !a)) == Set(table.elements).subtracting(left))
      #expect(!(!a) == a && .not(a) == !a)
      for b in filters {
        let right = Set(table.elements(where: b))
        #expect(Set(table.elements(where: a && b)) == left.intersection(right))
        #expect(Set(table.elements(where: a || b)) == left.union(right))
        #expect(!(a && b) == (!a || !b))
      }
    }
  }

  @Test func groupThreeFollowsTheTable() {
    func three(_ placement: GroupThree) -> [String] {
      PeriodicTable(.init(groupThree: placement)).elements(where: .group(3)).map(\.symbol)
    }
    #expect(three(.gap) == ["Sc", "Y"])
    #expect(three(.lanthanumActinium) == ["Sc", "Y", "La", "Ac"])
    #expect(three(.lutetiumLawrencium) == ["Sc", "Y", "Lu", "Lr"])
  }

  @Test func emptyConjunctionMatchesAllAndEmptyDisjunctionNone() {
    let table = PeriodicTable()
    #expect(table.elements(where: .all([])).count == 118)
    #expect(table.elements(where: .any([])).isEmpty)
    let halogens: ElementFilter = .all([.category(.halogen), .periods(...4), !.period(3)])
    #expect(table.elements(where: halogens).map(\.symbol) == ["F", "Br"])
    var deep: ElementFilter = .period(1)
    for _ in 0..<100_001 { deep = !(deep && deep) || !deep }
    #expect(deep == !.period(1))
  }
}
