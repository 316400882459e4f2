#if Networking
  import NIOCore
  import NIOHTTP1
  import PentadCore

  extension HTTPResponseHead {
    /// The error for a transfer coding that the transport cannot decode; nil if there is none.
    ///
    /// No request of the transport has a `TE`, so `chunked` is the only valid coding (RFC 9110,
    /// 10.1.4), and only in HTTP/1.1 (RFC 9112, 6.1). SwiftNIO's decoder would treat a body in any
    /// other coding as the content, up to the end of the connection.
    var framingFault: PentadError? {
      guard headers.contains(name: "Transfer-Encoding") else { return nil }
      let codings = headers[canonicalForm: "Transfer-Encoding"].map { $0.lowercased() }
      return codings == ["chunked"] && (version.major, version.minor) >= (1, 1)
        ? nil : .unknownTransferCoding
    }
  }

  extension PentadError {
    fileprivate static let unknownTransferCoding = PentadError(
      .decoding, "the server answered in a transfer coding that was not requested: ask its operator"
    )
  }
#endif
