#if Astro
  package import PentadCore

  extension SwissEphemeris {
    package func segments(_ indices: Range<Int>) throws(PentadError) -> [EphemerisSegment] {
      verify(SegmentGrid.range(of: indices))
      return try withLibrary { library throws(PentadError) -> [EphemerisSegment] in
        var fit = SegmentFit()
        var segments: [EphemerisSegment] = []
        segments.reserveCapacity(indices.count)
        for index in indices {
          try Self.checkCancellation()
          segments.append(
            try fit.segment(index) { julianDay, content throws(PentadError) -> NodeSample in
              try library.sample(julianDay, content)
            })
        }
        return segments
      }
    }

    package func ayanamsa(
      _ ayanamsa: Ayanamsa, _ indices: Range<Int>
    ) throws(PentadError) -> [AyanamsaSpan] {
      if ayanamsa.isOfAStar { verify(AyanamsaSpan.range(of: ayanamsa, indices)) }
      return try withLibrary { library throws(PentadError) -> [AyanamsaSpan] in
        library.select(ayanamsa)
        var spans: [AyanamsaSpan] = []
        for index in indices {
          try Self.checkCancellation()
          spans.append(
            try AyanamsaSpan.fit(ayanamsa, index: index) {
              julianDay throws(PentadError) -> Double in
              try library.meanAyanamsa(ayanamsa, at: julianDay)
            })
        }
        return spans
      }
    }

    static func checkCancellation() throws(PentadError) {
      if Task.isCancelled { throw PentadError(.cancelled, "the computation was cancelled") }
    }
  }
#endif
