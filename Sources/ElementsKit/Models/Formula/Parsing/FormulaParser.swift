/// Reads a formula in one pass over its bytes.
///
/// `parts` holds the distinct atoms of each open bracket, one bracket's after those of the bracket
/// around it; closing one multiplies its atoms by their count and folds them into the atoms before.
/// So a formula with one level needs no other work than to find its atoms among the few before.
struct FormulaParser {
  /// What has been read of the component that is open, and so what may follow.
  enum State: UInt8 {
    /// Nothing of the text: spaces, a multiplier or an item.
    case start
    /// A separator: spaces, a multiplier or an item.
    case separated
    /// A bracket or a multiplier: an item.
    case opened
    /// An item: all but a multiplier.
    case item
    /// A charge: only the end of the component.
    case charged
  }

  /// An open bracket, or the multiplier at the start of a component, with what it holds so far.
  struct Frame: BitwiseCopyable {
    enum Kind: UInt8 {
      case text
      case component
      case round
      case square
      case curly
    }

    let kind: Kind
    /// Whether nothing stands before the bracket in the one around it.
    var isFirst = true
    /// Of the bracket or the multiplier.
    let offset: Int32
    /// Where its atoms begin in `parts`.
    let start: Int32
    var charge: Int32 = 0
    /// Of a component.
    var multiplier: Formula.Count = .one
  }

  /// The symbol read last, without its count.
  struct Symbol: BitwiseCopyable {
    var z: UInt8 = 0
    var a: UInt16 = 0
    /// The offset behind it.
    var end: Int32 = -1
  }

  static let longestText = 1 << 20
  static let deepest = 256

  let text: FormulaText
  let rules: FormulaRules
  let table = MassTable.shared
  var position = 0
  var state = State.start
  var separator = 0
  var lastSymbol = Symbol()
  /// Where the last charge begins.
  var chargeOffset = 0
  var frame = Frame(kind: .text, offset: 0, start: 0)
  var parts: Scratch<Formula.Part>
  var frames: Scratch<Frame>
  var oxidationStates: Scratch<Formula.OxidationState>
  /// The pieces of the text in order; empty where the rules do not keep them.
  var tokens: Scratch<FormulaToken>
  /// Behind the number read last.
  var numberEnd = 0
  var aggregation: Formula.Aggregation?
  var isRadical = false

  /// Reads to the end of the text.
  mutating func run() throws(FormulaFault) {
    while position < text.end {
      let byte = text[position]
      switch byte {
      case UInt8(ascii: "I"), UInt8(ascii: "V"): try numeralOrAtom()
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): try atom()
      case UInt8(ascii: "("): try open(.round)
      case UInt8(ascii: "["): try open(.square)
      case UInt8(ascii: "{"): try open(.curly)
      case UInt8(ascii: ")"): try close(.round)
      case UInt8(ascii: "]"): try close(.square)
      case UInt8(ascii: "}"): try close(.curly)
      case UInt8(ascii: "^"): try caret()
      case UInt8(ascii: "a")...UInt8(ascii: "z"): try smallLetter()
      default: try rarity()
      }
    }
    try finish()
  }

  private mutating func rarity() throws(FormulaFault) {
    let glyph = text.glyph(at: position)
    switch glyph.kind {
    case .digit, .vulgarFraction: try multiplier()
    case .separator: try separate(glyph)
    case .space: try space()
    case .sign, .superscriptSign, .superscriptDigit: try superscript()
    case .subscriptDigit: throw fault(.number)
    case .slash, .other:
      throw fault(text.isUTF8(at: position) ? .unexpectedCharacter : .notUTF8)
    }
  }

  private mutating func finish() throws(FormulaFault) {
    switch state {
    case .start: throw FormulaFault(.empty, at: 0)
    case .separated: throw FormulaFault(.missingPart, at: separator)
    case .opened:
      let kind: FormulaFault.Kind = frame.kind == .component ? .missingPart : .unmatchedBracket
      throw FormulaFault(kind, at: Int(frame.offset))
    case .item, .charged: try endComponent()
    }
    guard frame.kind == .text else {
      throw FormulaFault(.unmatchedBracket, at: Int(frame.offset))
    }
  }

  func fault(_ kind: FormulaFault.Kind) -> FormulaFault { FormulaFault(kind, at: position) }
}
