import Foundation
import Mustache
import PentadCore

/// Puts pages into the one layout. Everything is escaped: no template has an unescaped tag.
struct PageRenderer: Sendable {
  /// The folder of the templates and the assets.
  static let resources = Bundle.module.bundlePath + "/Resources"

  private let library: MustacheLibrary

  /// Reads the templates.
  init() async throws(PentadError) {
    do {
      library = try await MustacheLibrary(directory: Self.resources + "/Templates")
    } catch {
      throw PentadError(.internal, "the templates cannot be read: \(error)")
    }
    guard library.getTemplate(named: "App/layout") != nil else {
      throw PentadError(.internal, "there are no templates in \(Self.resources)")
    }
  }

  /// The page as a document of HTML.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/internal`` when its template is not there.
  func html(_ page: Page) throws(PentadError) -> String {
    guard library.getTemplate(named: page.template) != nil,
      let html = library.render(Shell(page), withTemplate: "App/layout")
    else {
      throw PentadError(.internal, "there is no template \(page.template)")
    }
    return html
  }
}

/// The layout around the content of a page.
private struct Shell {
  struct Item {
    let name: String
    let icon: String
    let address: String
    let isCurrent: Bool
  }

  let pageTitle: String
  let pageStyle: String
  let pageBack: Page.Back?
  /// The style sheets.
  let styles: [String]
  let areas: [Item]
  let pageFreshness: Freshness?
  let template: String
  let content: any Sendable
  let script: String?

  private static let common = ["tokens.css", "base.css", "layout.css", "parts.css", "forms.css"]

  init(_ page: Page) {
    pageTitle = page.title
    pageStyle = page.area.map { "\($0.rawValue) \(page.style)" } ?? page.style
    pageBack = page.back
    styles = Self.common + (page.area?.styles ?? ["home.css"])
    areas = Area.allCases.map {
      Item(name: $0.title, icon: $0.rawValue, address: $0.address, isCurrent: $0 == page.area)
    }
    pageFreshness = page.freshness
    template = page.template
    content = page.content
    script = page.script
  }
}
