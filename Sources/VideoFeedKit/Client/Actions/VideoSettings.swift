/// What the user has chosen; it is stored, and the same for all sources.
///
/// C: `pentad_video_settings`.
public struct VideoSettings: Hashable, Sendable {
  /// Over which part of a video that was seen, 0…1, it is no longer one to watch later: 0 for as soon as
  /// anything was seen, nil for never. What is beyond is cut to the range; a NaN is nil.
  public var autoUnsetWatchLater: Double? {
    didSet { autoUnsetWatchLater = autoUnsetWatchLater.flatMap(Self.part) }
  }
  /// Whether what is new is put into the lists at once; otherwise it waits until the user pulls.
  public var autoApply: Bool
  /// Whether a video goes on where the user stopped.
  public var resumes: Bool
  /// Whether a picture and the address of the next video are fetched before they are wanted.
  public var prefetches: Bool

  /// The settings; those of the original, unless it says otherwise.
  public init(
    autoUnsetWatchLater: Double? = 0.75, autoApply: Bool = false, resumes: Bool = true,
    prefetches: Bool = true
  ) {
    self.autoUnsetWatchLater = autoUnsetWatchLater.flatMap(Self.part)
    self.autoApply = autoApply
    self.resumes = resumes
    self.prefetches = prefetches
  }

  /// When a video is no longer one to watch later; nil for never.
  public var watchLaterRule: WatchLaterRule? {
    autoUnsetWatchLater.map { WatchLaterRule(threshold: $0) }
  }

  private static func part(_ value: Double) -> Double? {
    value.isNaN ? nil : min(max(value, 0), 1)
  }
}

// MARK: As texts

extension VideoSettings {
  /// What is stored, by name.
  var values: [String: String] {
    [
      "autoUnsetWatchLater": autoUnsetWatchLater.map { "\($0)" } ?? "never",
      "autoApply": "\(autoApply)", "resumes": "\(resumes)", "prefetches": "\(prefetches)",
    ]
  }

  /// Reads ``values``; what is not there, or no value, is as it is by default.
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

  /// The names of what is stored.
  static let names = ["autoUnsetWatchLater", "autoApply", "resumes", "prefetches"]
}
