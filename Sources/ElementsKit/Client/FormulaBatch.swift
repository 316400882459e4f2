public import PentadCore

extension Formula {
  /// Computes the molar masses of many formulas in a separate task.
  ///
  /// The results are in the order of the texts. An invalid formula has its error as its result and
  /// does not stop the others. The result is `notFound` for a formula with an element that has no
  /// standard atomic weight.
  ///
  /// ```swift
  /// let operation = Formula.molarMasses(of: ["H2O", "C6H12O6"])
  /// for await progress in operation.progress { … }
  /// let masses = try await operation.value
  /// ```
  ///
  /// C: `pentad_elements_molar_masses_compute_as_async`.
  public static func molarMasses(
    of texts: [String], reading: Reading = .automatic
  ) -> PentadOperation<[Result<MolarMass, PentadError>]> {
    molarMasses(ofUTF8: texts.map { Array($0.utf8) }, reading: reading)
  }

  /// Computes like ``molarMasses(of:reading:)``, from bytes that may not be UTF-8.
  package static func molarMasses(
    ofUTF8 texts: [[UInt8]], reading: Reading
  ) -> PentadOperation<[Result<MolarMass, PentadError>]> {
    PentadOperation { report async throws(PentadError) in
      var results: [Result<MolarMass, PentadError>] = []
      results.reserveCapacity(texts.count)
      for text in texts {
        // Every 1,024 formulas: checks for cancellation, reports progress, and lets other tasks
        // run.
        if results.count.isMultiple(of: 1_024) {
          guard !Task.isCancelled else {
            throw PentadError(.cancelled, "cancelled after \(results.count) formulas")
          }
          report(WorkProgress(completed: results.count, total: texts.count))
          await Task.yield()
        }
        results.append(
          Result { () throws(PentadError) in
            try text.withUnsafeBufferPointer { (bytes) throws(PentadError) in
              try knownMolarMass(ofUTF8: bytes, reading: reading)
            }
          })
      }
      report(WorkProgress(completed: texts.count, total: texts.count))
      return results
    }
  }

  /// Computes like ``molarMass(ofUTF8:reading:)``, but throws if there is no mass.
  ///
  /// - Throws: `notFound`, with the symbols, when elements have no standard atomic weight.
  package static func knownMolarMass(
    ofUTF8 text: UnsafeBufferPointer<UInt8>, reading: Reading
  ) throws(PentadError) -> MolarMass {
    if let mass = try molarMass(ofUTF8: text, reading: reading) { return mass }
    let formula = try Formula(utf8: text, reading: reading)
    let symbols = formula.composition.filter { MassTable.shared.weight(of: $0) == nil }.map(\.label)
    throw PentadError(
      .notFound, "no standard atomic weight is published for \(symbols.joined(separator: ", "))")
  }
}
