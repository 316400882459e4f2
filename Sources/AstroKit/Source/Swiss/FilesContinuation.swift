#if Astro
  import Foundation
  import PentadCore

  /// A source of samples on both sides of the end of the installed files. Inside, they come from
  /// the files; outside, from Moshier's theory, joined in value, speed and acceleration.
  ///
  /// A day near the end of the files needs positions beyond it. The new moons on both sides name
  /// its month, and a polynomial of 16 days needs nodes in its whole range. Moshier's Moon is
  /// within 3″ of the files. The difference at the end is continued and fades within some days.
  struct FilesContinuation {
    private let library: SwissLibrary
    private let end: FilesEnd
    private let moon: FadingDifference
    private let sun: FadingDifference

    init(_ library: SwissLibrary, _ end: FilesEnd) throws(PentadError) {
      (self.library, self.end) = (library, end)
      let moments = FadingDifference.days.map { end.julianDay + (end.isLast ? -$0 : $0) }
      var (files, theory): ([NodeSample], [NodeSample]) = ([], [])
      for moment in moments { files.append(try library.sample(moment, .sun)) }
      for moment in moments { theory.append(try library.theory(moment, .sun)) }
      moon = FadingDifference(of: files.map(\.moon), from: theory.map(\.moon))
      sun = FadingDifference(of: files.map(\.sun), from: theory.map(\.sun))
    }

    /// Returns a sample for a segment.
    func sample(
      _ julianDay: Double, _ content: NodeContent
    ) throws(PentadError) -> NodeSample {
      if end.isKnown(julianDay) { return try library.sample(julianDay, content) }
      var sample = try library.theory(julianDay, content)
      let days = end.daysOutside(julianDay)
      sample.moon += moon.value(after: days)
      sample.sun += sun.value(after: days)
      return sample
    }
  }

  /// The difference between a position in the files and one by theory. At the end of the files it
  /// has its measured value, speed and acceleration; outside it fades.
  private struct FadingDifference {
    /// The coefficients of a parabola in days outwards.
    private let constant: SIMD4<Double>
    private let linear: SIMD4<Double>
    private let square: SIMD4<Double>

    /// The distances inwards, in days, at which the difference is measured.
    static let days = [0.0, 1, 2]
    /// The time constant of the fading, in days.
    private static let fading = 5.0

    /// Creates the difference from positions at ``days``.
    init(of files: [SIMD4<Double>], from theory: [SIMD4<Double>]) {
      let differences = zip(files, theory).map { file, theory in
        var difference = file - theory
        difference.w = wrapped180(difference.w)
        return difference
      }
      let (here, before, first) = (differences[0], differences[1], differences[2])
      let speed = 1.5 * here - 2 * before + 0.5 * first
      let acceleration = here - 2 * before + first
      // With these coefficients, the parabola times the fading has this value, speed and
      // acceleration at 0.
      constant = here
      linear = speed + here / Self.fading
      square = 0.5 * acceleration + linear / Self.fading - here / (2 * Self.fading * Self.fading)
    }

    func value(after days: Double) -> SIMD4<Double> {
      (constant + days * (linear + days * square)) * exp(-days / Self.fading)
    }
  }

  extension SwissLibrary {
    /// The same libswe with Moshier's theory, which needs no files; call ``reopen()`` afterwards.
    var byTheory: SwissLibrary { SwissLibrary(swe: swe, kind: .moshier, files: files) }

    /// Returns a sample by Moshier's theory.
    fileprivate func theory(
      _ julianDay: Double, _ content: NodeContent
    ) throws(PentadError) -> NodeSample {
      defer { reopen() }
      return try byTheory.sample(julianDay, content)
    }
  }
#endif
