public import PentadCore

/// A folder of video files, for showing a program without a network.
///
/// A file whose name is `<provider><id>.mp4`, as the original's demonstration mode stored them, is that
/// video of the provider: `youtubeBmzSEYNTkHA.mp4` plays wherever the video was shared. Any other video
/// file is one of its own, with its name for a title. Files whose names begin with a point and folders
/// inside are passed over.
///
/// ```swift
/// let source = try FolderSource(folder: "/home/alice/Videos")
/// ```
public struct FolderSource: FeedSource {
  /// `local:` and the path.
  public let id: SourceID
  /// Whether a file is still there.
  public let capabilities: SourceCapabilities = [.resolving]
  /// The path of the folder.
  public let folder: String

  /// Makes a source of a folder. It is not looked at yet.
  ///
  /// - Parameter folder: an absolute path.
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for a path that does not begin with `/`, is too
  ///   long, or has control characters.
  public init(folder: String) throws(PentadError) {
    let path = folder.last == "/" ? String(folder.dropLast()) : folder
    guard folder.hasPrefix("/"), VideoLimits.isID("local:\(path)") else {
      throw PentadError(.invalid, "the path of a folder begins with / and has at most 2,000 bytes")
    }
    self.folder = path
    id = SourceID("local:\(path)")
  }

  /// All videos of the folder, the newest file first, whatever the limit of the request; at most
  /// ``VideoLimits/broadcasts``. A file counts as shared when it was last changed.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/notFound`` when there is no such folder,
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

  /// The file of a video.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/videoNotFound`` when there is none any more; what
  ///   ``page(_:)`` throws.
  public func resolve(_ video: Video) async throws(PentadError) -> ResolvedVideo {
    guard let file = try VideoFile.all(in: folder).first(where: { $0.key == video.key }) else {
      throw PentadError(.videoNotFound, "there is no file of this video in the folder")
    }
    return ResolvedVideo(video.updated(by: file.video))
  }

  private static let origin = ShareOrigin(rawValue: "file")
}
