import ElementsKit
import PentadCore
import Testing

@Suite struct DataSourceTests {
  static let tables = AtomicElement.Spelling.allCases.map { PeriodicTable(.init(spelling: $0)) }

  @Test func theFourSourcesAreTheOriginals() {
    let sources = PeriodicTable().dataSources
    #expect(sources.map(\.name) == ["Name", "Number", "Symbol", "State"])
    #expect(
      sources.map(\.navigationTitle) == [
        "Sorted by Name", "Sorted by Atomic Number", "Sorted by Atomic Symbol", "Grouped by State",
      ])
    #expect(sources.map(\.tabIconName) == ["name", "number", "symbol", "state"])
    #expect(sources.map(\.style) == [.indexed, .plain, .plain, .grouped])
    #expect(sources.map(\.showsDisclosure) == [false, true, true, true])
    #expect(sources.map(\.showsSectionIndex) == [true, false, false, false])
    #expect(sources.map(\.numberOfRows) == [118, 118, 118, 118])
  }

  @Test(arguments: tables)
  func namesAreIn23LetteredSections(_ table: PeriodicTable) throws {
    let source = ElementsSortedByNameDataSource(table: table)
    let counts = source.sections.map { "\($0.title ?? "-")\($0.elements.count)" }
    #expect(
      counts.joined(separator: " ")
        == "A7 B7 C12 D3 E3 F4 G4 H5 I4 K1 L6 M7 N8 O3 P9 R8 S9 T11 U1 V1 X1 Y2 Z2")
    #expect(source.sectionIndexTitles == source.sections.compactMap(\.title))
    for (index, section) in source.sections.enumerated() {
      let title = try #require(section.title)
      #expect(try source.section(forIndexTitle: title, at: index) == index)
      #expect(try source.section(forIndexTitle: title, at: .max) == index)
      #expect(try source.titleForHeader(inSection: index) == title)
      let names = section.elements.map(table.displayName(of:))
      #expect(names == names.sorted() && names.allSatisfy { $0.hasPrefix(title) })
    }
    for title in ["J", "Q", "W", "", "AA", "a"] {
      #expect { try source.section(forIndexTitle: title, at: 0) } throws: {
        ($0 as? PentadError)?.code == .notFound
      }
    }
  }

  @Test func numbersAndSymbolsAreInOneSectionWithoutATitle() {
    let table = PeriodicTable()
    let number = ElementsSortedByAtomicNumberDataSource(table: table)
    let symbol = ElementsSortedBySymbolDataSource(table: table)
    #expect(number.sections == [ElementSection(elements: table.elements)])
    #expect(symbol.sections == [ElementSection(elements: table.elements(sortedBy: .symbol))])
    #expect(number.sectionIndexTitles == nil && symbol.sectionIndexTitles == nil)
  }

  @Test(arguments: tables)
  func statesAreSolidLiquidGasArtificial(_ table: PeriodicTable) {
    let source = ElementsSortedByStateDataSource(table: table)
    #expect(source.sections.map(\.title) == ["Solid", "Liquid", "Gas", "Artificial"])
    #expect(source.sections.map(\.elements.count) == [77, 2, 11, 28])
    #expect(source.sectionIndexTitles == nil)
    for section in source.sections {
      let names = section.elements.map(table.displayName(of:))
      #expect(names == names.sorted())
    }
  }

  @Test(arguments: tables)
  func everyElementHasItsRow(_ table: PeriodicTable) throws {
    for source in table.dataSources {
      var paths: [ElementIndexPath] = []
      for element in table.elements {
        let path = try #require(source.indexPath(of: element))
        #expect(try source.element(at: path) == element)
        paths.append(path)
      }
      #expect(Set(paths).count == 118)
      let rows = try (0..<source.numberOfSections).map(source.numberOfRows(inSection:))
      #expect(rows.reduce(0, +) == 118)
      let listed = try paths.sorted().map(source.element(at:))
      #expect(listed == source.sections.flatMap(\.elements))
    }
  }

  @Test func rowsThatDoNotExistAreErrors() throws {
    for source in PeriodicTable().dataSources {
      for section in [Int.min, -1, source.numberOfSections, .max] {
        let last = source.numberOfSections - 1
        let expected = PentadError(
          .notFound, "no section \(section) in the source \(source.name); use 0 to \(last)")
        #expect(throws: expected) { try source.numberOfRows(inSection: section) }
        #expect(throws: expected) { try source.titleForHeader(inSection: section) }
        #expect(throws: expected) { try source.element(at: .init(section: section, row: 0)) }
      }
      for section in 0..<source.numberOfSections {
        let count = try source.numberOfRows(inSection: section)
        for row in [Int.min, -1, count, .max] {
          #expect(
            throws: PentadError(
              .notFound, "no row \(row) in section \(section); use 0 to \(count - 1)")
          ) { try source.element(at: .init(section: section, row: row)) }
        }
      }
    }
  }
}
