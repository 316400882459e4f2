/// The pieces of a star's ayanamsa that are shorter than a span of the table. They cover the days
/// on which the Sun passes the star.
///
/// It is immutable. The memory belongs to this object and is not written after `init`.
final class FineAyanamsa: Sendable {
  /// The start and the end in Julian days of each piece, then its coefficients.
  private nonisolated(unsafe) let memory: UnsafeMutablePointer<Double>
  private let count: Int

  private static let stride = AyanamsaSpan.count + 2

  /// Collects the short pieces of consecutive spans.
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

  /// A reader of the pieces, a plain value.
  struct Reader {
    fileprivate let memory: UnsafePointer<Double>
    fileprivate let count: Int

    var isEmpty: Bool { count == 0 }

    /// Returns the ayanamsa in degrees; nil if there is no short piece.
    @inline(never)
    func value(at julianDay: Double) -> Double? {
      // The last piece that begins at or before the Julian day.
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
  /// Returns the pieces of a span of the table, from a Julian day on: usually one.
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
