/// The rule for the name of a Vikrama year in the north, where it begins with Chaitra.
///
/// All three rules use the year of Jupiter's mean motion by the Surya Siddhanta. They differ in
/// about ten years of a century: the years before a name is skipped, such as Vikrama 2075…2084.
public enum SamvatsaraRule: String, Hashable, Sendable, CaseIterable {
  /// The name that almanacs announce. It is the name at the start of the year, at the new moon of
  /// Chaitra, by the count without a correction. If the year before already has that name, the next
  /// name applies.
  ///
  /// Vikrama 2075 Virodhakrit, 2076 Paridhavi, 2077 Pramadi, 2078 Rakshasa, 2082 Siddharthi, 2083
  /// Raudra.
  case announced
  /// The name at the Sun's entry into Mesha, by the count without a correction: Sewell and Dikshit,
  /// The Indian Calendar, 1896, article 59 a. It equals the announced name, except for 2075 to
  /// 2077.
  case meshaEntry
  /// The name at the Sun's entry into Mesha, by the count with its usual correction, the bija. It
  /// follows article 59 c and is the year's name on drikpanchang.com. Vikrama 2082 is Kalayukta.
  case meshaEntryBija
}

extension Samvatsara {
  /// Creates the northern name of the year with `kali` elapsed years of the Kali age at its true
  /// entry into Mesha.
  init(kali: Int, rule: SamvatsaraRule) {
    switch rule {
    case .announced: self = Self.announced(kali: kali)
    case .meshaEntry:
      // 364,220 revolutions in 4,320,000 years are 211 signs more in 18,000 years than one a year.
      // The true entry is 0.006 signs before the mean one.
      self.init(index: 26 + kali + Self.quotient(211 * kali - 108, 18_000))
    case .meshaEntryBija:
      // 364,212 revolutions are 117 signs more in 10,000 years.
      self.init(index: 26 + kali + Self.quotient(117 * kali - 60, 10_000))
    }
  }

  /// Returns the announced name. A name of Jupiter that begins between the new year and the entry
  /// into Mesha usually belongs to the next year. The new year shifts by up to a month, however. If
  /// an earlier new year fell within the corresponding earlier name, all years since are one name
  /// ahead.
  private static func announced(kali: Int) -> Samvatsara {
    let jupiter = JovianYears.suryaSiddhanta
    let running = jupiter.count(at: LunarNewYear.meshaEntry(kali: kali))
    // The solar year is four days longer than Jupiter's, so the walk back ends within eight years.
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
