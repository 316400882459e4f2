import VideoFeedKit

extension VideoKey {
  /// Parses `youtube:BmzSEYNTkHA`, or an address; nil when it is not a video.
  init?(word: String) {
    let scheme = word.prefix { $0 != ":" }.lowercased()
    if scheme == "http" || scheme == "https" {
      self.init(url: word)
    } else {
      self.init(text: word)
    }
  }
}
