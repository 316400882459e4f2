/// A person that a feed names.
package struct ParsedPerson: Hashable, Sendable {
  package var name: String?
  package var email: String?
  package var page: String?
  package var image: String?

  package init(name: String? = nil, email: String? = nil, page: String? = nil, image: String? = nil)
  {
    self.name = name
    self.email = email
    self.page = page
    self.image = image
  }

  /// Parses a person in RSS: `jo@example.org (Jo Doe)`, `Jo Doe <jo@example.org>`, or only an
  /// address or a name.
  package init(rss text: String) {
    let words = text.split { " <>()".contains($0) }
    let email = words.first { $0.contains("@") && $0.contains(".") && $0.first != "@" }
    let name = words.filter { $0 != email }.joined(separator: " ")
    self.init(name: name.isEmpty ? nil : name, email: email.map(String.init))
  }

  var isEmpty: Bool { name == nil && email == nil && page == nil }
}

/// A person's role in an entry (`media:credit`).
package struct ParsedCredit: Hashable, Sendable {
  package var name: String
  /// The role in lower case: `uploader`, `actor`, `producer` and so on.
  package var role: String?
}
