import PentadCore

// The fills of the classes. Each has the theme's contrast with black or white text, which a test
// verifies.

extension ElementCategory {
  func fill(_ theme: PictureTheme) -> RGB {
    let (light, dark): (UInt32, UInt32) =
      switch self {
      case .alkaliMetal: (0xF7_A59B, 0xA9_3430)
      case .alkalineEarthMetal: (0xFB_CD8F, 0x93_5413)
      case .lanthanoid: (0xF6_B6DA, 0x9E_3577)
      case .actinoid: (0xD8_AEEB, 0x78_3E9C)
      case .transitionMetal: (0xF3_E48C, 0x7A_670C)
      case .postTransitionMetal: (0xA8_D4EA, 0x2A_6788)
      case .metalloid: (0xCB_DD83, 0x54_701B)
      case .reactiveNonmetal: (0x9E_DF9C, 0x29_7538)
      case .halogen: (0x82_DDD0, 0x12_716A)
      case .nobleGas: (0xB7_BCF8, 0x4B_54B5)
      case .unknown: (0xD5_D9DE, 0x56_5D66)
      }
    return RGB(theme == .dark ? dark : light)
  }

  /// The title for the legend and for the text of a cell.
  var title: String {
    switch self {
    case .alkaliMetal: "Alkali metal"
    case .alkalineEarthMetal: "Alkaline earth metal"
    case .lanthanoid: "Lanthanoid"
    case .actinoid: "Actinoid"
    case .transitionMetal: "Transition metal"
    case .postTransitionMetal: "Post-transition metal"
    case .metalloid: "Metalloid"
    case .reactiveNonmetal: "Reactive nonmetal"
    case .halogen: "Halogen"
    case .nobleGas: "Noble gas"
    case .unknown: "Unknown properties"
    }
  }
}

extension Block {
  func fill(_ theme: PictureTheme) -> RGB {
    let (light, dark): (UInt32, UInt32) =
      switch self {
      case .s: (0xF7_A59B, 0xA9_3430)
      case .p: (0xF3_E48C, 0x7A_670C)
      case .d: (0xA8_D4EA, 0x2A_6788)
      case .f: (0x9E_DF9C, 0x29_7538)
      }
    return RGB(theme == .dark ? dark : light)
  }
}

extension ElementState {
  /// Returns the original's colour for white text, or a darker one in the high contrast theme.
  func fill(_ theme: PictureTheme) -> RGB {
    let (original, darker): (UInt32, UInt32) =
      switch self {
      case .solid: (0x69_6969, 0x4C_4C4C)
      case .liquid: (0x3E_449C, 0x2E_337F)
      case .gas: (0x96_29A2, 0x77_1B82)
      case .artificial: (0xD0_000A, 0x9C_0008)
      }
    return RGB(theme == .highContrast ? darker : original)
  }
}
