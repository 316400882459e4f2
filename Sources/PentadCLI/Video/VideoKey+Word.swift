import VideoFeedKit

extension VideoKey {
  /// The video of `youtube:BmzSEYNTkHA`, or of an address; nil when it is none.
  init?(word: String) {
    let scheme = word.prefix { $0 != ":" }.lowercased()
    if scheme == "http" || scheme == "https" {
      self.init(url: word)
    } else {
      self.init(text: word)
    }
  }
}
