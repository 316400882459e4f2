import PentadCore

extension AlmanacTheme {
  /// The background of the page.
  var ground: RGB { colour(0xFF_FFFF, 0x12_151A) }
  /// The box of a day of the month.
  var cell: RGB { colour(0xFF_FFFF, 0x1B_1F26) }
  /// The box of a day of a neighbouring month.
  var quietCell: RGB { colour(0xF3_F4F7, 0x15_181D) }
  /// The box of the day of the full moon or new moon.
  var brightCell: RGB { colour(0xFF_F8E1, 0x2C_2817) }
  /// Separating lines.
  var line: RGB { colour(0xD5_D9E0, 0x36_3D48) }
  /// The main text.
  var ink: RGB { colour(0x17_1A20, 0xF2_F4F7) }
  /// Secondary text.
  var quietInk: RGB { colour(0x56_5D68, 0xAE_B6C2) }
  /// The month's heading and the mark of today.
  var accent: RGB { colour(0x3A_45A6, 0xA8_B4FF) }
  /// The background of a heading in ``accent``.
  var accentGround: RGB { colour(0xE8_EAFB, 0x26_2B47) }
  /// Text on ``accent``.
  var accentInk: RGB { colour(0xFF_FFFF, 0x12_151A) }
  /// Sundays.
  var sunday: RGB { colour(0xB0_2418, 0xFF_9A8F) }
  /// The marks of rare days: kshaya, vriddhi, sankranti.
  var mark: RGB { colour(0x8A_4400, 0xF6_BD72) }
  /// The lit part of the Moon, and daylight.
  var lit: RGB { colour(0xFF_D95E, 0xF7_E2A0) }
  /// The unlit part of the Moon.
  var unlit: RGB { colour(0x3B_4454, 0x3A_424F) }
  /// The Moon's edge.
  var edge: RGB { colour(0x3B_4454, 0x8D_97A6) }
  /// Daylight and night in the lane of the Sun, with text in ``ink``.
  var day: RGB { colour(0xFF_EDB8, 0x5C_4E1C) }
  var night: RGB { colour(0xDD_E1EE, 0x23_2A3B) }
  /// Every second limb in a lane; the others have ``accentGround``.
  var plainBar: RGB { colour(0xED_EFF3, 0x2B_313B) }
  /// Times to avoid and to seek, with text in ``ink``.
  var avoided: RGB { colour(0xF8_CDC6, 0x6A_2A25) }
  var sought: RGB { colour(0xC6_E8C8, 0x1F_5230) }

  private func colour(_ light: UInt32, _ dark: UInt32) -> RGB {
    RGB(self == .light ? light : dark)
  }
}
