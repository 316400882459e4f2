/// A lunar mansion: one of 27 equal parts of the sidereal zodiac, 13°20′ each.
public struct Nakshatra: PanchangUnit {
  /// The number of nakshatras: 27.
  public static let count = 27
  /// The number, 1…27.
  public let number: Int

  /// Creates the unit with a 0-based index, which wraps around the cycle.
  public init(index: Int) { number = Self.wrap(index) + 1 }

  /// The name in its three forms.
  public var name: PanchangName { Self.names[index] }
}

extension Nakshatra {
  static let names = [
    PanchangName("Ashvini", "Aśvinī", "अश्विनी"),
    PanchangName("Bharani", "Bharaṇī", "भरणी"),
    PanchangName("Krittika", "Kṛttikā", "कृत्तिका"),
    PanchangName("Rohini", "Rohiṇī", "रोहिणी"),
    PanchangName("Mrigashirsha", "Mṛgaśīrṣa", "मृगशीर्ष"),
    PanchangName("Ardra", "Ārdrā", "आर्द्रा"),
    PanchangName("Punarvasu", "Punarvasu", "पुनर्वसु"),
    PanchangName("Pushya", "Puṣya", "पुष्य"),
    PanchangName("Ashlesha", "Āśleṣā", "आश्लेषा"),
    PanchangName("Magha", "Maghā", "मघा"),
    PanchangName("Purva Phalguni", "Pūrva Phalgunī", "पूर्वफल्गुनी"),
    PanchangName("Uttara Phalguni", "Uttara Phalgunī", "उत्तरफल्गुनी"),
    PanchangName("Hasta", "Hasta", "हस्त"),
    PanchangName("Chitra", "Citrā", "चित्रा"),
    PanchangName("Svati", "Svātī", "स्वाती"),
    PanchangName("Vishakha", "Viśākhā", "विशाखा"),
    PanchangName("Anuradha", "Anurādhā", "अनुराधा"),
    PanchangName("Jyeshtha", "Jyeṣṭhā", "ज्येष्ठा"),
    PanchangName("Mula", "Mūla", "मूल"),
    PanchangName("Purva Ashadha", "Pūrva Aṣāḍhā", "पूर्वाषाढा"),
    PanchangName("Uttara Ashadha", "Uttara Aṣāḍhā", "उत्तराषाढा"),
    PanchangName("Shravana", "Śravaṇa", "श्रवण"),
    PanchangName("Dhanishtha", "Dhaniṣṭhā", "धनिष्ठा"),
    PanchangName("Shatabhisha", "Śatabhiṣā", "शतभिषा"),
    PanchangName("Purva Bhadrapada", "Pūrva Bhādrapadā", "पूर्वभाद्रपदा"),
    PanchangName("Uttara Bhadrapada", "Uttara Bhādrapadā", "उत्तरभाद्रपदा"),
    PanchangName("Revati", "Revatī", "रेवती"),
  ]
}
