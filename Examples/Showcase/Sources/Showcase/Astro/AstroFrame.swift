import AstroKit
import PentadCore

/// The frame of every screen of the calendar: the way back, the buttons, the place.
struct AstroFrame: Sendable {
  /// From the moon view up.
  let crumbs: [AstroStack.Crumb]
  /// To each of the four screens.
  let buttons: [AstroStack.Crumb]
  let placeName: String
  let placeAddress: String

  init(_ stack: AstroStack, _ place: Place) {
    crumbs = stack.crumbs
    let current = stack.crumbs.last?.crumbTitle
    buttons = [.moon(from: nil), .sun(nil), .day(nil), .help(nil)].map { (page: AstroPage) in
      AstroStack.Crumb(
        crumbTitle: page.title, address: stack.address(button: page),
        isCurrent: page.title == current)
    }
    placeName = City.name(of: place)
    placeAddress = Address("/astro/place").with("open", stack.text).description
  }
}

extension CivilDate {
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// `November`.
  var monthName: String { Self.months[month - 1] }

  /// `22 November 2026`.
  var words: String { "\(day) \(monthName) \(year)" }
}
