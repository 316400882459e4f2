import ElementsKit
import PentadCore

/// A tour of the periodic table: elements and their sources, lists, cards, formulas, pictures.
@main
enum ElementsTour {
  static func main() async throws {
    try showIron()
    showWhatTextsMean()
    showLists()
    showFilters()
    showFormulas()
    try await showBatch()
    try await showCard()
    try drawTable()
  }
}
