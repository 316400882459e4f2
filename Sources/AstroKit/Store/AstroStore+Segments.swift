extension AstroStore: SegmentStore {
  package func load(_ indices: Range<Int>, fingerprint: String) async -> [EphemerisSegment] {
    await backend.load(indices, fingerprint: fingerprint)
  }

  package func save(_ segments: [EphemerisSegment], fingerprint: String) async {
    await backend.save(segments, fingerprint: fingerprint)
  }

  package func loadAyanamsa(
    _ ayanamsa: Ayanamsa, _ indices: Range<Int>, fingerprint: String
  ) async -> [AyanamsaSpan] {
    await backend.loadAyanamsa(ayanamsa, indices, fingerprint: fingerprint)
  }

  package func saveAyanamsa(_ spans: [AyanamsaSpan], fingerprint: String) async {
    await backend.saveAyanamsa(spans, fingerprint: fingerprint)
  }

  package func latestFingerprint() async -> String? { await backend.latestFingerprint() }
}
