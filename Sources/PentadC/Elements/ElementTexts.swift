import ElementsKit

/// The symbols, numbers and names of all elements that a search can match, as C strings. They live
/// as long as the process and are made at first use.
struct ElementTexts: @unchecked Sendable {
  static let shared = ElementTexts()

  private let texts: [String: UnsafePointer<CChar>]
  private let arena: Arena

  private init() {
    let arena = Arena()
    var texts: [String: UnsafePointer<CChar>] = [:]
    for element in PeriodicTable.shared.elements {
      let spelled = AtomicElement.Spelling.allCases.map { element.displayName($0) }
      let others = element.otherNames.map(\.text)
      let identity = [element.symbol, "\(element.atomicNumber)", element.casNumber, element.name]
      for text in identity + spelled + others where texts[text] == nil {
        texts[text] = arena.string(text)
      }
    }
    (self.texts, self.arena) = (texts, arena)
  }

  /// Returns NULL for a text that is not a symbol, number or name of an element.
  subscript(text: String) -> UnsafePointer<CChar>? { texts[text] }
}
