import Foundation
import PentadCore

/// The first page, which leads to the five systems, and the assets of all pages.
struct HomeScreens: Sendable {
  private struct Home {
    struct System {
      let name: String
      let summary: String
      let address: String
    }

    let systems: [System]
  }

  func register(on routes: Routes) {
    routes.page("/") { _ in
      let systems = Area.allCases.map {
        Home.System(name: $0.title, summary: $0.summary, address: $0.address)
      }
      return Page("Pentad", area: nil, template: "App/home", content: Home(systems: systems))
    }
    for (name, type) in [
      ("style.css", "text/css; charset=utf-8"), ("icon.svg", "image/svg+xml"),
      ("live.js", "text/javascript; charset=utf-8"),
      ("player.js", "text/javascript; charset=utf-8"),
    ] {
      asset(name, type, routes)
    }
  }

  /// Serves a file of `Resources/Assets`, which is read once a request: it may be edited meanwhile.
  private func asset(_ name: String, _ type: String, _ routes: Routes) {
    routes.file("/assets/\(name)") { _ throws(PentadError) in
      let path = "\(PageRenderer.resources)/Assets/\(name)"
      guard let data = FileManager.default.contents(atPath: path) else {
        throw PentadError(.internal, "the file \(name) of the showcase is not there")
      }
      return FileReply(type: type, bytes: Array(data), freshFor: 0)
    }
  }
}
