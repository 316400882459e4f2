/// A name of a lunar month, one of twelve; 1 is Chaitra.
public struct MasaName: PanchangUnit {
  /// The number of names: 12.
  public static let count = 12
  /// The number, 1…12.
  public let number: Int

  /// Creates the unit with a 0-based index, which wraps around the cycle.
  public init(index: Int) { number = Self.wrap(index) + 1 }

  /// The name in its three forms.
  public var name: PanchangName { Self.names[index] }
}

extension MasaName {
  static let names = [
    PanchangName("Chaitra", "Caitra", "चैत्र"),
    PanchangName("Vaishakha", "Vaiśākha", "वैशाख"),
    PanchangName("Jyeshtha", "Jyeṣṭha", "ज्येष्ठ"),
    PanchangName("Ashadha", "Āṣāḍha", "आषाढ"),
    PanchangName("Shravana", "Śrāvaṇa", "श्रावण"),
    PanchangName("Bhadrapada", "Bhādrapada", "भाद्रपद"),
    PanchangName("Ashvina", "Āśvina", "आश्विन"),
    PanchangName("Kartika", "Kārtika", "कार्तिक"),
    PanchangName("Margashirsha", "Mārgaśīrṣa", "मार्गशीर्ष"),
    PanchangName("Pausha", "Pauṣa", "पौष"),
    PanchangName("Magha", "Māgha", "माघ"),
    PanchangName("Phalguna", "Phālguna", "फाल्गुन"),
  ]
}
