import ElementsKit
import PentadCore

/// The four lists of TheElements, here with the names of the United States, and one of our own.
func showLists() {
  let table = PeriodicTable(.init(spelling: .us))
  let byCentury = GroupedElementsDataSource(
    name: "Century", navigationTitle: "Grouped by Century", table: table, sortedBy: .number,
    groupedBy: { $0.discovery?.accepted.years.map { $0.lowerBound / 100 + 1 } },
    title: { "Century \($0)" })
  for source in table.dataSources + [byCentury] {
    print("\n\(source.navigationTitle): \(source.numberOfSections) sections, \(source.style)")
    for section in source.sections.prefix(4) {
      let symbols = section.elements.prefix(5).map(\.symbol).joined(separator: " ")
      print("  \(section.title ?? "all") (\(section.elements.count)): \(symbols)")
    }
  }
}

func showFilters() {
  let table = PeriodicTable.shared
  let heavy = table.elements(where: .block(.d) && .property(.density, 19...) && !.radioactive(true))
  print("\nd block, stable, 19 g/cm3 or more: \(heavy)")
  print("Group 1 or a halogen: \(table.elements(where: .group(1) || .category(.halogen)))")
  let last = table.elements(sortedBy: .property(.meltingPoint), descending: true).prefix(5)
  print("The last to melt: \(Array(last))")
  for match in table.search("mercuri") {
    print("Search for \"mercuri\": \(match.element), \(match.kind) of \(match.matchedText)")
  }
}
