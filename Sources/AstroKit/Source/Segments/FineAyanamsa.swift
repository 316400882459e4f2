/// The pieces of a star's ayanamsa that are shorter than a span of the table: those of the days on which
/// the Sun passes the star.
///
/// Immutable. The memory belongs to this object and is not written after `init`.
final class FineAyanamsa: Sendable {
  /// For each piece its start and end in Julian days, then its coefficients.
  private nonisolated(unsafe) let memory: UnsafeMutablePointer<Double>
  private let count: Int

  private static let stride = AyanamsaSpan.count + 2

  /// Takes the short pieces out of spans that follow one another.
  init(_ spans: [AyanamsaSpan]) {
    var values: [Double] = []
    for span in spans where span.ayanamsa.isOfAStar {
      var start = Double(span.index) * SegmentGrid.segmentDays
      for piece in span.pieces {
        if piece.days < SegmentGrid.spanDays {
          values += [start, start + piece.days] + piece.coefficients
        }
        start += piece.days
      }
    }
    count = values.count / Self.stride
    memory = .allocate(capacity: max(values.count, 1))
    memory.initialize(from: values, count: values.count)
  }

  deinit { memory.deallocate() }

  var byteCount: Int { count * Self.stride * MemoryLayout<Double>.stride }

  /// A reader, valid while this object lives.
  var reader: Reader { Reader(memory: UnsafePointer(memory), count: count) }

  /// Reads the pieces. A value of plain words.
  struct Reader {
    fileprivate let memory: UnsafePointer<Double>
    fileprivate let count: Int

    var isEmpty: Bool { count == 0 }

    /// The ayanamsa in degrees; nil where no short piece is.
    @inline(never)
    func value(at julianDay: Double) -> Double? {
      // The last piece that begins at the moment or before.
      var (low, high) = (0, count)
      while low < high {
        let middle = (low + high) / 2
        if memory[middle * FineAyanamsa.stride] <= julianDay {
          low = middle + 1
        } else {
          high = middle
        }
      }
      guard low > 0 else { return nil }
      let piece = memory + (low - 1) * FineAyanamsa.stride
      guard julianDay <= piece[1] else { return nil }
      let x = 2 * (julianDay - piece[0]) / (piece[1] - piece[0]) - 1
      return chebyshevValue(
        UnsafeBufferPointer(start: piece + 2, count: AyanamsaSpan.count), at: x)
    }
  }
}

extension AyanamsaSpan {
  /// The pieces from a Julian day on that make up a span of the table: one as a rule.
  func pieces(from start: Double) -> [Piece] {
    var found: [Piece] = []
    var offset = Double(index) * SegmentGrid.segmentDays
    for piece in pieces {
      if offset >= start, offset < start + SegmentGrid.spanDays { found.append(piece) }
      offset += piece.days
    }
    return found
  }
}
