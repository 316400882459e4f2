/// The words that accompany the calendar's names in texts and pictures.
enum PanchangWord {
  case tithi, nakshatra, yoga, karana, masa, samvat, shaka, vikrama
  case samvatsara, vedic
  case sunrise, sunset, moonrise, moonset
  case civilDawn, civilDusk, nauticalDawn, nauticalDusk, astronomicalDawn, astronomicalDusk
  case ritu, ayana, sankranti, adhika, kshaya, vriddhi
  case rahuKala, yamaganda, gulika, abhijit, brahma, durmuhurta, varjya, amrita, choghadiya
  case newMoon, firstQuarter, fullMoon, lastQuarter
  case marchEquinox, juneSolstice, septemberEquinox, decemberSolstice
  case sunTransit, sunAntitransit, moonTransit, moonAntitransit
  case sun, kala, muhurta, rahu, yama, amritaPart, sunStaysUp, sunStaysDown
  case sunStaysAbove, sunStaysBelow
  case solarEclipse, lunarEclipse
  case until

  func text(in script: PanchangScript) -> String { name.text(in: script) }

  /// Returns `Ekadashi until 14:05`, in the word order of the script's language.
  static func untilText(_ end: String, _ name: String, in script: PanchangScript) -> String {
    let until = PanchangWord.until.text(in: script)
    return script == .english ? "\(name) \(until) \(end)" : "\(name) \(end) \(until)"
  }

  private var name: PanchangName {
    switch self {
    case .tithi: PanchangName("Tithi", "Tithi", "तिथि")
    case .nakshatra: PanchangName("Nakshatra", "Nakṣatra", "नक्षत्र")
    case .yoga: PanchangName("Yoga", "Yoga", "योग")
    case .karana: PanchangName("Karana", "Karaṇa", "करण")
    case .masa: PanchangName("Masa", "Māsa", "मास")
    case .samvat: PanchangName("Samvat", "Saṃvat", "संवत्")
    case .shaka: PanchangName("Shaka", "Śaka", "शक")
    case .vikrama: PanchangName("Vikrama", "Vikrama", "विक्रम")
    case .samvatsara: PanchangName("Samvatsara", "Saṃvatsara", "संवत्सर")
    case .vedic: PanchangName("Vedic", "Vaidika", "वैदिक")
    case .sunrise: PanchangName("Sunrise", "Sūryodaya", "सूर्योदय")
    case .sunset: PanchangName("Sunset", "Sūryāsta", "सूर्यास्त")
    case .moonrise: PanchangName("Moonrise", "Candrodaya", "चन्द्रोदय")
    case .moonset: PanchangName("Moonset", "Candrāsta", "चन्द्रास्त")
    case .civilDawn: PanchangName("Civil dawn", "Nāgarika Uṣas", "नागरिक उषस्")
    case .civilDusk: PanchangName("Civil dusk", "Nāgarika Sandhyā", "नागरिक सन्ध्या")
    case .nauticalDawn: PanchangName("Nautical dawn", "Nāvika Uṣas", "नाविक उषस्")
    case .nauticalDusk: PanchangName("Nautical dusk", "Nāvika Sandhyā", "नाविक सन्ध्या")
    case .astronomicalDawn: PanchangName("Astronomical dawn", "Khagolīya Uṣas", "खगोलीय उषस्")
    case .astronomicalDusk:
      PanchangName("Astronomical dusk", "Khagolīya Sandhyā", "खगोलीय सन्ध्या")
    case .ritu: PanchangName("Ritu", "Ṛtu", "ऋतु")
    case .ayana: PanchangName("Ayana", "Ayana", "अयन")
    case .sankranti: PanchangName("Sankranti", "Saṅkrānti", "सङ्क्रान्ति")
    case .adhika: PanchangName("Adhika", "Adhika", "अधिक")
    case .kshaya: PanchangName("Kshaya", "Kṣaya", "क्षय")
    case .vriddhi: PanchangName("Vriddhi", "Vṛddhi", "वृद्धि")
    case .marchEquinox: PanchangName("March equinox", "Vasantasampāta", "वसन्तसम्पात")
    case .juneSolstice: PanchangName("June solstice", "Dakṣiṇāyanārambha", "दक्षिणायनारम्भ")
    case .septemberEquinox: PanchangName("September equinox", "Śaratsampāta", "शरत्सम्पात")
    case .decemberSolstice: PanchangName("December solstice", "Uttarāyaṇārambha", "उत्तरायणारम्भ")
    case .sunTransit: PanchangName("Noon", "Madhyāhna", "मध्याह्न")
    case .sunAntitransit: PanchangName("Midnight", "Madhyarātra", "मध्यरात्र")
    case .moonTransit: PanchangName("Moon's transit", "Candra Madhya", "चन्द्र मध्य")
    case .moonAntitransit:
      PanchangName("Moon's lower transit", "Candra Adhomadhya", "चन्द्र अधोमध्य")
    case .sun: PanchangName("Sun", "Sūrya", "सूर्य")
    case .kala: PanchangName("Kala", "Kāla", "काल")
    case .muhurta: PanchangName("Muhurta", "Muhūrta", "मुहूर्त")
    case .rahu: PanchangName("Rahu", "Rāhu", "राहु")
    case .yama: PanchangName("Yama", "Yama", "यम")
    case .amritaPart: PanchangName("Amrita", "Amṛta", "अमृत")
    case .sunStaysUp: PanchangName("Sun stays up", "Sūryo nāstam eti", "सूर्यो नास्तमेति")
    case .sunStaysDown: PanchangName("Sun stays down", "Sūryo nodeti", "सूर्यो नोदेति")
    case .sunStaysAbove: PanchangName("Sun stays above", "Sūrya ūrdhvam", "सूर्य ऊर्ध्वम्")
    case .sunStaysBelow: PanchangName("Sun stays below", "Sūryo'dhaḥ", "सूर्योऽधः")
    case .solarEclipse: PanchangName("Solar eclipse", "Sūryagrahaṇa", "सूर्यग्रहण")
    case .lunarEclipse: PanchangName("Lunar eclipse", "Candragrahaṇa", "चन्द्रग्रहण")
    case .until: PanchangName("until", "yāvat", "यावत्")
    case .rahuKala: PanchangName("Rahu Kala", "Rāhu Kāla", "राहु काल")
    case .yamaganda: PanchangName("Yamaganda", "Yamagaṇḍa", "यमगण्ड")
    case .gulika: PanchangName("Gulika", "Gulika", "गुलिक")
    case .abhijit: PanchangName("Abhijit", "Abhijit", "अभिजित्")
    case .brahma: PanchangName("Brahma Muhurta", "Brāhma Muhūrta", "ब्राह्म मुहूर्त")
    case .durmuhurta: PanchangName("Durmuhurta", "Durmuhūrta", "दुर्मुहूर्त")
    case .varjya: PanchangName("Varjya", "Varjya", "वर्ज्य")
    case .amrita: PanchangName("Amrita Kala", "Amṛta Kāla", "अमृत काल")
    case .choghadiya: PanchangName("Choghadiya", "Caughaḍiyā", "चौघड़िया")
    case .newMoon: PanchangName("New moon", "Amāvāsyā", "अमावास्या")
    case .firstQuarter: PanchangName("First quarter", "Śuklārdha", "शुक्लार्ध")
    case .fullMoon: PanchangName("Full moon", "Pūrṇimā", "पूर्णिमा")
    case .lastQuarter: PanchangName("Last quarter", "Kṛṣṇārdha", "कृष्णार्ध")
    }
  }
}
