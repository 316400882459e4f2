import Foundation
import PentadCore

/// Puts the pictures of a message on the server, each once.
struct PictureSending: Sendable {
  let store: ChatStore
  let api: GroupMeAPI
  /// How large a picture may be, in bytes.
  static let sizeLimit = 50 << 20

  /// The attachments as they are sent: what stands in files is on the server, and noted as being there.
  func upload(_ message: OutgoingMessage) async throws(PentadError) -> [ChatAttachment] {
    var ready: [ChatAttachment] = []
    for (position, attachment) in message.attachments.enumerated() {
      switch attachment {
      case .ready(let attachment): ready.append(attachment)
      case .image(let path, let type):
        try await store.note(.uploading, of: message.localId)
        let image = try await api.uploadImage(try await bytes(path), type: type)
        try await store.uploaded(image.url, position: position, of: message.localId)
        ready.append(.image(ChatAttachment.Image(image)))
      }
    }
    return ready
  }

  /// Reads a file where blocking is allowed.
  private func bytes(_ path: String) async throws(PentadError) -> [UInt8] {
    let data = await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(returning: FileManager.default.contents(atPath: path))
      }
    }
    guard let data else {
      throw PentadError(.notFound, "the picture is no longer there: attach it again")
    }
    guard data.count <= Self.sizeLimit else {
      throw PentadError(.invalid, "the picture has more than \(Self.sizeLimit >> 20) MB")
    }
    let bytes = [UInt8](data)
    guard SummedName.fits(String(path.split(separator: "/").last ?? ""), bytes) else {
      throw PentadError(.notFound, "the picture is damaged: attach it again")
    }
    return bytes
  }
}
