/// The entry of a feed in a list of feeds (OPML), besides its address and title.
struct FeedOutline: Hashable, Sendable {
  /// The page of the feed.
  var page: String?
  /// The paths of its folders, from the outermost title on; an empty path is the top level.
  var folders: [[String]] = []
  var categories: [String] = []
  /// The attributes that other programs have written to its line.
  var attributes: [OPMLAttribute] = []

  init(
    page: String? = nil, folders: [[String]] = [], categories: [String] = [],
    attributes: [OPMLAttribute] = []
  ) {
    (self.page, self.folders, self.categories) = (page, folders, categories)
    self.attributes = attributes
  }

  /// Reads the stored form.
  init(page: String?, folders: String?, categories: String?, attributes: String?) {
    self.page = page
    self.folders = StoredParts.parts(folders, StoredParts.between).map {
      StoredParts.parts($0, StoredParts.inside)
    }
    self.categories = StoredParts.parts(categories, StoredParts.between)
    self.attributes = StoredParts.attributes(attributes)
  }

  var storedFolders: String? {
    folders.isEmpty
      ? nil
      : folders.map { $0.joined(separator: StoredParts.inside) }
        .joined(separator: StoredParts.between)
  }

  var storedCategories: String? {
    categories.isEmpty ? nil : categories.joined(separator: StoredParts.between)
  }

  var storedAttributes: String? { StoredParts.text(attributes) }

  /// Merges this entry with that of another list. It gets the folders of both; the top level is
  /// dropped if there is a folder.
  func united(with other: FeedOutline) -> FeedOutline {
    let folders = self.folders + other.folders.filter { !self.folders.contains($0) }
    let named = folders.filter { !$0.isEmpty }
    let categories = self.categories + other.categories.filter { !self.categories.contains($0) }
    return FeedOutline(
      page: page ?? other.page, folders: named.isEmpty ? folders : named, categories: categories,
      attributes: OPMLAttribute.united(attributes, with: other.attributes))
  }
}

/// The stored form of lists of texts. The separators are control characters that neither titles nor
/// XML attributes can contain.
enum StoredParts {
  static let (folder, path, between, inside) = ("\u{1c}", "\u{1d}", "\u{1e}", "\u{1f}")

  static func parts(_ text: String?, _ separator: String) -> [String] {
    guard let text else { return [] }
    let parts = text.split(separator: separator, omittingEmptySubsequences: false).map(String.init)
    return separator == inside && parts == [""] ? [] : parts
  }

  static func text(_ attributes: [OPMLAttribute]) -> String? {
    attributes.isEmpty
      ? nil
      : attributes.map { [$0.name, $0.namespace ?? "", $0.value].joined(separator: inside) }
        .joined(separator: between)
  }

  static func attributes(_ text: String?) -> [OPMLAttribute] {
    parts(text, between).compactMap { text in
      let parts = parts(text, inside)
      guard parts.count == 3 else { return nil }
      return OPMLAttribute(
        name: parts[0], namespace: parts[1].isEmpty ? nil : parts[1], value: parts[2])
    }
  }

  /// Encodes folders that have no feeds, or have attributes.
  static func text(_ folders: [OPMLFolder]) -> String? {
    folders.isEmpty
      ? nil
      : folders.map { $0.path.joined(separator: inside) + path + (text($0.attributes) ?? "") }
        .joined(separator: folder)
  }

  static func folders(_ text: String?) -> [OPMLFolder] {
    parts(text, folder).compactMap { text in
      let halves = parts(text, path)
      guard halves.count == 2 else { return nil }
      return OPMLFolder(
        path: parts(halves[0], inside),
        attributes: attributes(halves[1].isEmpty ? nil : halves[1]))
    }
  }
}
