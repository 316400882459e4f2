/// An attribute of an outline that only another program understands: `description`,
/// `frss:cssFullContent`.
package struct OPMLAttribute: Hashable, Sendable {
  /// The name with its prefix, as in the list.
  package var name: String
  /// The namespace of the prefix; nil without a prefix.
  package var namespace: String?
  package var value: String

  /// The maximum number of attributes of an outline, and the maximum length of each.
  static let most = 32
  static let longest = 4_096

  package init(name: String, namespace: String? = nil, value: String) {
    (self.name, self.namespace, self.value) = (name, namespace, value)
  }

  /// Merges the attributes of two lists. If both have the same name, the first list's value is
  /// kept.
  static func united(_ first: [OPMLAttribute], with second: [OPMLAttribute]) -> [OPMLAttribute] {
    let names = Set(first.map(\.name))
    return Array((first + second.filter { !names.contains($0.name) }).prefix(most))
  }
}

/// A folder that cannot be restored from the feeds alone: it is empty, or other programs added
/// attributes to it.
package struct OPMLFolder: Hashable, Sendable {
  /// The titles of the folders, from the outermost to this one.
  package var path: [String]
  package var attributes: [OPMLAttribute] = []

  package init(path: [String], attributes: [OPMLAttribute] = []) {
    (self.path, self.attributes) = (path, attributes)
  }
}

extension OPMLDocument {
  /// The folders that cannot be restored from ``subscriptions``, in document order, each once.
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

  /// The maximum number of folders that are kept in addition to those of the feeds.
  private static let mostFolders = 1_000

  /// Adds a folder if it is missing, and merges its attributes.
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
