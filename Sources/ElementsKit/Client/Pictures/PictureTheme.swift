import PentadCore

/// The colours and marks of a picture.
///
/// Text has a contrast (WCAG 2) of at least 4.5 with its background, and of at least 7 in
/// ``highContrast``.
public enum PictureTheme: String, Hashable, Sendable, CaseIterable {
  /// Dark text on a white page.
  case light
  /// Light text on a nearly black page.
  case dark
  /// Black on white. Every tile has a border, and a pattern or a bar with the meaning of its fill.
  case highContrast
}

extension PictureTheme {
  /// The colour of the page behind a table.
  var ground: RGB {
    switch self {
    case .light, .highContrast: .white
    case .dark: RGB(0x14_171C)
    }
  }

  /// The colour of headings and the legend.
  var ink: RGB {
    switch self {
    case .light: RGB(0x1A_1D21)
    case .dark: RGB(0xF2_F4F7)
    case .highContrast: .black
    }
  }

  /// The colour of less important parts: the numbers of groups and periods, icons.
  var quietInk: RGB {
    switch self {
    case .light: RGB(0x59_6069)
    case .dark: RGB(0xAE_B6C0)
    case .highContrast: .black
    }
  }

  /// The fill of an element without a value of the property.
  var vacant: RGB {
    switch self {
    case .light: RGB(0xF4_F5F7)
    case .dark: RGB(0x23_282F)
    case .highContrast: .white
    }
  }

  /// The colour of the lines across ``vacant``; text is drawn on them too.
  var vacantLine: RGB {
    switch self {
    case .light: RGB(0xD9_DDE2)
    case .dark: RGB(0x3B_424C)
    case .highContrast: RGB(0xB4_B4B4)
    }
  }

  /// True if each fill needs a border and a mark in addition to its colour.
  var isMarked: Bool { self == .highContrast }
}
