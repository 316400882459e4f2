package import PentadCore

/// A client of GroupMe's REST API, with one method for each call.
///
/// Every method sends a request. All of them throw:
/// - transport errors: ``PentadCore/PentadError/Code/offline``,
///   ``PentadCore/PentadError/Code/timedOut``, ``PentadCore/PentadError/Code/cancelled`` and so on;
/// - the server's errors: ``PentadCore/PentadError/Code/signInRequired``,
///   ``PentadCore/PentadError/Code/deviceVerificationRequired``,
///   ``PentadCore/PentadError/Code/banned``, ``PentadCore/PentadError/Code/notAllowed``,
///   ``PentadCore/PentadError/Code/notMember``, ``PentadCore/PentadError/Code/messageNotFound``,
///   ``PentadCore/PentadError/Code/requestRejected``,
///   ``PentadCore/PentadError/Code/tooManyRequests`` and
///   ``PentadCore/PentadError/Code/serverUnavailable``;
/// - ``PentadCore/PentadError/Code/unreadableAnswer`` and
///   ``PentadCore/PentadError/Code/unexpectedAnswer`` for an unusable response. The server may have
///   executed the request all the same.
///
/// The token is sent in its own header. It appears in no address and in no error, and the transport
/// sends it to no other host.
package struct GroupMeAPI: Sendable {
  let transport: any Transport
  let servers: GroupMeServers
  let token: @Sendable () async throws(PentadError) -> String
  let time: TimeSource
  /// The signed-in user's id, needed for direct conversations, which are addressed by the other
  /// user.
  let userId: String?
  /// The rate control after a refusal for too many requests. All copies share it.
  let pacing = RequestPacing()
  /// Called when a call was refused because of its token.
  package var onRefusal: @Sendable () -> Void = {}
  /// Called with the server's time of each response that contains it, in milliseconds since 1970.
  package var onDate: @Sendable (Int64) -> Void = { _ in }
  /// The log of failed calls; nil for none.
  package var log: ClientLog?
  /// The timeout of a call in milliseconds, up to the last byte of its response.
  package var deadline = 30_000
  /// The rule by which a limit of the user changes ``deadline``.
  package var deadlineRule = TransportRequest.DeadlineRule.replaced(extra: 0)
  /// The timeout of a picture upload in milliseconds.
  package var uploadDeadline = 120_000
  /// The maximum size of a response in bytes.
  package var bodyLimit = 16 << 20

  /// Creates a client of the API.
  ///
  /// - Parameters:
  ///   - transport: the transport for the calls.
  ///   - servers: the servers of the API.
  ///   - token: returns the token; called each time one is needed.
  /// - userId: the signed-in user. Without it, calls for direct conversations throw
  ///   ``PentadCore/PentadError/Code/misuse``.
  ///   - time: the clock for a `Retry-After` header with a date.
  package init(
    transport: any Transport, servers: GroupMeServers,
    token: @escaping @Sendable () async throws(PentadError) -> String,
    userId: String? = nil, time: TimeSource = .system
  ) {
    self.transport = transport
    self.servers = servers
    self.token = token
    self.userId = userId
    self.time = time
  }
}
