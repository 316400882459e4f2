/// A karana: half a tithi, or 6° of elongation.
///
/// The 60 karanas of a lunation have 11 names: seven repeat eight times, and four occur once.
public struct Karana: PanchangUnit {
  /// The number of karanas in a lunation: 60.
  public static let count = 60
  /// The number, 1…60.
  public let number: Int

  /// Creates the unit with a 0-based index, which wraps around the cycle.
  public init(index: Int) { number = Self.wrap(index) + 1 }

  /// True if it is one of the four that occur once in a lunation: the 58th to the 60th and the 1st.
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
