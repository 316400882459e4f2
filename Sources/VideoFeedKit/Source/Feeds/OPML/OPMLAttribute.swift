/// An attribute of an outline that has a meaning to another program alone: `description`,
/// `frss:cssFullContent`.
package struct OPMLAttribute: Hashable, Sendable {
  /// As the list writes it, with its prefix.
  package var name: String
  /// What the prefix stands for; nil without a prefix.
  package var namespace: String?
  package var value: String

  /// How many an outline keeps, and how long one may be.
  static let most = 32
  static let longest = 4_096

  package init(name: String, namespace: String? = nil, value: String) {
    (self.name, self.namespace, self.value) = (name, namespace, value)
  }

  /// Those of one list with those of another whose names it does not have.
  static func united(_ first: [OPMLAttribute], with second: [OPMLAttribute]) -> [OPMLAttribute] {
    let names = Set(first.map(\.name))
    return Array((first + second.filter { !names.contains($0.name) }).prefix(most))
  }
}

/// A folder that feeds alone do not bring back: none is in it, or other programs have written attributes on it.
package struct OPMLFolder: Hashable, Sendable {
  /// The titles from the outside.
  package var path: [String]
  package var attributes: [OPMLAttribute] = []

  package init(path: [String], attributes: [OPMLAttribute] = []) {
    (self.path, self.attributes) = (path, attributes)
  }
}

extension OPMLDocument {
  /// The folders that ``subscriptions`` do not bring back, in their order, each once.
  package var folders: [OPMLFolder] {
    var found: [OPMLFolder] = []
    func visit(_ outlines: [OPMLOutline], _ path: [String]) {
      for outline in outlines where outline.isFolder {
        guard let title = outline.title, path.count < OPMLSubscription.mostFolders else { continue }
        let isWrapper = path.isEmpty && title.lowercased() == "feeds"
        let inner = isWrapper ? path : path + [title]
        if !isWrapper, outline.outlines.allSatisfy(\.isFolder) || !outline.attributes.isEmpty,
          !found.contains(where: { $0.path == inner })
        {
          found.append(OPMLFolder(path: inner, attributes: outline.attributes))
        }
        visit(outline.outlines, inner)
      }
    }
    visit(outlines, [])
    return Array(found.prefix(Self.mostFolders))
  }

  /// How many folders a list brings back besides those of its feeds.
  private static let mostFolders = 1_000

  /// Adds a folder where it is missing, and its attributes.
  mutating func add(_ folder: OPMLFolder) {
    Self.add(folder.attributes, to: &outlines, in: folder.path[...])
  }

  private static func add(
    _ attributes: [OPMLAttribute], to outlines: inout [OPMLOutline], in path: ArraySlice<String>
  ) {
    guard let name = path.first else { return }
    let place = place(of: name, in: &outlines)
    if path.count == 1 {
      outlines[place].attributes = OPMLAttribute.united(
        outlines[place].attributes, with: attributes)
    } else {
      add(attributes, to: &outlines[place].outlines, in: path.dropFirst())
    }
  }
}
