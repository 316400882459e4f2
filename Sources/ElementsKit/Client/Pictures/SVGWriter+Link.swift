import PentadCore

extension SVGWriter {
  /// Draws the content as a link to the article if the options enable links, otherwise without one.
  mutating func linked(
    to element: AtomicElement, _ options: PictureOptions, _ content: (inout SVGWriter) -> Void
  ) {
    guard options.linksToArticle else { return content(&self) }
    let name = element.displayName(options.spelling)
    node("a", ["href": element.wikipediaURL, "aria-label": "\(name) at Wikipedia"], content)
  }
}
