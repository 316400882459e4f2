#if Astro
  import CSwissEphemeris
  import PentadCore

  extension SwissLibrary {
    /// The error for an answer that is not from the ephemeris asked for.
    ///
    /// libswe falls back to a coarser ephemeris without an error, and names the file it missed in its
    /// text: `SwissEph file 'sepl_24.se1' not found in PATH …`. It reports a file that could not be opened
    /// for lack of a descriptor in the same way.
    func failure(_ message: String, answer: Int32, at julianDay: Double) -> PentadError {
      SpareDescriptors.cause(of: meaning(of: message, answer: answer, at: julianDay))
    }

    private func meaning(
      of message: String, answer: Int32, at julianDay: Double
    ) -> PentadError {
      guard kind == .swiss else {
        return PentadError(
          .outOfRange,
          "\(Self.date(julianDay)) is outside Moshier's ephemeris, the years -3000…3000")
      }
      if files.installed().isEmpty { return Self.noFiles(files) }
      let name = Self.quoted(in: message)
      if let name, EphemerisFiles.isOfSunOrMoon(name), !files.contains(name) {
        return PentadError(
          .outOfRange,
          """
          \(Self.date(julianDay)) needs the ephemeris file \(name), which is not in \(files.text): \
          install \(EphemerisFiles.package(of: name))
          """)
      }
      if message.contains("damaged") || name != nil {
        return PentadError(
          .ephemerisMissing,
          "an ephemeris file in \(files.text) is damaged: install it again (\(message.trimmed))")
      }
      if answer >= 0 {
        return PentadError(
          .ephemerisDowngraded,
          "libswe answered from a coarser ephemeris than was asked for (\(message.trimmed))")
      }
      return PentadError(
        .outOfRange, "the ephemeris cannot answer for \(Self.date(julianDay)) (\(message.trimmed))")
    }

    /// The error of folders without any file of the Sun or the Moon.
    static func noFiles(_ files: EphemerisFiles) -> PentadError {
      PentadError(
        .ephemerisMissing,
        """
        there is no ephemeris file of the Sun and the Moon in \(files.text): install \
        swe-basic-data, or name the folder
        """)
    }

    private static func date(_ julianDay: Double) -> String {
      String(Instant(julianDay: julianDay).isoText.prefix { $0 != "T" })
    }

    /// The first text in quotation marks.
    private static func quoted(in message: String) -> String? {
      let parts = message.split(separator: "'", omittingEmptySubsequences: false)
      return parts.count >= 3 ? String(parts[1]) : nil
    }
  }

  extension String {
    /// In one line, without blanks at its ends.
    fileprivate var trimmed: String {
      split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }
#endif
