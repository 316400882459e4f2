/// The paths of what a catalogue serves. Videos have their pages where PeerTube's are, so that who reads a
/// feed and asks PeerTube's API finds that they are the same.
extension VideoCatalogue.Video {
  /// A file, for a height of ``heights``.
  func filePath(height: Int) -> String { "/video/files/\(uuid)-\(height).mp4" }

  /// How wide the picture of a file is.
  static func width(height: Int) -> Int { (height * 16 / 9 + 1) & ~1 }

  /// The picture that stands for the video: 320 by 180 pixels.
  var picturePath: String { "/video/pictures/\(uuid).png" }

  /// The page of the video.
  var pagePath: String { "/videos/watch/\(uuid)" }

  /// The page that plays it within another.
  var embedPath: String { "/videos/embed/\(uuid)" }

  static let pictureWidth = 320
  static let pictureHeight = 180
}

extension VideoCatalogue.Channel {
  /// The picture: 96 by 96 pixels.
  var picturePath: String { "/video/pictures/channel-\(number).png" }

  /// The page of the channel, which names its feeds.
  var pagePath: String { "/video/channels/\(handle)" }
}

extension VideoCatalogue.Person {
  /// The picture: 96 by 96 pixels.
  var picturePath: String { "/video/pictures/person-\(number).png" }

  static let pictureSize = 96
}
