#if Networking
  import AsyncHTTPClient
  import NIOCore
  import NIOHTTP1
  import NIOPosix
  import PentadCore

  /// The connections and threads of a transport, and its exchanges and WebSockets.
  final class HTTPEngine: Sendable {
    private struct State {
      var isClosed = false
      var transportTasks: [ObjectIdentifier: any TransportTask] = [:]
      var closing: Task<Void, Never>?
    }

    let configuration: HTTPTransport.Configuration
    let trust: Trust
    let certificates: CertificateRules
    let group: MultiThreadedEventLoopGroup
    private let client: HTTPClient
    private let state = Lock(State())

    init(_ configuration: HTTPTransport.Configuration) throws(PentadError) {
      certificates = try CertificateRules(pins: configuration.certificatePins)
      let settings = try configuration.clientConfiguration(certificates)
      self.configuration = configuration
      trust = Trust(try configuration.tls())
      try HostResources.requireTasks()
      group = try EventLoops.take(configuration.threads)
      client = HTTPClient(eventLoopGroupProvider: .shared(group), configuration: settings)
    }

    /// Starts an exchange.
    func begin(
      _ request: TransportRequest, _ rules: RequestRules
    ) throws(PentadError) -> Exchange<AnswerPart> {
      try HostResources.requireTasks()
      let exchange = Exchange<AnswerPart>()
      try keep(exchange)
      exchange.start(within: request.deadline, on: group.next()) { exchange in
        await self.receive(request, rules, exchange)
      } done: { exchange in
        self.release(exchange)
      }
      return exchange
    }

    /// Registers an exchange or WebSocket, so that a shutdown ends it.
    func keep(_ transportTask: any TransportTask) throws(PentadError) {
      let isOpen = state.withLock { state in
        if !state.isClosed { state.transportTasks[ObjectIdentifier(transportTask)] = transportTask }
        return !state.isClosed
      }
      guard isOpen else { throw Self.closed }
    }

    /// Unregisters an exchange or WebSocket that has ended.
    func release(_ transportTask: any TransportTask) {
      state.withLock { _ = $0.transportTasks.removeValue(forKey: ObjectIdentifier(transportTask)) }
    }

    /// Ends all exchanges and WebSockets; returns when they have ended, also for concurrent
    /// callers.
    func shutdown() async {
      let (transportTasks, closing) = state.withLock { state in
        let transportTasks = state.isClosed ? [] : Array(state.transportTasks.values)
        state.isClosed = true
        state.transportTasks = [:]
        let closing = state.closing ?? Task { await self.close(transportTasks) }
        state.closing = closing
        return (transportTasks, closing)
      }
      for transportTask in transportTasks { transportTask.end(Self.closed) }
      await closing.value
    }

    private func close(_ transportTasks: [any TransportTask]) async {
      for transportTask in transportTasks {
        transportTask.end(Self.closed)
        await transportTask.finished()
      }
      // It throws only on a second call, and there is none.
      try? await client.shutdown()
      EventLoops.keep(group, threads: configuration.threads)
    }

    /// Receives an answer and follows its redirects; returns the error, if any.
    private func receive(
      _ request: TransportRequest, _ rules: RequestRules, _ exchange: Exchange<AnswerPart>
    ) async -> PentadError? {
      do {
        var request = request
        for _ in 0...Redirect.limit {
          // The exchange has its own deadline, up to the end of the body.
          let response = try await client.execute(
            HTTPClientRequest(request, rules.peerScope(of: request)), deadline: .distantFuture)
          let headers = try TransportHeaders(response.headers)
          let status = Int(response.status.code)
          if request.followsRedirects,
            let next = try Redirect.next(after: request, status: status, headers)
          {
            try rules.check(next.url)
            request = next
            continue
          }
          guard await exchange.give(.head(status: status, headers: headers)) else { return nil }
          for try await bytes in response.body {
            guard await exchange.give(.bytes(bytes)) else { return nil }
          }
          return nil
        }
        throw Redirect.tooMany
      } catch {
        return PentadError(network: error)
      }
    }

    private static let closed = PentadError.closed("client")
  }

  extension HTTPClientRequest {
    fileprivate init(_ request: TransportRequest, _ scope: PeerScope) {
      self.init(url: request.url.string)
      method = HTTPMethod(rawValue: request.method.rawValue)
      for field in request.headers.fields { headers.add(name: field.name, value: field.value) }
      headers.add(name: PeerScope.header, value: scope.text)
      if !request.body.isEmpty { body = .bytes(ByteBuffer(bytes: request.body)) }
    }
  }

  extension TransportHeaders {
    init(_ headers: HTTPHeaders) throws(PentadError) {
      self.init()
      do throws(PentadError) {
        for (name, value) in headers { try add(name, value) }
      } catch {
        throw PentadError(.decoding, "the server's headers are not valid HTTP: ask its operator")
      }
    }
  }
#endif
