public import PentadCore

/// A folder of video files, for demonstrating a program without a network.
///
/// A file named `<provider><id>.mp4` represents that video of the provider, as in the demonstration
/// mode of the original app. For example, `youtubeBmzSEYNTkHA.mp4` plays wherever that video was
/// shared. Any other video file is a separate video with its file name as title. Subfolders and
/// files whose names begin with a point are ignored.
///
/// ```swift
/// let source = try FolderSource(folder: "/home/alice/Videos")
/// ```
public struct FolderSource: FeedSource {
  /// `local:` and the path of the folder.
  public let id: SourceID
  /// The features: resolving videos to their files.
  public let capabilities: SourceCapabilities = [.resolving]
  /// The path of the folder.
  public let folder: String

  /// Creates a source for a folder, without reading it.
  ///
  /// - Parameter folder: an absolute path.
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for a path that does not begin with `/`, is
  ///   too long, or has control characters.
  public init(folder: String) throws(PentadError) {
    let path = folder.last == "/" ? String(folder.dropLast()) : folder
    guard folder.hasPrefix("/"), VideoLimits.isID("local:\(path)") else {
      throw PentadError(
        .invalid,
        "the path of a folder must begin with / and have at most "
          + "2,000 bytes")
    }
    self.folder = path
    id = SourceID("local:\(path)")
  }

  /// Returns all videos of the folder, the most recently modified file first, regardless of the
  /// limit of the request. At most ``VideoLimits/broadcasts`` are returned. The time of
  /// modification counts as the time of the share.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/notFound`` when the folder does not exist,
  ///   ``PentadCore/PentadError/Code/refused`` when this user may not read it,
  ///   ``PentadCore/PentadError/Code/unavailable`` when it cannot be read now.
  public func page(_ request: FeedRequest) async throws(PentadError) -> FeedPage {
    guard case .newest(let state) = request.part else {
      return FeedPage(of: id, videos: [], broadcasts: [])
    }
    let files = try VideoFile.all(in: folder)
    var hash = StableHash()
    for file in files { hash.add("\(file.name)/\(file.bytes)/\(file.modifiedAt)") }
    guard hash.text != state?.bodyHash else { return .unchanged(id) }
    let sharer = Sharer(
      nickname: String(folder.split(separator: "/").last ?? "/"), origin: Self.origin)
    let broadcasts = files.compactMap { file in
      RemoteID(file.name, of: id).map {
        Broadcast(id: $0, video: file.key, sharer: sharer, createdAt: file.modifiedAt)
      }
    }
    var page = FeedPage(of: id, videos: files.map(\.video), broadcasts: broadcasts)
    page.state = FeedState(bodyHash: hash.text)
    page.title = sharer.nickname
    return page
  }

  /// Returns a video with its file.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/videoNotFound`` when the file no longer exists; the
  ///   errors of ``page(_:)``.
  public func resolve(_ video: Video) async throws(PentadError) -> ResolvedVideo {
    guard let file = try VideoFile.all(in: folder).first(where: { $0.key == video.key }) else {
      throw PentadError(.videoNotFound, "there is no file of this video in the folder")
    }
    return ResolvedVideo(video.updated(by: file.video))
  }

  private static let origin = ShareOrigin(rawValue: "file")
}
