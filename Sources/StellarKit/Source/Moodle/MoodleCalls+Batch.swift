import PentadCore

extension MoodleCalls {
  /// The function that makes several calls in one request, which sites have since Moodle 3.7.
  private static let batch = "tool_mobile_call_external_functions"
  /// The maximum number of calls in one request.
  private static let batchSize = 10

  /// Makes several calls of a function. If the site permits it, they are sent in few requests.
  ///
  /// - Returns: an outcome for each call, in order. A failure concerns that call only.
  /// - Throws: an error that concerns the whole site. No further request is sent after it.
  func calls<Value: Decodable & Sendable>(
    _ function: String, _ arguments: [MoodleArguments], as type: Value.Type
  ) async throws(PentadError) -> [Result<Value, PentadError>] {
    guard try await has(function) else { throw .missing(function: function) }
    let calls = arguments.map { MoodleCall(function: function, arguments: $0) }
    guard calls.count > 1, try await has(Self.batch) else { return try await apart(calls, type) }
    var outcomes: [Result<Value, PentadError>] = []
    while outcomes.count < calls.count {
      let next = calls[outcomes.count...].prefix(Self.batchSize)
      do throws(PentadError) {
        outcomes += try await together(next, type)
      } catch {
        guard error.code == .bodyTooLong else { throw error }
        outcomes += try await apart(Array(next), type)
      }
    }
    return outcomes
  }

  /// Makes calls in one request. The site stops at the first call that fails, so there may be fewer
  /// outcomes than calls, but at least one.
  private func together<Value: Decodable & Sendable>(
    _ calls: ArraySlice<MoodleCall>, _ type: Value.Type
  ) async throws(PentadError) -> [Result<Value, PentadError>] {
    let requests = calls.map { call -> JSONValue in
      [
        "function": .string(call.function), "arguments": .string(call.arguments.json),
        "settingfilter": true, "settingfileurl": true,
      ]
    }
    let answer = try await send(
      MoodleCall(function: Self.batch, arguments: ["requests": .array(requests)]),
      MoodleWireBatch.self)
    guard !answer.parts.isEmpty else {
      throw PentadError(.unexpectedAnswer, "the site's JSON is not what was asked for")
    }
    var outcomes: [Result<Value, PentadError>] = []
    for (part, call) in zip(answer.parts, calls) {
      // A denied call is sent once more, as it is outside of a batch.
      let outcome = part.isDenied ? await outcome(of: call, type) : part.outcome(type)
      if case .failure(let error) = outcome, error.isOfWholeSite { throw error }
      outcomes.append(outcome)
    }
    return outcomes
  }

  /// Makes each call in a request of its own.
  private func apart<Value: Decodable & Sendable>(
    _ calls: [MoodleCall], _ type: Value.Type
  ) async throws(PentadError) -> [Result<Value, PentadError>] {
    var outcomes: [Int: Result<Value, PentadError>] = [:]
    var stop: PentadError?
    await withTaskGroup(of: (Int, Result<Value, PentadError>).self) { group in
      for index in calls.indices {
        if index >= 3, let (done, outcome) = await group.next() {
          outcomes[done] = outcome
          if case .failure(let error) = outcome, error.isOfWholeSite { stop = stop ?? error }
        }
        if stop != nil { break }
        group.addTask { (index, await self.outcome(of: calls[index], type)) }
      }
      for await (done, outcome) in group {
        outcomes[done] = outcome
        if case .failure(let error) = outcome, error.isOfWholeSite { stop = stop ?? error }
      }
    }
    if let stop { throw stop }
    return calls.indices.compactMap { outcomes[$0] }
  }

  private func outcome<Value: Decodable & Sendable>(
    of call: MoodleCall, _ type: Value.Type
  ) async -> Result<Value, PentadError> {
    do throws(PentadError) {
      return .success(try await send(call, type))
    } catch {
      return .failure(error)
    }
  }
}

/// The answers of a batch, each a JSON text of its own.
private struct MoodleWireBatch: Decodable, Sendable {
  let parts: [Part]

  init(from decoder: any Decoder) throws {
    var fields = try WireFields(decoder)
    let parts = try fields.required("responses", of: Part.self)
    self.parts = parts
  }

  struct Part: WireItem, Sendable {
    private let text: String
    private let isFault: Bool
    var problems: [StellarDiagnostic] { [] }

    init(from decoder: any Decoder) throws {
      var fields = try WireFields(decoder)
      isFault = fields.flag("error") == true
      text = fields.words(isFault ? "exception" : "data") ?? ""
    }

    /// True for `accessexception`.
    var isDenied: Bool {
      isFault && MoodleFault.code(in: Array(text.utf8)) == "accessexception"
    }

    func outcome<Value: Decodable & Sendable>(
      _ type: Value.Type
    ) -> Result<Value, PentadError> {
      do throws(PentadError) {
        return .success(try MoodleReply(type, from: Array(text.utf8)).get())
      } catch {
        return .failure(error)
      }
    }
  }
}
