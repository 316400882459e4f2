#if !Astro
  package import PentadCore

  /// The replacement for libswe in a build without the trait `Astro`.
  package actor SwissEphemeris: SegmentSource {
    package init(_ options: SwissOptions = SwissOptions()) throws(PentadError) {
      throw Self.unavailable
    }

    package func close() {}

    package func fingerprint() throws(PentadError) -> String { throw Self.unavailable }

    package nonisolated var unverifiedFiles: [String] { [] }

    package func isVerified(_ range: Range<Double>) -> Bool { false }

    package func segments(_ indices: Range<Int>) throws(PentadError) -> [EphemerisSegment] {
      throw Self.unavailable
    }

    package func ayanamsa(
      _ ayanamsa: Ayanamsa, _ indices: Range<Int>
    ) throws(PentadError) -> [AyanamsaSpan] {
      throw Self.unavailable
    }

    package func solarEclipses(in range: Range<Double>) throws(PentadError) -> [SolarEclipse] {
      throw Self.unavailable
    }

    package func solarEclipses(
      in range: Range<Double>, at place: Place, includingInvisible: Bool = false
    ) throws(PentadError) -> [LocalSolarEclipse] {
      throw Self.unavailable
    }

    package func lunarEclipses(in range: Range<Double>) throws(PentadError) -> [LunarEclipse] {
      throw Self.unavailable
    }

    package func lunarEclipses(
      in range: Range<Double>, at place: Place, includingInvisible: Bool = false
    ) throws(PentadError) -> [LocalLunarEclipse] {
      throw Self.unavailable
    }

    static var unavailable: PentadError {
      PentadError(
        .unsupported, "this build has no Swiss Ephemeris: it was built without the trait Astro")
    }
  }
#endif
