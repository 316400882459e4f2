/// The content of a screen.
///
/// ``content`` is a value whose *stored* properties the template reads by name; an optional that is nil
/// counts as absent. A name that a value lacks is looked for in the values around it: write `{{.name}}`
/// for this value's own.
struct Page: Sendable {
  /// The link to the page above, at the head of this one.
  struct Back: Sendable {
    let backTitle: String
    let address: String

    init(_ title: String, _ address: String) {
      backTitle = title
      self.address = address
    }
  }

  /// The text of the window's title and the first heading.
  var title: String
  /// The system it belongs to; nil for none.
  var area: Area?
  /// The template: `Elements/list` is `Resources/Templates/Elements/list.mustache`.
  var template: String
  /// The data of the template.
  var content: any Sendable
  /// The freshness of the content, if it comes from a store or a server.
  var freshness: Freshness?
  /// The status of the answer.
  var status = 200
  /// The link to the page above; nil for none.
  var back: Back?
  /// Further words for the class of the document, by which the style sheet may know it.
  var style = ""
  /// True if the browser keeps the page, so that going back restores the typed text.
  var isKept = false
  /// A script of `Resources/Assets` that makes the page more convenient, and without which it works.
  var script: String?

  init(
    _ title: String, area: Area?, template: String, content: any Sendable,
    freshness: Freshness? = nil
  ) {
    self.title = title
    self.area = area
    self.template = template
    self.content = content
    self.freshness = freshness
  }
}
