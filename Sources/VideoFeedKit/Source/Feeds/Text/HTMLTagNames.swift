/// The names of HTML elements.
enum HTMLTagNames {
  /// Block elements.
  static let blocks = words(
    """
    address article aside blockquote body caption center dd details dialog dir div dl dt fieldset
    figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li main menu nav ol p pre section
    summary table tbody td tfoot th thead tr ul
    """)

  /// All elements that occur in feeds.
  static let all = blocks.union(
    words(
      """
      a abbr acronym applet area audio b base basefont bdi bdo big blink br button canvas cite code col
      colgroup data datalist del dfn em embed font frame frameset head html i iframe img input ins kbd
      label legend link map mark marquee math meta meter nobr noframes noscript object optgroup option
      output param picture progress q rp rt ruby s samp script select small source span strike strong
      style sub sup svg template textarea time title track tt u var video wbr
      """))

  private static func words(_ text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
  }
}
