/// The start of the sidereal zodiac, as the distance of its first point from the equinox.
///
/// It shifts nakshatras, yogas, rashis, sankrantis and the names of months. Tithis and karanas do
/// not depend on it. The definitions are those of the Swiss Ephemeris 2.10 (`SE_SIDM_…`).
public enum Ayanamsa: String, Hashable, Sendable, CaseIterable {
  /// The standard of the Indian Calendar Reform Committee: 23°15′00.658″ on 21 March 1956.
  case lahiri
  /// Spica is at 180°.
  case trueChitra
  /// The ayanamsa of B. V. Raman.
  case raman
  /// The ayanamsa of K. S. Krishnamurti.
  case krishnamurti
  /// The western sidereal zodiac of C. Fagan and D. Bradley.
  case faganBradley
  /// The ayanamsa of Sri Yukteshwar.
  case yukteshwar
  /// The ayanamsa of the Surya Siddhanta.
  case suryaSiddhanta
  /// The ayanamsa of Aryabhata.
  case aryabhata
  /// ζ Piscium is at 359°50′.
  case trueRevati
  /// δ Cancri is at 106°.
  case truePushya
}
