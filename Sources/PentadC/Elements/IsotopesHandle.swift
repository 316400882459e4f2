import CPentad
import ElementsKit
import PentadCore

/// The peaks of an isotopic distribution and the record of them.
final class IsotopesHandle: Handle, @unchecked Sendable {
  let info: UnsafePointer<pentad_elements_isotopes_info>

  private let arena = Arena()

  init(_ peaks: IsotopePeaks) {
    let arena = arena
    let names = peaks.nuclides.map { arena.strings($0) }
    info = arena.record(
      pentad_elements_isotopes_info(
        count: peaks.positions.count, positions: arena.array(peaks.positions),
        probabilities: arena.array(peaks.probabilities), coverage: peaks.coverage,
        charge: Int64(peaks.charge), nuclides: names))
  }
}

/// The isotopic distributions of a batch and the record of them.
final class IsotopesBatchHandle: Handle, @unchecked Sendable {
  let info: UnsafePointer<pentad_elements_isotopes_batch_info>

  private let arena = Arena()

  init(_ batch: IsotopesBatch) {
    info = arena.record(
      pentad_elements_isotopes_batch_info(
        count: batch.statuses.count, statuses: arena.array(batch.statuses),
        offsets: arena.array(batch.offsets), starts: arena.array(batch.starts),
        start_count: batch.starts.count, positions: arena.array(batch.positions),
        probabilities: arena.array(batch.probabilities), peak_count: batch.positions.count,
        coverages: arena.array(batch.coverages), charges: arena.array(batch.charges)))
  }
}

/// The concatenated peaks of several formulas.
struct IsotopesBatch {
  private(set) var statuses: [pentad_status] = []
  private(set) var offsets: [Int64] = []
  private(set) var starts: [Int] = [0]
  private(set) var positions: [Double] = []
  private(set) var probabilities: [Double] = []
  private(set) var coverages: [Double] = []
  private(set) var charges: [Int64] = []

  /// The maximum number of peaks of all formulas together: 0.8 GB of numbers.
  private static let mostPeaks = 50_000_000

  /// - Throws: `refused` for too many peaks of all formulas together.
  mutating func append(_ peaks: IsotopePeaks) throws(PentadError) {
    guard positions.count + peaks.positions.count <= Self.mostPeaks else {
      throw PentadError(
        .refused, "the formulas have more than \(Self.mostPeaks) peaks: pass fewer at a time")
    }
    positions.append(contentsOf: peaks.positions)
    probabilities.append(contentsOf: peaks.probabilities)
    end(PENTAD_OK, -1, peaks.coverage, peaks.charge)
  }

  mutating func append(_ error: PentadError) {
    end(error.status, Int64(error.offset ?? -1), .nan, 0)
  }

  private mutating func end(
    _ status: pentad_status, _ offset: Int64, _ coverage: Double, _ charge: Int
  ) {
    statuses.append(status)
    offsets.append(offset)
    starts.append(positions.count)
    coverages.append(coverage)
    charges.append(Int64(charge))
  }
}
