import PentadCore

extension Ephemeris {
  /// Returns the caches for the source's fingerprint, or, without files, for the store's latest
  /// one.
  func edition() async throws(PentadError) -> Edition {
    if let edition = liveEdition() { return edition }
    do throws(PentadError) {
      return adopt(fingerprint: try await source.fingerprint(), failure: nil)
    } catch {
      guard error.code == .ephemerisMissing, let store,
        let fingerprint = await store.latestFingerprint()
      else { throw error }
      return adopt(fingerprint: fingerprint, failure: error)
    }
  }

  private func liveEdition() -> Edition? {
    state.withLock { $0.isLive ? $0.edition : nil }
  }

  /// Makes the caches of a fingerprint current. With a `failure`, they are filled only from the
  /// store; missing entries throw the failure.
  private func adopt(fingerprint: String, failure: PentadError?) -> Edition {
    let fresh = makeEdition(fingerprint, failure: failure)
    return state.withLock { state in
      if let edition = state.edition, edition.fingerprint == fingerprint,
        state.isLive || failure != nil
      {
        return edition
      }
      state.edition = fresh
      state.isLive = failure == nil
      return fresh
    }
  }

  private func makeEdition(_ fingerprint: String, failure: PentadError?) -> Edition {
    let bytes = EphemerisSegment.count * MemoryLayout<Double>.stride
    let segments = SegmentCache(limit: memoryLimit / bytes) {
      [source, store] indices async throws(PentadError) -> [EphemerisSegment] in
      let loaded = await store?.load(indices, fingerprint: fingerprint) ?? []
      return try await Self.complete(loaded, indices, index: \.index) {
        missing async throws(PentadError) -> [EphemerisSegment] in
        if let failure { throw failure }
        let made = try await source.segments(missing)
        if let store, await source.isVerified(SegmentGrid.range(of: missing)) {
          await store.save(made, fingerprint: fingerprint)
        }
        return made
      }
    }
    let ayanamsas = Ayanamsa.allCases.map { ayanamsa in
      (ayanamsa, spans(of: ayanamsa, fingerprint, failure: failure))
    }
    return Edition(
      fingerprint: fingerprint, segments: segments,
      ayanamsas: Dictionary(uniqueKeysWithValues: ayanamsas))
  }

  private func spans(
    of ayanamsa: Ayanamsa, _ fingerprint: String, failure: PentadError?
  ) -> SegmentCache<AyanamsaSpan> {
    // A star's span usually has two pieces, and about fifteen once a year.
    let bytes = (AyanamsaSpan.count + 1) * (ayanamsa.isOfAStar ? 3 : 1) * 8
    return SegmentCache(limit: memoryLimit / 16 / bytes) {
      [source, store] indices async throws(PentadError) -> [AyanamsaSpan] in
      let loaded =
        await store?.loadAyanamsa(ayanamsa, indices, fingerprint: fingerprint) ?? []
      return try await Self.complete(loaded, indices, index: \.index) {
        missing async throws(PentadError) -> [AyanamsaSpan] in
        if let failure { throw failure }
        let made = try await source.ayanamsa(ayanamsa, missing)
        if let store, await source.isVerified(AyanamsaSpan.range(of: ayanamsa, missing)) {
          await store.saveAyanamsa(made, fingerprint: fingerprint)
        }
        return made
      }
    }
  }

  /// Orders the loaded values and makes each run of missing indices.
  private static func complete<Value>(
    _ loaded: [Value], _ indices: Range<Int>, index: (Value) -> Int,
    make: (Range<Int>) async throws(PentadError) -> [Value]
  ) async throws(PentadError) -> [Value] {
    let known = Dictionary(loaded.map { (index($0), $0) }) { first, _ in first }
    var values: [Value] = []
    values.reserveCapacity(indices.count)
    var next = indices.lowerBound
    while next < indices.upperBound {
      if let value = known[next] {
        values.append(value)
        next += 1
        continue
      }
      let end = (next..<indices.upperBound).first { known[$0] != nil } ?? indices.upperBound
      values += try await make(next..<end)
      next = end
    }
    return values
  }
}
