#if Astro
  import CSwissEphemeris
  import PentadCore

  extension SwissLibrary {
    /// Returns the instant near a segment at which the files begin or end; nil when it is farther
    /// away than ``SegmentGrid/continuedDays``.
    func filesEnd(near index: Int) -> FilesEnd? {
      let start = SegmentGrid.start(of: index)
      for distance in stride(from: 0, through: SegmentGrid.continuedDays, by: 32) {
        let before = start - distance
        if let known = filesRange(at: before) {
          return FilesEnd(julianDay: known.upperBound, isLast: true)
        }
        let after = start + SegmentGrid.segmentDays + distance
        if let known = filesRange(at: after) {
          return FilesEnd(julianDay: known.lowerBound, isLast: false)
        }
      }
      return nil
    }

    /// Returns the Julian days in UT of the files in use at a Julian day; nil if they do not cover
    /// it.
    private func filesRange(at julianDay: Double) -> ClosedRange<Double>? {
      do throws(PentadError) {
        try requireFiles(at: julianDay)
      } catch {
        reopen()
        return nil
      }
      // The first file is that of the planets, the second that of the Moon.
      let (planets, moon) = (fileRange(0), fileRange(1))
      let (start, end) = (
        max(planets.lowerBound, moon.lowerBound), min(planets.upperBound, moon.upperBound)
      )
      guard start < end else { return nil }
      // The Sun is seen at its position eight minutes earlier.
      let (first, last) = (universal(start) + 1.0 / 32, universal(end) - 1.0 / 32)
      return first < last ? first...last : nil
    }

    /// Returns the Julian days in Terrestrial Time of an open file; an empty range without one.
    private func fileRange(_ file: Int32) -> ClosedRange<Double> {
      var (start, end) = (0.0, 0.0)
      var number: Int32 = 0
      guard swe.getCurrentFileData(file, &start, &end, &number) != nil, start < end else {
        return 0...0
      }
      return start...end
    }

    private func universal(_ terrestrial: Double) -> Double {
      terrestrial - swe.deltatEx(terrestrial, flag, nil)
    }

    /// Closes libswe's files, so that no cached result from a coarser ephemeris remains.
    func reopen() {
      swe.close()
      swe.setEphePath(files.path)
    }
  }
#endif
