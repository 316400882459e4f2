import Foundation

/// The beginnings of lunar years, to an hour or two in our centuries, without an ephemeris.
enum LunarNewYear {
  /// The Sun's entry into Lahiri's Mesha in the year 5101 of the Kali age: 13 April 2000.
  private static let meshaOf5101 = 2_451_648.0
  private static let siderealYear = 365.256_363
  /// The mean time from new moon to new moon, in days.
  static let synodicMonth = 29.530_588_86

  /// The Julian day of the Sun's entry into Mesha when so many years of the Kali age have elapsed.
  static func meshaEntry(kali: Int) -> Double {
    meshaOf5101 + Double(kali - 5_101) * siderealYear
  }

  /// The elapsed years of the Kali age at the entry into Mesha that is nearest to a Julian day.
  static func kali(nearest julianDay: Double) -> Int {
    5_101 + Int(((julianDay - meshaOf5101) / siderealYear).rounded())
  }

  /// The Julian day of the new moon at which the year begins: the last before the entry into Mesha, or
  /// the one before that when the Sun is in Mina at both, so that Chaitra is adhika.
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

  /// A new moon, counted from January 2000: the mean one and the greatest terms of the Sun's and the
  /// Moon's inequality (J. Meeus, Astronomical Algorithms, 1998, chapter 49).
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
