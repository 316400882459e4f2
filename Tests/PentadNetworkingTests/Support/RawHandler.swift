#if Networking
  import Foundation
  import NIOCore
  import PentadCore

  /// A request as it came.
  struct RawRequest: Sendable {
    let connection: Int
    let method: String
    let target: String
    let headers: [String: String]
    let body: [UInt8]
  }

  /// Splits the received bytes into requests.
  final class RawHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let connection: RawConnection
    private let take: (RawRequest, RawConnection) -> Void
    private var bytes: [UInt8] = []

    init(_ connection: RawConnection, _ take: @escaping (RawRequest, RawConnection) -> Void) {
      self.connection = connection
      self.take = take
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      bytes += Array(unwrapInboundIn(data).readableBytesView)
      while let request = next() { take(request, connection) }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      context.close(promise: nil)
    }

    private func next() -> RawRequest? {
      let text = String(decoding: bytes, as: UTF8.self)
      guard let end = text.range(of: "\r\n\r\n") else { return nil }
      var lines = text[..<end.lowerBound].split(separator: "\r\n")
      let first = lines.removeFirst().split(separator: " ")
      var headers: [String: String] = [:]
      for line in lines {
        let parts = line.split(separator: ":", maxSplits: 1)
        headers[parts[0].lowercased()] = String(parts[1].drop { $0 == " " })
      }
      let start = text[..<end.upperBound].utf8.count
      let length = headers["content-length"].flatMap { Int($0) } ?? 0
      guard bytes.count >= start + length else { return nil }
      defer { bytes.removeFirst(start + length) }
      return RawRequest(
        connection: connection.number, method: String(first[0]), target: String(first[1]),
        headers: headers, body: Array(bytes[start..<(start + length)]))
    }
  }
#endif
