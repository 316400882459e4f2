public import CPentad
import ElementsKit
import PentadCore

/// Computes the molar masses of many formulas in a task of the library.
///
/// - Parameters:
///   - formulas: `count` formulas, which are copied
///   - lengths: the length of each in bytes; NULL when each ends with a NUL
///   - count: the number of formulas
///   - session: the session for the callbacks; NULL for a callback thread of the library
///   - progress: called from time to time with the progress; NULL when not needed
/// - Returns: `PENTAD_MISUSE` if `formulas` is NULL and `count` is not 0, if one of the formulas is
///   NULL, or if `count` or a length is too large for an array; `PENTAD_CLOSED` after
///   pentad_shutdown()
///
/// Threads: any; callbacks run on a callback thread of the library, or in pentad_session_pump().
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_molar_masses_compute_async")
public func pentad_elements_molar_masses_compute_async(
  _ formulas: UnsafePointer<UnsafePointer<CChar>?>?, _ lengths: UnsafePointer<size_t>?,
  _ count: size_t, _ session: pentad_session_ref?, _ progress: pentad_progress_callback?,
  _ callback: pentad_elements_molar_masses_callback?, _ context: UnsafeMutableRawPointer?,
  _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  pentad_elements_molar_masses_compute_as_async(
    formulas, lengths, count, PENTAD_ELEMENTS_READING_AUTOMATIC, session, progress, callback,
    context, operation, error)
}

/// Computes the molar masses of many formulas with a given reading in a task of the library.
///
/// - Parameters:
///   - formulas: `count` formulas, which are copied
///   - lengths: the length of each in bytes; NULL when each ends with a NUL
///   - count: the number of formulas
///   - reading: the rules for text with several meanings
///   - session: the session for the callbacks; NULL for a callback thread of the library
///   - progress: called from time to time with the progress; NULL when not needed
/// - Returns: as pentad_elements_molar_masses_compute_async(); `PENTAD_MISUSE` for an unknown
///   reading
///
/// Threads: any; callbacks run on a callback thread of the library, or in pentad_session_pump().
/// Blocks: no. Since: 0.1
@_cdecl("pentad_elements_molar_masses_compute_as_async")
public func pentad_elements_molar_masses_compute_as_async(
  _ formulas: UnsafePointer<UnsafePointer<CChar>?>?, _ lengths: UnsafePointer<size_t>?,
  _ count: size_t, _ reading: pentad_elements_reading, _ session: pentad_session_ref?,
  _ progress: pentad_progress_callback?, _ callback: pentad_elements_molar_masses_callback?,
  _ context: UnsafeMutableRawPointer?, _ operation: UnsafeMutablePointer<pentad_operation_ref?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    operation?.pointee = nil
    try requireThreads()
    let callback = try require(callback, "callback")
    let place = try SessionHandle.place(session)
    let reading = try Formula.Reading(reading, "reading")
    let texts = try formulaTexts(formulas, lengths, count).map { Array($0) }
    let context = Context(context)
    OperationHandle.start(
      Formula.molarMasses(ofUTF8: texts, reading: reading), operation, place: place,
      progress: { progress?(context.pointer, Int64($0.completed), Int64($0.total ?? -1)) },
      completion: { result in
        switch result {
        case .success(let results):
          MolarMassRecords(results).lend { callback(context.pointer, PENTAD_OK, $0, nil) }
        case .failure(let failure):
          Failure(failure).lend { callback(context.pointer, failure.status, nil, $0) }
        }
      })
  }
}

/// The result arrays of a finished batch.
private struct MolarMassRecords {
  private let statuses: [pentad_status]
  private let offsets: [Int64]
  private let masses: [[Double]]

  init(_ results: [Result<Formula.MolarMass, PentadError>]) {
    statuses = results.map { if case .failure(let error) = $0 { error.status } else { PENTAD_OK } }
    offsets = results.map { result in
      if case .failure(let error) = result { Int64(error.offset ?? -1) } else { -1 }
    }
    masses = [\.value, \.low, \.high].map { (key: KeyPath<Formula.MolarMass, Double>) in
      results.map { if case .success(let mass) = $0 { mass[keyPath: key] } else { .nan } }
    }
  }

  /// Lends the record to a callback.
  func lend(_ body: (UnsafePointer<pentad_elements_molar_masses>) -> Void) {
    let arena = Arena()
    withExtendedLifetime(arena) {
      body(
        arena.record(
          pentad_elements_molar_masses(
            count: statuses.count, statuses: arena.array(statuses), offsets: arena.array(offsets),
            values: arena.array(masses[0]), lows: arena.array(masses[1]),
            highs: arena.array(masses[2]))))
    }
  }
}
