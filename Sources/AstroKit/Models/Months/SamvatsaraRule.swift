/// The rule that names a year of the Vikrama era in the north, where it begins with Chaitra.
///
/// All three rules ask for the year of Jupiter's mean motion by the Surya Siddhanta. They differ for
/// some ten years of a century, those before a name falls out: for Vikrama 2075…2084.
public enum SamvatsaraRule: String, Hashable, Sendable, CaseIterable {
  /// As almanacs announce it: the name that rules as the year begins, at the new moon of Chaitra, by
  /// the count without a correction; the next one when the year before has that name already.
  ///
  /// Vikrama 2075 Virodhakrit, 2076 Paridhavi, 2077 Pramadi, 2078 Rakshasa, 2082 Siddharthi, 2083
  /// Raudra.
  case announced
  /// The name that rules at the Sun's entry into Mesha, by the count without a correction: Sewell and
  /// Dikshit, The Indian Calendar, 1896, article 59 a. It gives the announced names, but for 2075 to
  /// 2077.
  case meshaEntry
  /// The name that rules at the Sun's entry into Mesha, by the count with its usual correction, the
  /// bija: article 59 c, and the name that drikpanchang.com gives to a year. Vikrama 2082 Kalayukta.
  case meshaEntryBija
}

extension Samvatsara {
  /// The name in the north of the year at whose true entry into Mesha so many years of the Kali age have
  /// elapsed.
  init(kali: Int, rule: SamvatsaraRule) {
    switch rule {
    case .announced: self = Self.announced(kali: kali)
    case .meshaEntry:
      // 364,220 revolutions in 4,320,000 years: 211 signs in 18,000 years more than one a year. The
      // true entry comes 0.006 signs before the mean one.
      self.init(index: 26 + kali + Self.quotient(211 * kali - 108, 18_000))
    case .meshaEntryBija:
      // 364,212 revolutions: 117 signs in 10,000 years more.
      self.init(index: 26 + kali + Self.quotient(117 * kali - 60, 10_000))
    }
  }

  /// A name of Jupiter that begins between the new year and the entry into Mesha is the next year's,
  /// unless an earlier new year, which moves to and fro by a month, has met its predecessor: then all
  /// the years since are one name ahead.
  private static func announced(kali: Int) -> Samvatsara {
    let jupiter = JovianYears.suryaSiddhanta
    let running = jupiter.count(at: LunarNewYear.meshaEntry(kali: kali))
    // The solar year is four days longer than Jupiter's: the walk back ends within eight years.
    for before in 0..<9 {
      let start = jupiter.start(of: running - before)
      guard start < LunarNewYear.meshaEntry(kali: kali - before) else { break }
      if LunarNewYear.newMoon(kali: kali - before) >= start {
        return jupiter.samvatsara(of: running)
      }
    }
    return jupiter.samvatsara(of: running - 1)
  }

  private static func quotient(_ number: Int, _ divisor: Int) -> Int {
    Int((Double(number) / Double(divisor)).rounded(.down))
  }
}
