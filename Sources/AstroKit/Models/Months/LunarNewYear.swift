import Foundation

/// The starts of lunar years, to an hour or two in our centuries, without an ephemeris.
enum LunarNewYear {
  /// The Sun's entry into Lahiri's Mesha in the year 5101 of the Kali age: 13 April 2000.
  private static let meshaOf5101 = 2_451_648.0
  private static let siderealYear = 365.256_363
  /// The mean time from new moon to new moon, in days.
  static let synodicMonth = 29.530_588_86

  /// Returns the Julian day of the Sun's entry into Mesha after `kali` elapsed years of the Kali
  /// age.
  static func meshaEntry(kali: Int) -> Double {
    meshaOf5101 + Double(kali - 5_101) * siderealYear
  }

  /// Returns the elapsed years of the Kali age at the entry into Mesha nearest to a Julian day.
  static func kali(nearest julianDay: Double) -> Int {
    5_101 + Int(((julianDay - meshaOf5101) / siderealYear).rounded())
  }

  /// Returns the Julian day of the new moon at which the year begins. It is the last new moon
  /// before the entry into Mesha. If the Sun is in Mina at both that one and the one before,
  /// Chaitra is adhika and the year begins at the one before.
  static func newMoon(kali: Int) -> Double {
    let mesha = meshaEntry(kali: kali)
    // In the month before Mesha the Sun stays in Mina for 30.36 days.
    let mina = mesha - 30.36
    let number = ((mesha - firstNewMoon) / synodicMonth).rounded(.down)
    let last = [number + 1, number, number - 1].lazy.map(newMoon).first { $0 <= mesha } ?? mesha
    let before = newMoon(((last - firstNewMoon) / synodicMonth).rounded() - 1)
    return before > mina ? before : last
  }

  /// The mean new moon of January 2000.
  private static let firstNewMoon = 2_451_550.098

  /// Returns a new moon, counted from January 2000: the mean new moon with the largest terms of the
  /// Sun's and the Moon's inequality (J. Meeus, Astronomical Algorithms, 1998, chapter 49).
  private static func newMoon(_ number: Double) -> Double {
    func sine(_ degrees: Double) -> Double {
      sin(degrees.truncatingRemainder(dividingBy: 360) * .pi / 180)
    }
    let sun = 2.5534 + 29.105_356_70 * number
    let moon = 201.5643 + 385.816_935_28 * number
    return firstNewMoon + synodicMonth * number - 0.407 * sine(moon) + 0.172 * sine(sun)
      + 0.016 * sine(2 * moon)
  }
}
