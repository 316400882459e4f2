import ElementsKit
import PentadCore
import Testing

@Suite struct GroupedDataSourceTests {
  @Test func aKeyMakesASectionInTheOrderOfTheKeys() {
    let source = GroupedElementsDataSource(
      name: "Period", sortedBy: .number, groupedBy: { $0.period }, title: { "Period \($0)" })
    #expect(source.sections.map(\.title) == (1...7).map { "Period \($0)" })
    #expect(source.sections.map(\.elements.count) == [2, 8, 8, 18, 18, 32, 32])
    #expect(source.sections.flatMap(\.elements) == PeriodicTable.shared.elements)
    #expect(source.navigationTitle == "Period" && source.style == .grouped)
    #expect(source.sectionIndexTitles == nil)
  }

  @Test func anElementWithoutAKeyIsLeftOut() throws {
    let source = GroupedElementsDataSource(
      name: "Group", groupedBy: { $0.group() }, title: { "\($0)" })
    let cerium = try AtomicElement(atomicNumber: 58)
    #expect(source.indexPath(of: cerium) == nil)
    #expect(source.numberOfSections == 18 && source.numberOfRows == 88)
  }

  @Test func anEmptySourceHasNoRows() {
    let source = GroupedElementsDataSource(
      name: "Nothing", groupedBy: { _ in Int?.none }, title: { "\($0)" })
    #expect(
      throws: PentadError(.notFound, "no section 0 in the source Nothing; there is none")
    ) { try source.numberOfRows(inSection: 0) }
    #expect(source.sectionIndexTitles == nil && !source.showsSectionIndex)
  }

  @Test func theIndexAppearsFromTheMinimumOfRowsOn() {
    for count in 0...20 {
      var source = GroupedElementsDataSource(
        name: "First", groupedBy: { $0.atomicNumber <= count ? $0.atomicNumber : nil },
        title: { _ in nil }, indexTitle: { "\($0)" })
      #expect(source.showsSectionIndex == (count >= 10))
      source.sectionIndexMinimumRowCount = 3
      #expect(source.showsSectionIndex == (count >= 3))
    }
  }

  @Test func sectionsWithEqualIndexTitlesDifferByPosition() throws {
    let source = GroupedElementsDataSource(
      name: "Twice", groupedBy: { $0.period }, title: { "\($0)" },
      indexTitle: { $0 == 1 ? nil : $0 < 5 ? "a" : "b" })
    #expect(source.sectionIndexTitles == ["a", "a", "a", "b", "b", "b"])
    #expect(try (0...2).map { try source.section(forIndexTitle: "a", at: $0) } == [1, 2, 3])
    #expect(try source.section(forIndexTitle: "b", at: 5) == 6)
    #expect(try source.section(forIndexTitle: "b", at: 0) == 4)
    #expect(try source.section(forIndexTitle: "b", at: .min) == 4)
  }

  @Test func customDataSourceNeedsOnlyTheRequirements() throws {
    struct NobleGases: ElementsDataSource {
      let name = "Noble"
      let navigationTitle = "Noble gases"
      let tabIconName = "state"
      let style = ElementsListStyle.plain
      let showsDisclosure = true
      let sections = [
        ElementSection(
          title: "Group 18", elements: PeriodicTable.shared.elements(where: .group(18)))
      ]
    }
    #expect(NobleGases().numberOfRows == 7)
    #expect(try NobleGases().element(at: .init(section: 0, row: 1)).symbol == "Ne")
    #expect(NobleGases().sectionIndexMinimumRowCount == 10)
  }
}
