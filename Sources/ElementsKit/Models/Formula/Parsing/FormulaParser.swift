/// A single-pass parser for the bytes of a formula.
///
/// `parts` contains the distinct atoms of each open bracket, those of an inner bracket after those
/// of the outer one. Closing a bracket multiplies its atoms by their count and merges them into the
/// outer ones. So a formula without brackets only needs a search among the few atoms before.
struct FormulaParser {
  /// The last thing that was read in the open component. It determines what may follow.
  enum State: UInt8 {
    /// Nothing. Spaces, a multiplier or an item may follow.
    case start
    /// A separator. Spaces, a multiplier or an item may follow.
    case separated
    /// An opening bracket or a multiplier. An item may follow.
    case opened
    /// An item. Anything but a multiplier may follow.
    case item
    /// A charge. Only the end of the component may follow.
    case charged
  }

  /// An open bracket, or the multiplier at the start of a component, with its charge and the start
  /// of its atoms.
  struct Frame: BitwiseCopyable {
    enum Kind: UInt8 {
      case text
      case component
      case round
      case square
      case curly
    }

    let kind: Kind
    /// True if the bracket is the first item in the surrounding one.
    var isFirst = true
    /// The offset of the bracket or the multiplier.
    let offset: Int32
    /// The index in `parts` of its first atom.
    let start: Int32
    var charge: Int32 = 0
    /// The multiplier of a component.
    var multiplier: Formula.Count = .one
  }

  /// The last symbol that was read, without its count.
  struct Symbol: BitwiseCopyable {
    var z: UInt8 = 0
    var a: UInt16 = 0
    /// The offset after it.
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
  /// The offset of the last charge.
  var chargeOffset = 0
  var frame = Frame(kind: .text, offset: 0, start: 0)
  var parts: Scratch<Formula.Part>
  var frames: Scratch<Frame>
  var oxidationStates: Scratch<Formula.OxidationState>
  /// The tokens of the text in order; empty unless the rules keep them.
  var tokens: Scratch<FormulaToken>
  /// The offset after the last number.
  var numberEnd = 0
  var aggregation: Formula.Aggregation?
  var isRadical = false

  /// Parses up to the end of the text.
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
