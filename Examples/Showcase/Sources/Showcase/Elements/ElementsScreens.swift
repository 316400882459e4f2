import ElementsKit
import PentadCore

/// The screens of ElementsKit: four lists, an element's card with its two sides, and its values.
///
/// The table is part of the program, so there is nothing to open, close or ask for.
struct ElementsScreens: Screens {
  static let area = Area.elements

  let table: PeriodicTable

  static func open(_ backstage: Backstage) async throws(PentadError) -> ElementsScreens {
    ElementsScreens(table: .shared)
  }

  func register(on routes: Routes) {
  }

  func close() async {}
}
