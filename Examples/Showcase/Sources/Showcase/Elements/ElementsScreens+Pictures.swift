import ElementsKit
import PentadCore

/// The pictures, drawn by ElementsKit as they are asked for.
extension ElementsScreens {
  func registerPictures(on routes: Routes) {
    picture("tile.svg", routes) { element throws(PentadError) in try element.tile() }
    for side in CardSide.allCases {
      picture("\(side.rawValue).svg", routes) { element throws(PentadError) in
        try side == .front ? element.front() : element.back()
      }
      picture("\(side.rawValue)-reflection.svg", routes) { element throws(PentadError) in
        try element.reflection(of: side)
      }
      picture("\(side.rawValue)-flipper.svg", routes) { element throws(PentadError) in
        try element.flipperIcon(on: side)
      }
    }
    routes.file("/elements/table.svg") { _ throws(PentadError) in
      .svg(try PeriodicTablePicture.svg(width: 302))
    }
    routes.file("/elements/icons/:order") { request async throws(PentadError) in
      let name = try request.parameter("order").split(separator: ".").first.map(String.init) ?? ""
      guard let icon = TabIcon(rawValue: name) else {
        throw PentadError(.notFound, "this icon does not exist")
      }
      let theme = request.query["theme"].flatMap(PictureTheme.init(rawValue:)) ?? .light
      return .svg(try icon.svg(theme: theme))
    }
  }

  /// A picture of the element that the path names.
  private func picture(
    _ name: String, _ routes: Routes,
    _ draw: @escaping @Sendable (AtomicElement) throws(PentadError) -> String
  ) {
    routes.file("/elements/:symbol/\(name)") { request async throws(PentadError) in
      .svg(try draw(try element(request)))
    }
  }
}
