/// Half a tithi: 6° of the Moon's distance from the Sun.
///
/// The 60 of a lunation bear 11 names: seven in turn, eight times over, and four that come once.
public struct Karana: PanchangUnit {
  /// 60.
  public static let count = 60
  /// 1…60.
  public let number: Int

  /// Makes the unit of a 0-based index, which is taken around the cycle.
  public init(index: Int) { number = Self.wrap(index) + 1 }

  /// Whether it is one of the four that come once a lunation: the 58th to the 60th and the 1st.
  public var isFixed: Bool { number == 1 || number >= 58 }

  /// The name in its three forms.
  public var name: PanchangName {
    switch number {
    case 1: Self.names[10]
    case 58...60: Self.names[number - 51]
    default: Self.names[(number - 2) % 7]
    }
  }
}

extension Karana {
  static let names = [
    PanchangName("Bava", "Bava", "बव"),
    PanchangName("Balava", "Bālava", "बालव"),
    PanchangName("Kaulava", "Kaulava", "कौलव"),
    PanchangName("Taitila", "Taitila", "तैतिल"),
    PanchangName("Gara", "Gara", "गर"),
    PanchangName("Vanija", "Vaṇija", "वणिज"),
    PanchangName("Vishti", "Viṣṭi", "विष्टि"),
    PanchangName("Shakuni", "Śakuni", "शकुनि"),
    PanchangName("Chatushpada", "Catuṣpada", "चतुष्पद"),
    PanchangName("Naga", "Nāga", "नाग"),
    PanchangName("Kimstughna", "Kiṃstughna", "किंस्तुघ्न"),
  ]
}
