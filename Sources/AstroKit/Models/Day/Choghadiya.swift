/// An eighth of the daytime or of the night.
public enum Choghadiya: String, Hashable, Sendable, CaseIterable {
  /// A choghadiya to avoid.
  case udvega
  /// A choghadiya to seek for journeys.
  case chara
  /// A choghadiya to seek.
  case labha
  /// A choghadiya to seek.
  case amrita
  /// A choghadiya to avoid.
  case kala
  /// A choghadiya to seek.
  case shubha
  /// A choghadiya to avoid.
  case roga

  /// True if it is auspicious: amrita, shubha, labha or, for journeys, chara.
  ///
  /// C: `pentad_astro_choghadiya_is_auspicious`.
  public var isAuspicious: Bool {
    switch self {
    case .amrita, .shubha, .labha, .chara: true
    case .udvega, .kala, .roga: false
    }
  }

  /// The name.
  public var name: PanchangName {
    switch self {
    case .udvega: PanchangName("Udvega", "Udvega", "उद्वेग")
    case .chara: PanchangName("Chara", "Cara", "चर")
    case .labha: PanchangName("Labha", "Lābha", "लाभ")
    case .amrita: PanchangName("Amrita", "Amṛta", "अमृत")
    case .kala: PanchangName("Kala", "Kāla", "काल")
    case .shubha: PanchangName("Shubha", "Śubha", "शुभ")
    case .roga: PanchangName("Roga", "Roga", "रोग")
    }
  }

  /// Returns the eighths of a day and its night; the weekday determines the first one.
  static func parts(
    light: Range<Instant>?, dark: Range<Instant>?, weekday: Int
  ) -> [LimbSpan<Choghadiya>] {
    eighths(light, dayOrder, first: dayFirst[weekday])
      + eighths(dark, nightOrder, first: nightFirst[weekday])
  }

  private static func eighths(
    _ span: Range<Instant>?, _ order: [Choghadiya], first: Choghadiya
  ) -> [LimbSpan<Choghadiya>] {
    guard let span, let offset = order.firstIndex(of: first) else { return [] }
    return (0..<8).map { index in
      let eighth = span.part(index + 1, of: 8)
      return LimbSpan(
        order[(offset + index) % 7], from: eighth.lowerBound, to: eighth.upperBound)
    }
  }

  private static let dayOrder: [Choghadiya] = [
    .udvega, .chara, .labha, .amrita, .kala, .shubha, .roga,
  ]
  private static let nightOrder: [Choghadiya] = [
    .shubha, .amrita, .chara, .roga, .kala, .labha, .udvega,
  ]
  private static let dayFirst: [Choghadiya] = [
    .udvega, .amrita, .roga, .labha, .shubha, .chara, .kala,
  ]
  private static let nightFirst: [Choghadiya] = [
    .shubha, .chara, .kala, .udvega, .amrita, .roga, .labha,
  ]
}
