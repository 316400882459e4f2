#if Astro
  import CSwissEphemeris
  import PentadCore

  extension SwissLibrary {
    /// Returns the error for an answer that is not from the requested ephemeris.
    ///
    /// libswe falls back to a coarser ephemeris without an error. Its text contains the missing
    /// file: `SwissEph file 'sepl_24.se1' not found in PATH …`. The text is the same for a file
    /// that could not be opened for lack of a descriptor.
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
          "libswe used a coarser ephemeris than requested (\(message.trimmed))")
      }
      return PentadError(
        .outOfRange, "the ephemeris has no data for \(Self.date(julianDay)) (\(message.trimmed))")
    }

    /// Returns the error for folders without any file of the Sun or the Moon.
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

    /// Returns the first text in quotation marks.
    private static func quoted(in message: String) -> String? {
      let parts = message.split(separator: "'", omittingEmptySubsequences: false)
      return parts.count >= 3 ? String(parts[1]) : nil
    }
  }

  extension String {
    /// The text in one line, without whitespace at its ends.
    fileprivate var trimmed: String {
      split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }
#endif
