/// The paths of a catalogue's items. The pages of videos have the same paths as in PeerTube. So a
/// reader of a feed that also queries PeerTube's API can see that they are the same videos.
extension VideoCatalogue.Video {
  /// Returns the path of a file, for a height in ``heights``.
  func filePath(height: Int) -> String { "/video/files/\(uuid)-\(height).mp4" }

  /// Returns the picture width of a file.
  static func width(height: Int) -> Int { (height * 16 / 9 + 1) & ~1 }

  /// The path of the thumbnail: 320 by 180 pixels.
  var picturePath: String { "/video/pictures/\(uuid).png" }

  /// The path of the video's page.
  var pagePath: String { "/videos/watch/\(uuid)" }

  /// The path of the page that plays the video inside another.
  var embedPath: String { "/videos/embed/\(uuid)" }

  static let pictureWidth = 320
  static let pictureHeight = 180
}

extension VideoCatalogue.Channel {
  /// The path of the picture: 96 by 96 pixels.
  var picturePath: String { "/video/pictures/channel-\(number).png" }

  /// The path of the channel's page, which links its feeds.
  var pagePath: String { "/video/channels/\(handle)" }
}

extension VideoCatalogue.Person {
  /// The path of the picture: 96 by 96 pixels.
  var picturePath: String { "/video/pictures/person-\(number).png" }

  static let pictureSize = 96
}
