public import PentadCore

extension Formula {
  /// Works out the molar masses of many formulas in a task of its own.
  ///
  /// The results stand in the order of the texts. A bad formula has its error in its place and does
  /// not end the work; one with an element that has no standard atomic weight has `notFound`.
  ///
  /// ```swift
  /// let operation = Formula.molarMasses(of: ["H2O", "C6H12O6"])
  /// for await progress in operation.progress { … }
  /// let masses = try await operation.value
  /// ```
  ///
  /// C: `pentad_elements_molar_masses_compute_async`.
  public static func molarMasses(
    of texts: [String]
  ) -> PentadOperation<[Result<MolarMass, PentadError>]> {
    molarMasses(ofUTF8: texts.map { Array($0.utf8) })
  }

  /// As ``molarMasses(of:)-(String)``, for bytes that may not be UTF-8.
  package static func molarMasses(
    ofUTF8 texts: [[UInt8]]
  ) -> PentadOperation<[Result<MolarMass, PentadError>]> {
    PentadOperation { report async throws(PentadError) in
      var results: [Result<MolarMass, PentadError>] = []
      results.reserveCapacity(texts.count)
      for text in texts {
        // Now and then others get their turn, and a wish to cancel is heard.
        if results.count.isMultiple(of: 1_024) {
          guard !Task.isCancelled else {
            throw PentadError(.cancelled, "cancelled after \(results.count) formulas")
          }
          report(WorkProgress(completed: results.count, total: texts.count))
          await Task.yield()
        }
        results.append(Result { () throws(PentadError) in try knownMolarMass(text) })
      }
      report(WorkProgress(completed: texts.count, total: texts.count))
      return results
    }
  }

  private static func knownMolarMass(_ text: [UInt8]) throws(PentadError) -> MolarMass {
    let mass = try text.withUnsafeBufferPointer { (bytes) throws(PentadError) in
      try molarMass(ofUTF8: bytes)
    }
    guard let mass else {
      throw PentadError(.notFound, "an element of the formula has no standard atomic weight")
    }
    return mass
  }
}
