import AstroKit
import CPentad
import PentadCore

/// The case of a Swift enum whose cases stand in the order of a C enum's values, from 0.
///
/// - Throws: `misuse` for a number that is no value of it
func readCase<Case: CaseIterable>(
  _ code: UInt32, _ name: StaticString
) throws(PentadError) -> Case where Case.AllCases == [Case] {
  guard Case.allCases.indices.contains(Int(code)) else {
    throw PentadError(.misuse, "\(name) is \(code)")
  }
  return Case.allCases[Int(code)]
}

extension Paksha {
  var code: pentad_astro_paksha {
    switch self {
    case .shukla: PENTAD_ASTRO_PAKSHA_SHUKLA
    case .krishna: PENTAD_ASTRO_PAKSHA_KRISHNA
    }
  }
}

extension Ayana {
  var code: pentad_astro_ayana {
    switch self {
    case .uttarayana: PENTAD_ASTRO_AYANA_UTTARAYANA
    case .dakshinayana: PENTAD_ASTRO_AYANA_DAKSHINAYANA
    }
  }
}

extension DayState {
  var code: pentad_astro_day_state {
    switch self {
    case .normal: PENTAD_ASTRO_STATE_NORMAL
    case .alwaysUp: PENTAD_ASTRO_STATE_ALWAYS_UP
    case .alwaysDown: PENTAD_ASTRO_STATE_ALWAYS_DOWN
    }
  }
}

extension Graha {
  var code: pentad_astro_graha {
    switch self {
    case .sun: PENTAD_ASTRO_GRAHA_SUN
    case .moon: PENTAD_ASTRO_GRAHA_MOON
    case .mars: PENTAD_ASTRO_GRAHA_MARS
    case .mercury: PENTAD_ASTRO_GRAHA_MERCURY
    case .jupiter: PENTAD_ASTRO_GRAHA_JUPITER
    case .venus: PENTAD_ASTRO_GRAHA_VENUS
    case .saturn: PENTAD_ASTRO_GRAHA_SATURN
    }
  }
}

extension Choghadiya {
  var code: pentad_astro_choghadiya {
    switch self {
    case .udvega: PENTAD_ASTRO_CHOGHADIYA_UDVEGA
    case .chara: PENTAD_ASTRO_CHOGHADIYA_CHARA
    case .labha: PENTAD_ASTRO_CHOGHADIYA_LABHA
    case .amrita: PENTAD_ASTRO_CHOGHADIYA_AMRITA
    case .kala: PENTAD_ASTRO_CHOGHADIYA_KALA
    case .shubha: PENTAD_ASTRO_CHOGHADIYA_SHUBHA
    case .roga: PENTAD_ASTRO_CHOGHADIYA_ROGA
    }
  }
}

extension HorizonEvent.Kind {
  var code: pentad_astro_horizon_event {
    switch self {
    case .rise: PENTAD_ASTRO_RISE
    case .set: PENTAD_ASTRO_SET
    case .transit: PENTAD_ASTRO_TRANSIT
    case .antitransit: PENTAD_ASTRO_ANTITRANSIT
    }
  }

  /// - Throws: `misuse` for a number that is not one event
  init(_ code: pentad_astro_horizon_event) throws(PentadError) {
    guard let kind = Self.allCases.first(where: { $0.code == code }) else {
      throw PentadError(.misuse, "event is \(code.rawValue)")
    }
    self = kind
  }

  /// The events of a sum of values; 0 is all of them.
  ///
  /// - Throws: `misuse` for a bit that is no event
  static func set(_ bits: UInt32) throws(PentadError) -> Set<Self> {
    let known = allCases.reduce(0) { $0 | $1.code.rawValue }
    guard bits & ~known == 0 else { throw PentadError(.misuse, "events is \(bits)") }
    return Set(allCases.filter { bits == 0 || bits & $0.code.rawValue != 0 })
  }
}
