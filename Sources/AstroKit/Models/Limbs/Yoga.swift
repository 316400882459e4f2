/// A yoga: 13°20′ of the sum of the sidereal longitudes of the Sun and the Moon.
public struct Yoga: PanchangUnit {
  /// The number of yogas: 27.
  public static let count = 27
  /// The number, 1…27.
  public let number: Int

  /// Creates the unit with a 0-based index, which wraps around the cycle.
  public init(index: Int) { number = Self.wrap(index) + 1 }

  /// The name in its three forms.
  public var name: PanchangName { Self.names[index] }
}

extension Yoga {
  static let names = [
    PanchangName("Vishkambha", "Viṣkambha", "विष्कम्भ"),
    PanchangName("Priti", "Prīti", "प्रीति"),
    PanchangName("Ayushman", "Āyuṣmān", "आयुष्मान्"),
    PanchangName("Saubhagya", "Saubhāgya", "सौभाग्य"),
    PanchangName("Shobhana", "Śobhana", "शोभन"),
    PanchangName("Atiganda", "Atigaṇḍa", "अतिगण्ड"),
    PanchangName("Sukarma", "Sukarmā", "सुकर्मा"),
    PanchangName("Dhriti", "Dhṛti", "धृति"),
    PanchangName("Shula", "Śūla", "शूल"),
    PanchangName("Ganda", "Gaṇḍa", "गण्ड"),
    PanchangName("Vriddhi", "Vṛddhi", "वृद्धि"),
    PanchangName("Dhruva", "Dhruva", "ध्रुव"),
    PanchangName("Vyaghata", "Vyāghāta", "व्याघात"),
    PanchangName("Harshana", "Harṣaṇa", "हर्षण"),
    PanchangName("Vajra", "Vajra", "वज्र"),
    PanchangName("Siddhi", "Siddhi", "सिद्धि"),
    PanchangName("Vyatipata", "Vyatīpāta", "व्यतीपात"),
    PanchangName("Variyana", "Varīyān", "वरीयान्"),
    PanchangName("Parigha", "Parigha", "परिघ"),
    PanchangName("Shiva", "Śiva", "शिव"),
    PanchangName("Siddha", "Siddha", "सिद्ध"),
    PanchangName("Sadhya", "Sādhya", "साध्य"),
    PanchangName("Shubha", "Śubha", "शुभ"),
    PanchangName("Shukla", "Śukla", "शुक्ल"),
    PanchangName("Brahma", "Brahma", "ब्रह्म"),
    PanchangName("Indra", "Indra", "इन्द्र"),
    PanchangName("Vaidhriti", "Vaidhṛti", "वैधृति"),
  ]
}
