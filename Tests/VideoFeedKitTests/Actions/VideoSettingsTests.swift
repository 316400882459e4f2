import Testing

@testable import VideoFeedKit

@Suite struct VideoSettingsTests {
  @Test func asTheOriginal() {
    let settings = VideoSettings()
    #expect(settings.watchLaterRule == WatchLaterRule(threshold: 0.75) && !settings.autoApply)
  }

  @Test func throughTexts() {
    var settings = VideoSettings(autoUnsetWatchLater: nil, autoApply: true, resumes: false)
    #expect(VideoSettings(values: settings.values) == settings && settings.watchLaterRule == nil)
    for part in [0.9, 0, .leastNonzeroMagnitude, 1] {
      settings.autoUnsetWatchLater = part
      #expect(VideoSettings(values: settings.values) == settings)
      #expect(settings.watchLaterRule == WatchLaterRule(threshold: part))
    }
    #expect(Set(settings.values.keys) == Set(VideoSettings.names))
  }

  @Test func invalidValuesBecomeDefaults() {
    let values = ["autoUnsetWatchLater": "nan", "autoApply": "yes", "resumes": "", "more": "x"]
    #expect(VideoSettings(values: values) == VideoSettings())
    #expect(VideoSettings(values: [:]) == VideoSettings())
    #expect(VideoSettings(values: ["autoUnsetWatchLater": "7"]).autoUnsetWatchLater == 1)
    #expect(VideoSettings(autoUnsetWatchLater: .nan).autoUnsetWatchLater == nil)
  }
}
