/// The names of months and weekdays in languages that occur in feeds despite RFC 822, and the words
/// around them.
enum FeedDateNames {
  /// Returns the month of a word in lower case: 1…12.
  ///
  /// Any word that begins like an English month is accepted: `Septmber`.
  static func month(_ word: [UInt8]) -> Int? {
    if let month = months[String(decoding: word, as: UTF8.self)] { return month }
    guard !isDay(word) else { return nil }
    return place(of: word, in: "janfebmaraprmayjunjulaugsepoctnovdec").map { $0 + 1 }
  }

  /// Returns true if a word is a weekday. `mar` can be a weekday or a month.
  static func isDay(_ word: [UInt8]) -> Bool {
    days.contains(String(decoding: word, as: UTF8.self))
      || place(of: word, in: "montuewedthufrisatsun") != nil
  }

  /// Returns true if a word is a filler without meaning: `4 de agosto`, `1 августа 2026 г.`
  static func isFiller(_ word: [UInt8]) -> Bool {
    fillers.contains(String(decoding: word, as: UTF8.self))
  }

  /// Returns true if a word can precede a time of day.
  static func isBeforeTime(_ word: [UInt8]) -> Bool {
    beforeTimes.contains(String(decoding: word, as: UTF8.self))
  }

  /// Replaces a Chinese or Japanese month name by the English one, in a date that has no year sign:
  /// `03 二月 2018`.
  static func withMonthsInLatin(_ text: String) -> String {
    guard text.contains("月"), !text.contains("年") else { return text }
    for (name, latin) in monthsOfAsia where text.contains(name) {
      return text.replacing(name, with: latin, maxReplacements: 1)
    }
    return text
  }

  /// Longer names come first, because `十二月` ends with `二月`.
  private static let monthsOfAsia: [(String, String)] = {
    let latin = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    let signs = ["一", "二", "三", "四", "五", "六", "七", "八", "九", "十", "十一", "十二"]
    return (0..<12).reversed().flatMap { index in
      [("\(index + 1)月", latin[index]), (signs[index] + "月", latin[index])]
    }
  }()

  /// Returns the index of the three-letter name that the word begins with.
  private static func place(of word: [UInt8], in names: String) -> Int? {
    guard word.count >= 3 else { return nil }
    return (0..<names.utf8.count / 3).first {
      names.utf8.dropFirst($0 * 3).prefix(3).elementsEqual(word.prefix(3))
    }
  }

  private static let months: [String: Int] = {
    var months: [String: Int] = [:]
    for (index, names) in names.enumerated() {
      for name in names.split(separator: " ") { months[String(name)] = index + 1 }
    }
    return months
  }()

  /// The names in other languages, unless they share the first three letters with English: German,
  /// French, Spanish, Italian, Portuguese, Dutch, Swedish, Danish, Norwegian, Polish, Turkish,
  /// Russian and Ukrainian.
  private static let names = [
    "jänner jän janv ene enero gen gennaio styczeń stycznia sty ocak oca янв январь января січ січня",
    "février fevrier févr fevr fév fev feb feber luty lutego lut şubat şub фев февр февраль февраля лют лютого",
    "märz maerz mär mrz mars marzo março marco mrt maart marts marzec marca mart мар март марта бер березня",
    "avril avr abr abril aprile kwiecień kwietnia kwi nisan nis апр апрель апреля квіт квітня",
    "mai maj mei mayo maggio mag maio maja mayıs май мая трав травня",
    "juin jui giugno giu czerwiec czerwca cze haziran haz июн июнь июня черв червня",
    "juillet juil luglio lug lipiec lipca lip temmuz tem июл июль июля лип липня",
    "août aout aoû ago agosto ağustos ağu sierpień sierpnia sie авг август августа серп серпня",
    "settembre set setembro septiembre wrzesień września wrz eylül eyl сен сент сентябрь сентября верес вересня",
    "okt oktober oktobra ottobre ott out outubro październik października paź ekim eki окт октябрь октября жовт жовтня",
    "listopad listopada lis kasım kas ноя нояб ноябрь ноября лист листопада",
    "déc décembre decembre dez dezember dic dicembre diciembre dezembro des desember grudzień grudnia gru aralık ara дек декабрь декабря груд грудня",
  ]

  private static let days = words(
    """
    montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag mo di mi do fr sa so
    lundi mardi mercredi jeudi vendredi samedi dimanche lun mer jeu ven sam dim
    lunes martes miércoles miercoles jueves viernes sábado sabado domingo mié mie jue vie sáb sab dom
    lunedì lunedi martedì martedi mercoledì mercoledi giovedì giovedi venerdì venerdi sabato domenica gio
    segunda terça terca quarta quinta sexta seg ter qua qui sex segunda-feira feira
    maandag dinsdag woensdag donderdag vrijdag zaterdag zondag
    понедельник вторник среда четверг пятница суббота воскресенье пн вт ср чт пт сб вс
    понеділок вівторок середа четвер п'ятниця субота неділя нд
    """)

  private static let fillers = words("de del do den der le vom г года год р року")
  private static let beforeTimes = words("at um à às a las alle ore kl klo в о")

  private static func words(_ text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
  }
}
