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
          segments.append(try Self.segment(index, library, &fit))
        }
        return segments
      }
    }

    private static func segment(
      _ index: Int, _ library: SwissLibrary, _ fit: inout SegmentFit
    ) throws(PentadError) -> EphemerisSegment {
      do throws(PentadError) {
        return try fit.segment(index) { julianDay, content throws(PentadError) -> NodeSample in
          try library.sample(julianDay, content)
        }
      } catch {
        let end = try library.filesEnd(near: index, after: error)
        let continuation = try FilesContinuation(library, end)
        return try fit.segment(index, across: end) {
          julianDay, content throws(PentadError) -> NodeSample in
          try continuation.sample(julianDay, content)
        }
      }
    }

    package func ayanamsa(
      _ ayanamsa: Ayanamsa, _ indices: Range<Int>
    ) throws(PentadError) -> [AyanamsaSpan] {
      if ayanamsa.isOfAStar { verify(AyanamsaSpan.range(of: ayanamsa, indices)) }
      return try withLibrary { library throws(PentadError) -> [AyanamsaSpan] in
        var spans: [AyanamsaSpan] = []
        for index in indices {
          try Self.checkCancellation()
          spans.append(try Self.span(ayanamsa, index, library))
        }
        return spans
      }
    }

    private static func span(
      _ ayanamsa: Ayanamsa, _ index: Int, _ library: SwissLibrary
    ) throws(PentadError) -> AyanamsaSpan {
      do throws(PentadError) {
        return try library.span(ayanamsa, index)
      } catch {
        guard ayanamsa.isOfAStar else { throw error }
        _ = try library.filesEnd(near: index, after: error)
        // The star's position shows only a ten-thousandth of the Earth's motion, so Moshier's is
        // sufficient.
        defer { library.reopen() }
        return try library.byTheory.span(ayanamsa, index)
      }
    }

    package func beyondFiles(_ julianDay: Double) -> PentadError {
      do throws(PentadError) {
        try withLibrary { library throws(PentadError) in try library.requireFiles(at: julianDay) }
        return PentadError(
          .outOfRange,
          "\(Instant(julianDay: julianDay).isoText) is at the end of the ephemeris files")
      } catch {
        return error
      }
    }

    static func checkCancellation() throws(PentadError) {
      if Task.isCancelled { throw PentadError.callCancelled }
    }
  }

  extension SwissLibrary {
    fileprivate func span(
      _ ayanamsa: Ayanamsa, _ index: Int
    ) throws(PentadError) -> AyanamsaSpan {
      select(ayanamsa)
      return try AyanamsaSpan.fit(ayanamsa, index: index) {
        julianDay throws(PentadError) -> Double in
        try meanAyanamsa(ayanamsa, at: julianDay)
      }
    }

    /// Returns the end of the files near a segment that they do not cover wholly.
    ///
    /// - Throws: the given error of the segment if it has another cause.
    fileprivate func filesEnd(
      near index: Int, after error: PentadError
    ) throws(PentadError) -> FilesEnd {
      guard kind == .swiss, error.code == .outOfRange else { throw error }
      reopen()
      guard let end = filesEnd(near: index) else { throw error }
      return end
    }
  }
#endif
