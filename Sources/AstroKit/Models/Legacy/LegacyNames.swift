/// The names as `apiv2.php` spelled them, including its mistakes, because clients compare with
/// them.
enum LegacyNames {
  /// Returns the name of a tithi, without its number.
  static func name(_ tithi: Tithi) -> String {
    tithis[tithi.isAmavasya ? 15 : tithi.dayOfPaksha - 1]
  }

  /// Returns the name of a month. The old server had no intercalary months. `Adhika` precedes their
  /// name, so that a client that groups by name keeps the two months of a name apart.
  static func name(_ masa: MasaName, isAdhika: Bool) -> String {
    (isAdhika ? "Adhika " : "") + months[masa.index]
  }

  private static let tithis = [
    "Pratipat", "Dvitiya", "Tritiya", "Chaturthi", "Panchami", "Shashti", "Saptami", "Ashtami",
    "Navami", "Dashami", "Ekadashi", "Dvadashi", "Trayodashi", "Chaturdashi", "Purnima",
    "Amavasya",
  ]

  private static let months = [
    "Caitra", "Vaisakha", "Jyestha", "Asadha", "Sravana", "Bhadrapada", "Asvina", "Kartika",
    "Margasirsa", "Pausa", "Magha", "Phalgura",
  ]
}
