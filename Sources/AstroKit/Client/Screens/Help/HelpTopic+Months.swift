extension HelpTopic {
  /// The topics of months, years and seasons.
  static let months = [
    HelpTopic(
      "masa", "Masa",
      "A lunar month, of 29 or 30 days. It is named after the sign of the zodiac that the Sun enters "
        + "while it lasts; the year begins with Chaitra."),
    HelpTopic(
      "amanta", "Amanta",
      "The way to count months that is used in the south and the west of India: a month ends at the "
        + "new moon."),
    HelpTopic(
      "purnimanta", "Purnimanta",
      "The way to count months that is used in the north of India: a month ends at the full moon. "
        + "Bright fortnights have the same name in both ways, dark ones the name of the next month."
    ),
    HelpTopic(
      "adhika", "Adhika masa",
      "A month put in between, about every third year, so that lunar months keep up with the Sun. It "
        + "is the one in which the Sun enters no sign, and it bears the name of the month after it."
    ),
    HelpTopic(
      "kshayaMasa", "Kshaya masa",
      "A month in which the Sun enters two signs, so that a name is left out. It is rare: the last was "
        + "in 1983, the next comes in 2124."),
    HelpTopic(
      "samvat", "Samvat",
      "A count of years. Several are in use side by side; the almanac gives the Shaka and the Vikrama "
        + "year."),
    HelpTopic(
      "shaka", "Shaka era",
      "The count of years that began in 78 AD. The national calendar of India uses it too."),
    HelpTopic(
      "vikrama", "Vikrama era",
      "The count of years that began in 57 BC. The year begins in spring in the north, and after "
        + "Diwali in Gujarat."),
    HelpTopic(
      "kali", "Kali age",
      "The count of years from which the astronomers of old reckoned; it began in 3102 BC."),
    HelpTopic(
      "samvatsara", "Samvatsara",
      "The name of a year. Sixty names take turns; the north and the south are at different places of "
        + "the list."),
    HelpTopic(
      "ritu", "Ritu", "A season of two months. There are six, from Vasanta, the spring, on."),
    HelpTopic(
      "ayana", "Ayana",
      "A half of the year: Uttarayana while the Sun moves north, Dakshinayana while he moves south."
    ),
    HelpTopic(
      "sankranti", "Sankranti",
      "The moment at which the Sun enters a sign of the zodiac. Makara Sankranti in January is the "
        + "best known."),
    HelpTopic(
      "rashi", "Rashi", "A sign of the zodiac, a twelfth of the Sun's way through the stars."),
    HelpTopic(
      "ayanamsa", "Ayanamsa",
      "The angle between the zodiac of the stars, which the almanac uses, and that of the seasons. It "
        + "is about 24 degrees now and grows by a degree in 72 years. Schools differ on its exact "
        + "value."),
  ]
}
