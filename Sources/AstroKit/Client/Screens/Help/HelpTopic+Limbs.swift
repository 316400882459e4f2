extension HelpTopic {
  /// The topics of the five limbs.
  static let limbs = [
    HelpTopic(
      "panchang", "Panchang",
      "The Hindu almanac. The word means five limbs: the weekday, the tithi, the nakshatra, the yoga "
        + "and the karana of each day."),
    HelpTopic(
      "vara", "Vara",
      "The weekday. It runs from one sunrise to the next, so the hours after midnight still belong to "
        + "the day before."),
    HelpTopic(
      "tithi", "Tithi",
      "A lunar day: the time in which the Moon moves 12 degrees further from the Sun. A month has "
        + "thirty. One lasts from 19 to 27 hours and begins at any time of day."),
    HelpTopic(
      "udayaTithi", "Tithi at sunrise",
      "A day is called by the tithi that rules when its Sun rises, even if another begins an hour "
        + "later."),
    HelpTopic(
      "vriddhi", "Vriddhi tithi",
      "A tithi that rules two sunrises in a row, and so gives its name to two days. It happens about "
        + "seven times a year."),
    HelpTopic(
      "kshaya", "Kshaya tithi",
      "A tithi that begins after one sunrise and ends before the next, and so names no day. It "
        + "happens about thirteen times a year."),
    HelpTopic(
      "paksha", "Paksha",
      "A fortnight of fifteen tithis. Shukla, the bright one, runs from new moon to full moon; "
        + "Krishna, the dark one, from full moon to new moon."),
    HelpTopic(
      "purnima", "Purnima",
      "The fifteenth tithi of the bright fortnight. It ends at the moment of the full moon."),
    HelpTopic(
      "amavasya", "Amavasya",
      "The last tithi of the dark fortnight. It ends at the moment of the new moon."),
    HelpTopic(
      "ekadashi", "Ekadashi",
      "The eleventh tithi of each fortnight, on which many people fast."),
    HelpTopic(
      "nakshatra", "Nakshatra",
      "One of the 27 equal parts of the zodiac through which the Moon passes, each in about a day. "
        + "The almanac names the one in which she is."),
    HelpTopic("pada", "Pada", "A quarter of a nakshatra. The zodiac has 108 of them."),
    HelpTopic(
      "yoga", "Yoga",
      "The 27th part of a circle, filled by the longitudes of the Sun and the Moon added together. "
        + "It has nothing to do with exercises of that name."),
    HelpTopic(
      "karana", "Karana",
      "Half a tithi. Seven names take turns through the month, and four more come once, around the "
        + "new moon."),
  ]
}
