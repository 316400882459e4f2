import PentadCore
import Synchronization

@testable import AstroKit

/// A source with made-up, recognisable numbers, which counts what it is asked for. Fits wait until
/// the gate is open.
final class CountingSource: SegmentSource {
  private struct State {
    var fits: [Int] = []
    var waiting: [CheckedContinuation<Void, Never>] = []
    var isOpen = true
    var fingerprint: Result<String, PentadError> = .success("made up")
  }

  private let state = Lock(State())

  /// The indices fitted so far, in order.
  var fits: [Int] { state.withLock { $0.fits } }

  /// The number of fits that are waiting at the gate.
  var waitingCount: Int { state.withLock { $0.waiting.count } }

  func setFingerprint(_ fingerprint: Result<String, PentadError>) {
    state.withLock { $0.fingerprint = fingerprint }
  }

  func closeGate() { state.withLock { $0.isOpen = false } }

  func openGate() {
    let waiting = state.withLock { state in
      state.isOpen = true
      let waiting = state.waiting
      state.waiting = []
      return waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  func fingerprint() async throws(PentadError) -> String {
    try state.withLock { $0.fingerprint }.get()
  }

  func isVerified(_ range: Range<Double>) async -> Bool { true }

  func segments(_ indices: Range<Int>) async throws(PentadError) -> [EphemerisSegment] {
    await withCheckedContinuation { continuation in
      let passes = state.withLock { state in
        if !state.isOpen { state.waiting.append(continuation) }
        return state.isOpen
      }
      if passes { continuation.resume() }
    }
    var segments: [EphemerisSegment] = []
    for index in indices {
      if Task.isCancelled { throw PentadError(.cancelled, "cancelled") }
      state.withLock { $0.fits.append(index) }
      segments.append(try Self.segment(index))
    }
    return segments
  }

  func ayanamsa(
    _ ayanamsa: Ayanamsa, _ indices: Range<Int>
  ) async throws(PentadError) -> [AyanamsaSpan] {
    var spans: [AyanamsaSpan] = []
    for index in indices {
      spans.append(try AyanamsaSpan.fit(ayanamsa, index: index) { _ in 24 })
    }
    return spans
  }

  /// Constants: the Moon's x is the index.
  static func segment(_ index: Int) throws(PentadError) -> EphemerisSegment {
    var coefficients = [Double](repeating: 0, count: EphemerisSegment.count)
    for span in 0..<SegmentGrid.spansPerSegment {
      coefficients[span * EphemerisSegment.spanCount] = Double(index)
    }
    return try EphemerisSegment(index: index, coefficients: coefficients)
  }
}

/// A store in memory.
final class MemoryStore: SegmentStore {
  private struct State {
    var segments: [String: [Int: EphemerisSegment]] = [:]
    var spans: [String: [AyanamsaSpan]] = [:]
    var latest: String?
  }

  private let state = Lock(State())

  var savedCount: Int { state.withLock { $0.segments.values.reduce(0) { $0 + $1.count } } }

  func load(_ indices: Range<Int>, fingerprint: String) async -> [EphemerisSegment] {
    state.withLock { state in
      state.segments[fingerprint, default: [:]].filter { indices.contains($0.key) }.map(\.value)
    }
  }

  func save(_ segments: [EphemerisSegment], fingerprint: String) async {
    state.withLock { state in
      for segment in segments { state.segments[fingerprint, default: [:]][segment.index] = segment }
      state.latest = fingerprint
    }
  }

  func loadAyanamsa(
    _ ayanamsa: Ayanamsa, _ indices: Range<Int>, fingerprint: String
  ) async -> [AyanamsaSpan] {
    state.withLock { state in
      state.spans[fingerprint, default: []].filter {
        $0.ayanamsa == ayanamsa && indices.contains($0.index)
      }
    }
  }

  func saveAyanamsa(_ spans: [AyanamsaSpan], fingerprint: String) async {
    state.withLock { $0.spans[fingerprint, default: []] += spans }
  }

  func latestFingerprint() async -> String? { state.withLock { $0.latest } }
}
