package import PentadCore

/// The calls of GroupMe's REST API, one method each.
///
/// Every call asks the server. What every call throws:
/// - what the transport throws: ``PentadCore/PentadError/Code/offline``,
///   ``PentadCore/PentadError/Code/timedOut``, ``PentadCore/PentadError/Code/cancelled`` and so on;
/// - ``PentadCore/PentadError/Code/signInRequired``,
///   ``PentadCore/PentadError/Code/deviceVerificationRequired``,
///   ``PentadCore/PentadError/Code/banned``, ``PentadCore/PentadError/Code/notAllowed``,
///   ``PentadCore/PentadError/Code/notMember``, ``PentadCore/PentadError/Code/messageNotFound``,
///   ``PentadCore/PentadError/Code/requestRejected``, ``PentadCore/PentadError/Code/tooManyRequests``
///   and ``PentadCore/PentadError/Code/serverUnavailable``, as the server answers;
/// - ``PentadCore/PentadError/Code/unreadableAnswer`` and
///   ``PentadCore/PentadError/Code/unexpectedAnswer`` for an answer that cannot be used. What was asked
///   for may have been done then.
///
/// The token is sent in a header of its own. It stands in no address and in no error, and the transport
/// hands it to no other host.
package struct GroupMeAPI: Sendable {
  let transport: any Transport
  let servers: GroupMeServers
  let token: @Sendable () async throws(PentadError) -> String
  let time: TimeSource
  /// The signed-in user: direct conversations are named by the other one.
  let userId: String?
  /// When the server may be asked again that was asked too often; all copies share it.
  let pacing = RequestPacing()
  /// Is told that a call was refused for its token.
  package var onRefusal: @Sendable () -> Void = {}
  /// Is told the server's clock with each answer that tells it: milliseconds since 1970.
  package var onDate: @Sendable (Int64) -> Void = { _ in }
  /// The log of failing calls; nil for none.
  package var log: ClientLog?
  /// How long a call may take, in milliseconds, to the last byte of its answer.
  package var deadline = 30_000
  /// How a limit of the user's changes ``deadline``.
  package var deadlineRule = TransportRequest.DeadlineRule.replaced(extra: 0)
  /// How long putting a picture on the server may take.
  package var uploadDeadline = 120_000
  /// How many bytes an answer may have.
  package var bodyLimit = 16 << 20

  /// Makes a client of the API.
  ///
  /// - Parameters:
  ///   - transport: what carries the calls.
  ///   - servers: whose API it is.
  ///   - token: gives the token, each time one is needed.
  ///   - userId: the signed-in user. Without it the calls about direct conversations throw
  ///     ``PentadCore/PentadError/Code/misuse``.
  ///   - time: by whose clock a `Retry-After` that is a date is read.
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
