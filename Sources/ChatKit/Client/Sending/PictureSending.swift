import Dispatch
import PentadCore

/// Uploads the pictures of a message, each once.
struct PictureSending: Sendable {
  let store: ChatStore
  let api: GroupMeAPI

  /// Returns the attachments as they are sent. Picture files are uploaded, and the upload is
  /// recorded.
  func upload(_ message: OutgoingMessage) async throws(PentadError) -> [ChatAttachment] {
    var ready: [ChatAttachment] = []
    for (position, attachment) in message.attachments.enumerated() {
      switch attachment {
      case .ready(let attachment): ready.append(attachment)
      case .image(let path, let type):
        try await store.note(.uploading, of: message.localId)
        let image = try await api.uploadImage(
          try await bytes(path), type: type ?? PictureType.jpeg.rawValue)
        try await store.uploaded(image.url, position: position, of: message.localId)
        ready.append(.image(ChatAttachment.Image(image)))
      }
    }
    return ready
  }

  /// Reads a copied picture on a queue where blocking is allowed.
  private func bytes(_ path: String) async throws(PentadError) -> [UInt8] {
    let result = await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(
          returning: Result { () throws(PentadError) in try ChatStore.copyOfPicture(path) })
      }
    }
    let bytes = try result.get()
    guard ChecksummedFileName.fits(String(path.split(separator: "/").last ?? ""), bytes) else {
      throw PentadError(.notFound, "the picture is damaged: attach it again")
    }
    return bytes
  }
}
