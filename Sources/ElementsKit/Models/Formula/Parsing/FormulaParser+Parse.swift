extension FormulaParser {
  /// Reads `text` and hands its distinct atoms, in the order of their first appearance, and its
  /// charge to `body`. Allocates nothing for formulas of at most 24 atoms and 16 levels.
  @inline(__always)
  static func parse<Value>(
    _ text: UnsafeBufferPointer<UInt8>,
    _ body: (UnsafeBufferPointer<Formula.Part>, Int) -> Value
  ) -> Result<Value, FormulaFault> {
    guard let start = text.baseAddress, !text.isEmpty else {
      return .failure(FormulaFault(.empty, at: 0))
    }
    guard text.count <= longestText else {
      return .failure(FormulaFault(.tooLarge, at: longestText))
    }
    let text = FormulaText(start: start, end: text.count)
    return withUnsafeTemporaryAllocation(of: Formula.Part.self, capacity: 24) { lentParts in
      withUnsafeTemporaryAllocation(of: Frame.self, capacity: 16) { lentFrames in
        guard let parts = Scratch(lent: lentParts), let frames = Scratch(lent: lentFrames) else {
          return .failure(FormulaFault(.tooLarge, at: 0))
        }
        var parser = Self(text: text, parts: parts, frames: frames)
        defer {
          parser.parts.release()
          parser.frames.release()
        }
        do throws(FormulaFault) {
          try parser.run()
        } catch {
          return .failure(error)
        }
        let found = UnsafeBufferPointer(start: parser.parts.base, count: parser.parts.count)
        return .success(body(found, Int(parser.frame.charge)))
      }
    }
  }
}
