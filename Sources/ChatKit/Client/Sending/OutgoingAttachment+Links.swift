import Foundation

extension OutgoingAttachment {
  /// Creates an attachment from a picture file; see ``image(path:type:)``.
  ///
  /// - Parameter followsLinks: True if the path may be a symbolic link. The link is resolved now.
  public static func picture(_ path: String, followsLinks: Bool = false) -> OutgoingAttachment {
    .image(path: followsLinks ? URL(fileURLWithPath: path).resolvingSymlinksInPath().path : path)
  }
}
