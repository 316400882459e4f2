import PentadCore

extension FormulaParser {
  /// Parses `text` and calls `body` with the finished parser. The parser is passed by reference, as
  /// a copy would cost as much as reading two atoms. Plain formulas of at most 24 distinct atoms,
  /// 16 levels and 4 oxidation states allocate nothing.
  ///
  /// The grammar excludes markup and rare characters. A text that fails to parse is rewritten
  /// without them and parsed again, so plain text has no overhead.
  @inline(__always)
  static func parse<Value>(
    _ text: UnsafeBufferPointer<UInt8>, _ reading: Formula.Reading, keepsStructure: Bool = false,
    _ body: (inout Self) -> Value
  ) -> Result<Value, PentadError> {
    guard let start = text.baseAddress, !text.isEmpty else {
      return .failure(PentadError(FormulaFault(.empty, at: 0), in: nil))
    }
    guard text.count <= longestText else {
      return .failure(PentadError(FormulaFault(.tooLarge, at: longestText), in: nil))
    }
    let plain = FormulaText(start: start, end: text.count)
    var rules = FormulaRules(reading)
    rules.keepsStructure = keepsStructure
    switch parse(plain, rules, body) {
    case .success(let value): return .success(value)
    case .failure(let fault): return reparse(plain, reading, keepsStructure, after: fault, body)
    }
  }

  @inline(never)
  private static func reparse<Value>(
    _ text: FormulaText, _ reading: Formula.Reading, _ keepsStructure: Bool,
    after fault: FormulaFault,
    _ body: (inout Self) -> Value
  ) -> Result<Value, PentadError> {
    let folded: FoldedFormula?
    do throws(FormulaFault) {
      if let spaced = SpacedFormula.folded(text) {
        folded = spaced
      } else {
        folded = try FormulaFolding.folded(text)
      }
    } catch {
      return .failure(PentadError(error, in: text))
    }
    guard let folded else { return .failure(PentadError(fault, in: text)) }
    var rules = FormulaRules(reading, isMhchem: folded.isMhchem)
    rules.keepsStructure = keepsStructure
    let result = folded.withText { plain in
      parse(plain, rules, body).mapError { error in
        let offset = folded.offset(of: error.offset, in: text)
        // In Xx2 the `x` is not a separator: the rewritten text counts only if parsing got further
        // with it.
        let isFurther = fault.kind == .unknownElement ? offset > fault.offset : true
        return isFurther
          ? PentadError(error, in: plain, at: offset, of: text) : PentadError(fault, in: text)
      }
    }
    return result ?? .failure(PentadError(FormulaFault(.empty, at: 0), in: nil))
  }

  @inline(__always)
  private static func parse<Value>(
    _ text: FormulaText, _ rules: FormulaRules,
    _ body: (inout Self) -> Value
  ) -> Result<Value, FormulaFault> {
    withUnsafeTemporaryAllocation(of: Formula.Part.self, capacity: 24) { lentParts in
      withUnsafeTemporaryAllocation(of: Frame.self, capacity: 16) { lentFrames in
        withUnsafeTemporaryAllocation(of: Formula.OxidationState.self, capacity: 4) { lentStates in
          withUnsafeTemporaryAllocation(of: FormulaToken.self, capacity: 1) { lentTokens in
            guard let parts = Scratch(lent: lentParts), let frames = Scratch(lent: lentFrames),
              let states = Scratch(lent: lentStates), let tokens = Scratch(lent: lentTokens)
            else { return .failure(FormulaFault(.tooLarge, at: 0)) }
            var parser = Self(
              text: text, rules: rules, parts: parts, frames: frames, oxidationStates: states,
              tokens: tokens)
            defer {
              parser.parts.release()
              parser.frames.release()
              parser.oxidationStates.release()
              parser.tokens.release()
            }
            do throws(FormulaFault) {
              try parser.run()
            } catch {
              return .failure(error)
            }
            return .success(body(&parser))
          }
        }
      }
    }
  }

  /// The distinct atoms in order of first appearance; valid during the parse.
  var atoms: UnsafeBufferPointer<Formula.Part> {
    UnsafeBufferPointer(start: parts.base, count: parts.count)
  }

  /// The oxidation states, state of aggregation and radical mark in the text.
  var annotations: Formula.Annotations {
    guard oxidationStates.count > 0 || aggregation != nil || isRadical else { return .none }
    let states = UnsafeBufferPointer(start: oxidationStates.base, count: oxidationStates.count)
    return Formula.Annotations(
      oxidationStates: Array(states), aggregation: aggregation, isRadical: isRadical)
  }
}
