import PentadCore

extension SVGWriter {
  /// The content as a link to the article when the options ask for one, else as a group.
  mutating func linked(
    to element: AtomicElement, _ options: PictureOptions, _ content: (inout SVGWriter) -> Void
  ) {
    guard options.linksToArticle else { return content(&self) }
    let name = element.displayName(options.spelling)
    node("a", ["href": element.wikipediaURL, "aria-label": "\(name) at Wikipedia"], content)
  }
}
