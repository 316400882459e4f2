/// The user's settings, which are stored and apply to all sources.
///
/// C: `pentad_video_settings`.
public struct VideoSettings: Hashable, Sendable {
  /// The watched fraction, 0…1, above which the mark to watch later is removed: 0 for as soon as
  /// anything was watched, nil for never. Other values are clamped to the range; NaN becomes nil.
  public var autoUnsetWatchLater: Double? {
    didSet { autoUnsetWatchLater = autoUnsetWatchLater.flatMap(Self.part) }
  }
  /// True if new videos are applied to the lists at once; otherwise they wait for the user to
  /// refresh.
  public var autoApply: Bool
  /// True if a video resumes where the user stopped.
  public var resumes: Bool
  /// True if the picture and the address of the next video are fetched in advance.
  public var prefetches: Bool

  /// Creates settings; the defaults are those of the original program.
  public init(
    autoUnsetWatchLater: Double? = 0.75, autoApply: Bool = false, resumes: Bool = true,
    prefetches: Bool = true
  ) {
    self.autoUnsetWatchLater = autoUnsetWatchLater.flatMap(Self.part)
    self.autoApply = autoApply
    self.resumes = resumes
    self.prefetches = prefetches
  }

  /// The rule that removes the mark to watch later; nil for never.
  public var watchLaterRule: WatchLaterRule? {
    autoUnsetWatchLater.map { WatchLaterRule(threshold: $0) }
  }

  private static func part(_ value: Double) -> Double? {
    value.isNaN ? nil : min(max(value, 0), 1)
  }
}

// MARK: Text form

extension VideoSettings {
  /// The stored texts, by name.
  var values: [String: String] {
    [
      "autoUnsetWatchLater": autoUnsetWatchLater.map { "\($0)" } ?? "never",
      "autoApply": "\(autoApply)", "resumes": "\(resumes)", "prefetches": "\(prefetches)",
    ]
  }

  /// Reads ``values``; missing or invalid ones get their defaults.
  init(values: [String: String]) {
    let usual = VideoSettings()
    let part = values["autoUnsetWatchLater"]
    self.init(
      autoUnsetWatchLater: part == "never"
        ? nil : part.flatMap(Double.init).flatMap(Self.part) ?? usual.autoUnsetWatchLater,
      autoApply: values["autoApply"].flatMap(Bool.init) ?? usual.autoApply,
      resumes: values["resumes"].flatMap(Bool.init) ?? usual.resumes,
      prefetches: values["prefetches"].flatMap(Bool.init) ?? usual.prefetches)
  }

  /// The names of the stored texts.
  static let names = ["autoUnsetWatchLater", "autoApply", "resumes", "prefetches"]
}
