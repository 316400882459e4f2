public import PentadCore

/// The options for drawing a month or a day.
///
/// The same options and days give the same bytes.
///
/// C: `pentad_astro_picture_options`.
public struct AlmanacPictureOptions: Hashable, Sendable {
  /// The colours; light when left out.
  public var theme: AlmanacTheme
  /// The script of names.
  public var script: PanchangScript
  /// The date that is marked as today; none when left out.
  public var today: CivilDate?
  /// True if the days of a month show sunrise and sunset.
  public var showsSunTimes: Bool

  /// Creates options; omitted values have their defaults.
  public init(
    theme: AlmanacTheme = .light, script: PanchangScript = .english, today: CivilDate? = nil,
    showsSunTimes: Bool = true
  ) {
    self.theme = theme
    self.script = script
    self.today = today
    self.showsSunTimes = showsSunTimes
  }
}

/// The colours of a picture. Text has a contrast (WCAG 2) of at least 4.5 to its background.
///
/// C: `pentad_astro_theme`.
public enum AlmanacTheme: String, Hashable, Sendable, CaseIterable {
  /// Dark text on a white page.
  case light
  /// Light text on a nearly black page.
  case dark
}
