import PentadCore

/// A cache of pictures of videos and people. It fetches each picture once for all concurrent
/// callers, and keeps it in the store.
final class ImageCache: Sendable {
  /// The number of pictures fetched concurrently.
  static let width = 4
  /// The timeout for one picture, in milliseconds.
  private static let deadline = 20_000

  let store: VideoStore
  let transport: any Transport
  private let time: TimeSource
  private let work = SharedTasks<String, [UInt8]>()
  private let semaphore = AsyncSemaphore(ImageCache.width)
  /// The number of calls to ``forgetAll()``.
  private let age = Lock(0)

  init(store: VideoStore, transport: any Transport, time: TimeSource) {
    self.store = store
    self.transport = transport
    self.time = time
  }

  func image(_ address: String, pins: Pins) async throws(PentadError) -> [UInt8] {
    guard let url = WebLink.checked(address) else {
      throw PentadError(
        .addressRefused,
        "the address of a picture must begin with https:// "
          + "or http://")
    }
    if let kept = try await store.image(url, pins: pins) { return kept }
    return try await work.run(url) { () async throws(PentadError) in
      await self.semaphore.wait()
      let outcome = await self.fetched(url, pins)
      await self.semaphore.signal()
      return try outcome.get()
    }
  }

  /// Prevents pictures that are being fetched from being stored: their videos or people may be
  /// deleted.
  func forgetAll() { age.withLock { $0 &+= 1 } }

  private func fetched(_ url: String, _ pins: Pins) async -> Result<[UInt8], PentadError> {
    do throws(PentadError) {
      guard !Task.isCancelled else {
        throw PentadError.callCancelled
      }
      let begun = age.withLock { $0 }
      let bytes = try await fetch(url)
      guard age.withLock({ $0 }) == begun else { return .success(bytes) }
      do throws(PentadError) {
        try await store.save(image: bytes, of: url, pins: pins)
      } catch {
        // The picture can be shown without being stored.
        store.publish(.failed(VideoFailure(.images, error: error)))
      }
      return .success(bytes)
    } catch {
      return .failure(error)
    }
  }

  private func fetch(_ url: String) async throws(PentadError) -> [UInt8] {
    var request = TransportRequest(try TransportURL(url))
    request.leastScope = request.url.leastScope(named: await isOfASource(request.url.host))
    try request.headers.set("Accept", "image/*")
    request.deadline = Self.deadline
    request.bodyLimit = VideoPolicies.imageBytes
    let answer = try await transport.send(request)
    try check(answer)
    let bytes = try await answer.body.collect(limit: VideoPolicies.imageBytes)
    guard ImageKind.isImage(bytes) else {
      throw PentadError(.unexpectedAnswer, "there is no picture at the address, but something else")
    }
    return bytes
  }

  /// Returns true if the host is that of a source, which the user has added. Its name may resolve
  /// to a private address; no other public name may.
  private func isOfASource(_ host: String) async -> Bool {
    let sources = (try? await store.sources()) ?? []
    return sources.contains { (try? TransportURL($0.description.address))?.host == host }
  }

  private func check(_ answer: TransportResponse) throws(PentadError) {
    if answer.status == 200 { return }
    let meaning: (PentadError.Code, String)? =
      switch answer.status {
      case 201..<300: (.unexpectedAnswer, "the server's answer has no picture")
      case 404, 410: (.notFound, "there is no picture at the address")
      case 408, 429: nil
      case 300..<500: (.refused, "the server denies access to the picture")
      default: nil
      }
    throw answer.failure(date: time.date(), meaning: meaning)
  }
}

/// The check for picture formats by first bytes, which ignores the media type from the server. SVG
/// is rejected, because it may contain scripts.
enum ImageKind {
  static func isImage(_ bytes: [UInt8]) -> Bool {
    let starts: [[UInt8]] = [
      [0xff, 0xd8, 0xff], [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], Array("GIF8".utf8),
    ]
    if starts.contains(where: { bytes.starts(with: $0) }) { return true }
    let brand = bytes.dropFirst(8).prefix(4)
    if bytes.starts(with: "RIFF".utf8) { return brand.elementsEqual("WEBP".utf8) }
    guard bytes.dropFirst(4).prefix(4).elementsEqual("ftyp".utf8) else { return false }
    return ["avif", "avis", "heic", "heix", "mif1"].contains { brand.elementsEqual($0.utf8) }
  }
}
