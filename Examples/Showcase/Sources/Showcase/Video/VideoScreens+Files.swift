import HTTPTypes
import Hummingbird
import NIOCore
import PentadCore
import VideoFeedKit

extension VideoScreens {
  /// Pictures and files of videos, which come through the showcase: a page loads nothing from elsewhere.
  func registerFiles(on routes: Routes) {
    routes.file("/video/watch/:key/picture") { request async throws(PentadError) in
      let key = try Self.key(of: request)
      guard let image = try await feed.video(key)?.video.image(width: 320) else {
        throw PentadError(.notFound, "the video has no picture")
      }
      return await picture(image.url, of: key)
    }
    routes.router.get("/video/watch/:key/file") { request, context in
      let key = try Self.key(of: PageRequest(request, context))
      return try await file(of: key, range: request.headers[.range])
    }
    routes.file("/video/sources.opml") { _ async throws(PentadError) in
      let text = try await feed.exportOPML(title: "Feeds of the showcase")
      return FileReply(type: "text/x-opml; charset=utf-8", bytes: Array(text.utf8), freshFor: 0)
    }
  }

  /// A picture, or an empty one when it has not been seen yet and its server does not answer.
  private func picture(_ address: String, of key: VideoKey) async -> FileReply {
    let bytes = (try? await feed.image(address, for: key)) ?? []
    guard let type = ChatPictures.type(of: bytes) else {
      let empty = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"16\" height=\"9\"/>"
      return FileReply(type: "image/svg+xml", bytes: Array(empty.utf8), freshFor: 0)
    }
    return FileReply(type: type, bytes: bytes)
  }

  /// The maximum size of a file, in bytes, and its maximum time, in milliseconds.
  private static let byteLimit = 4 << 30
  private static let deadline = 3_600_000

  /// The file of a video, or the part of it that a player asks for, as it comes.
  private func file(of key: VideoKey, range: String?) async throws(PentadError) -> Response {
    let rendition = try await feed.contentURL(for: key).rendition
    guard rendition.kind == .file, rendition.url.hasPrefix("http") else {
      throw PentadError(.notPlayable, "no source provides a file of this video")
    }
    var question = TransportRequest(try TransportURL(rendition.url))
    question.bodyLimit = Self.byteLimit
    question.deadline = Self.deadline
    if let range { try question.headers.set("Range", range) }
    let answer = try await backstage.transport.send(question)
    guard answer.status == 200 || answer.status == 206 else {
      throw PentadError(.notFound, "the file of the video does not exist")
    }
    // Any other type of the server is replaced, so that a browser cannot execute the file.
    let type = rendition.type.flatMap { $0.hasPrefix("video/") ? $0 : nil } ?? "video/mp4"
    var headers: HTTPFields = [.contentType: type, .cacheControl: "no-store"]
    for name in [HTTPField.Name.contentLength, .contentRange, .acceptRanges] {
      if let value = answer.headers[name.canonicalName] { headers[name] = value }
    }
    let body = answer.body
    return Response(
      status: answer.status == 206 ? .partialContent : .ok, headers: headers,
      body: ResponseBody(contentLength: headers[.contentLength].flatMap { Int($0) }) { writer in
        for try await bytes in body { try await writer.write(ByteBuffer(bytes: bytes)) }
        try await writer.finish(nil)
      })
  }
}
