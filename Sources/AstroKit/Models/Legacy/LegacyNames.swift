/// The names as `apiv2.php` spelled them, its slips included: clients compare with them.
enum LegacyNames {
  /// The name of a tithi, without its number.
  static func name(_ tithi: Tithi) -> String {
    tithis[tithi.isAmavasya ? 15 : tithi.dayOfPaksha - 1]
  }

  /// The name of a month. The old server knew no intercalary months; `Adhika` stands in front of
  /// theirs, so that a client that groups by the name keeps the two months of a name apart.
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
