extension HelpTopic {
  /// The topics of risings and settings.
  static let sky = [
    HelpTopic(
      "sunrise", "Sunrise",
      "The moment at which the upper edge of the Sun comes over a level horizon, air bending its light "
        + "as usual. Some almanacs take the middle of the disc, which is a minute or more later."),
    HelpTopic(
      "sunset", "Sunset",
      "The moment at which the upper edge of the Sun goes below a level horizon."),
    HelpTopic(
      "moonrise", "Moonrise",
      "The moment at which the Moon comes over the horizon. She rises about 50 minutes later each day, "
        + "so about once a month there is a date without a moonrise."),
    HelpTopic(
      "moonset", "Moonset",
      "The moment at which the Moon goes below the horizon. About once a month there is a date without "
        + "one."),
    HelpTopic(
      "polarDay", "Polar day and night",
      "Near the poles the Sun may stay up, or down, for days and months. Such a date has no sunrise "
        + "and no sunset, and the almanac then counts from midnight."),
    HelpTopic(
      "fullMoon", "Full moon", "The moment at which the Moon is opposite the Sun."),
    HelpTopic(
      "newMoon", "New moon",
      "The moment at which the Moon is in the direction of the Sun and cannot be seen."),
    HelpTopic(
      "timeZone", "Time zone",
      "All times are those of the place's own clock, summer time included. Dates begin at midnight of "
        + "that clock."),
  ]

  /// The topics of the parts of a day.
  static let parts = [
    HelpTopic(
      "muhurta", "Muhurta",
      "A fifteenth of the daytime or of the night, about 48 minutes. Some are sought for what one "
        + "begins, others avoided."),
    HelpTopic(
      "rahuKala", "Rahu kala",
      "An eighth of the daytime, at another place on each weekday, in which many people begin nothing "
        + "new."),
    HelpTopic(
      "yamaganda", "Yamaganda",
      "Another eighth of the daytime that is avoided, at its own place on each weekday."),
    HelpTopic("gulika", "Gulika", "The eighth of the daytime that belongs to Saturn's son."),
    HelpTopic(
      "abhijit", "Abhijit",
      "The muhurta around noon, good for nearly all that one begins. It is passed over on a Wednesday."
    ),
    HelpTopic(
      "brahma", "Brahma muhurta",
      "The last muhurta but one of the night, before dawn, a time for study and prayer."),
    HelpTopic(
      "durmuhurta", "Durmuhurta", "Muhurtas that are avoided; which ones depends on the weekday."),
    HelpTopic(
      "varjya", "Varjya",
      "A part of a nakshatra, about an hour and a half long, that is avoided."),
    HelpTopic(
      "amrita", "Amrita kala",
      "A part of a nakshatra, about an hour and a half long, that is sought."),
    HelpTopic(
      "choghadiya", "Choghadiya",
      "An eighth of the daytime or of the night. Seven names take turns; Amrita, Shubha and Labha are "
        + "good, and Chara for journeys."),
    HelpTopic(
      "hora", "Hora",
      "A twelfth of the daytime or of the night, ruled by one of the seven heavenly bodies in turn. "
        + "The first of a day belongs to the body that the weekday is named after."),
  ]
}
