#if Astro
  import CSwissEphemeris
  import PentadCore

  extension SwissLibrary {
    /// Sets the sidereal mode of the thread.
    func select(_ ayanamsa: Ayanamsa) { swe.setSidMode(ayanamsa.mode, 0, 0) }

    /// Returns the ayanamsa without nutation, in degrees; ``select(_:)`` must have set its mode.
    ///
    /// - Throws: ``PentadCore/PentadError/Code/ephemerisMissing`` when a zodiac that is tied to a
    ///   star is not available: libswe then returns 0 without an error.
    func meanAyanamsa(
      _ ayanamsa: Ayanamsa, at julianDay: Double
    ) throws(PentadError) -> Double {
      var value = 0.0
      var answer: Int32 = 0
      let message = Self.text { text in
        answer = swe.getAyanamsaExUT(julianDay, flag | SEFLG_NONUT, &value, text)
      }
      guard ayanamsa.isOfAStar else {
        guard answer >= 0, value.isFinite else {
          throw failure(message, answer: answer, at: julianDay)
        }
        return value
      }
      guard answer >= 0, value.isFinite, value != 0 else {
        throw PentadError(
          .ephemerisMissing,
          """
          the ayanamsa \(ayanamsa.rawValue) needs sefstars.txt, which is not in \(files.text): \
          install swe-basic-data
          """)
      }
      // The star is seen from the Earth, whose position may come from a coarser ephemeris.
      if kind == .swiss, message.contains("Moshier") {
        throw failure(message, answer: answer, at: julianDay)
      }
      return value
    }
  }

  extension Ayanamsa {
    /// The mode number of libswe.
    var mode: Int32 {
      switch self {
      case .lahiri: SE_SIDM_LAHIRI
      case .trueChitra: SE_SIDM_TRUE_CITRA
      case .raman: SE_SIDM_RAMAN
      case .krishnamurti: SE_SIDM_KRISHNAMURTI
      case .faganBradley: SE_SIDM_FAGAN_BRADLEY
      case .yukteshwar: SE_SIDM_YUKTESHWAR
      case .suryaSiddhanta: SE_SIDM_SURYASIDDHANTA
      case .aryabhata: SE_SIDM_ARYABHATA
      case .trueRevati: SE_SIDM_TRUE_REVATI
      case .truePushya: SE_SIDM_TRUE_PUSHYA
      }
    }
  }
#endif
