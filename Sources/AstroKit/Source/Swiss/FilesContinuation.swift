#if Astro
  import Foundation
  import PentadCore

  /// Samples on both sides of the end of the installed files: inside from the files, outside from
  /// Moshier's theory, led over in value, speed and acceleration.
  ///
  /// A day near the end of the files needs what lies beyond it: the new moons on both sides name its
  /// month, and a polynomial of 16 days wants nodes in all of them. Moshier's Moon is within 3″ of the
  /// files; the difference at the end is carried on and fades away within some days.
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

    /// A sample for a segment.
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

  /// The difference of a position in the files from one by theory: at the end of the files as it is there,
  /// with its speed and acceleration, and fading away outside.
  private struct FadingDifference {
    /// The coefficients of a parabola in days outwards.
    private let constant: SIMD4<Double>
    private let linear: SIMD4<Double>
    private let square: SIMD4<Double>

    /// The days inwards at which it is measured.
    static let days = [0.0, 1, 2]
    /// The time in which it fades, in days.
    private static let fading = 5.0

    /// From positions at ``days``.
    init(of files: [SIMD4<Double>], from theory: [SIMD4<Double>]) {
      let differences = zip(files, theory).map { file, theory in
        var difference = file - theory
        difference.w = wrapped180(difference.w)
        return difference
      }
      let (here, before, first) = (differences[0], differences[1], differences[2])
      let speed = 1.5 * here - 2 * before + 0.5 * first
      let acceleration = here - 2 * before + first
      // So that the parabola times the fading has this value, speed and acceleration at 0.
      constant = here
      linear = speed + here / Self.fading
      square = 0.5 * acceleration + linear / Self.fading - here / (2 * Self.fading * Self.fading)
    }

    func value(after days: Double) -> SIMD4<Double> {
      (constant + days * (linear + days * square)) * exp(-days / Self.fading)
    }
  }

  extension SwissLibrary {
    /// The same libswe with Moshier's theory, which needs no files; ``reopen()`` has to follow.
    var byTheory: SwissLibrary { SwissLibrary(swe: swe, kind: .moshier, files: files) }

    /// A sample by Moshier's theory.
    fileprivate func theory(
      _ julianDay: Double, _ content: NodeContent
    ) throws(PentadError) -> NodeSample {
      defer { reopen() }
      return try byTheory.sample(julianDay, content)
    }
  }
#endif
