import Foundation
import PentadCore

/// The first page, which leads to the five systems, and the assets of all pages.
struct HomeScreens: Sendable {
  private struct Home {
    struct System {
      let name: String
      let summary: String
      let address: String
      let style: String
      let picture: String?
    }

    let systems: [System]
  }

  func register(on routes: Routes) {
    routes.page("/") { _ in
      let systems = Area.allCases.map {
        Home.System(
          name: $0.title, summary: $0.summary, address: $0.address, style: $0.rawValue,
          picture: $0.picture)
      }
      return Page(
        "Welcome to Pentad", area: nil, template: "App/home", content: Home(systems: systems))
    }
    let files = FileManager.default.enumerator(atPath: Self.folder)?.compactMap { $0 as? String }
    for name in files ?? [] {
      guard let type = Self.types[String(name.split(separator: ".").last ?? "")] else { continue }
      asset(name, type, routes)
    }
  }

  private static let folder = "\(PageRenderer.resources)/Assets"
  private static let types = [
    "css": "text/css; charset=utf-8", "svg": "image/svg+xml",
    "js": "text/javascript; charset=utf-8",
  ]

  /// Serves a file of `Resources/Assets`, which is read once a request: it may be edited meanwhile.
  private func asset(_ name: String, _ type: String, _ routes: Routes) {
    routes.file("/assets/\(name)") { _ throws(PentadError) in
      guard let data = FileManager.default.contents(atPath: "\(Self.folder)/\(name)") else {
        throw PentadError(.internal, "the file \(name) of the showcase is missing")
      }
      return FileReply(type: type, bytes: Array(data), freshFor: 0)
    }
  }
}
