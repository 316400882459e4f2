import Foundation
import PentadCore
import StellarKit
import TestSupport

/// A Moodle site in memory, whose functions and faults a test sets.
final class FakeMoodle: Sendable {
  typealias Arguments = [String: String]
  typealias Function = @Sendable (Arguments) -> JSONValue

  struct State: Sendable {
    var functions: [String: Function] = [:]
    /// The functions that exist but are not in the list of the site.
    var unlisted: Set<String> = []
    /// Answers that replace the next ones of a function.
    var faults: [String: [String]] = [:]
    /// The functions called, in order; those of a batch too.
    var called: [String] = []
    var arguments: [Arguments] = []
    /// The site's clock, in seconds since 1970; nil to send no `Date`.
    var date: Int64? = 1_790_000_000
  }

  static let address = "https://school.example/moodle"
  static let token = MoodleToken("0123456789abcdef0123456789abcdef")
  /// The account of the token.
  static let user: JSONValue = 7
  private let state = Lock(State())
  let time = ManualTime()

  init(_ functions: [String: Function] = [:]) {
    state.withLock { $0.functions = functions }
    time.advance(1_790_000_000_000)
  }

  var called: [String] { state.withLock { $0.called } }
  var arguments: [Arguments] { state.withLock { $0.arguments } }

  func set(_ change: (inout State) -> Void) { state.withLock { change(&$0) } }

  /// Adds functions that answer a JSON text.
  func answer(_ answers: [String: String]) {
    for (name, text) in answers {
      let value = Self.value(of: text)
      state.withLock { $0.functions[name] = { _ in value } }
    }
  }

  /// Creates a source of the site, and its transport.
  func source(log: (any LogReceiver)? = nil) throws -> (MoodleSource, ScriptedTransport) {
    let transport = ScriptedTransport { request, _ throws(PentadError) in self.answer(request) }
    let source = try MoodleSource(
      transport: transport, address: Self.address, token: Self.token, time: time.source, log: log)
    return (source, transport)
  }

  func answer(_ request: TransportRequest) -> TransportResponse {
    let arguments = Self.form(request)
    let name = arguments["wsfunction"] ?? ""
    guard arguments["wstoken"] == Self.token.text else {
      return .text(200, #"{"exception":"x","errorcode":"invalidtoken","message":"Invalid token"}"#)
    }
    var headers = TransportHeaders()
    if let date = state.withLock({ $0.date }) {
      try? headers.set("Date", Self.httpDate(date))
    }
    return TransportResponse(
      status: 200, headers: headers, body: TransportBody(Array(text(name, arguments).utf8)))
  }

  private func text(_ name: String, _ arguments: Arguments) -> String {
    if name == "tool_mobile_call_external_functions" { return batch(arguments) }
    let fault = state.withLock { state -> String? in
      state.called.append(name)
      state.arguments.append(arguments)
      guard state.faults[name]?.isEmpty == false else { return nil }
      return state.faults[name]?.removeFirst()
    }
    if let fault { return fault }
    if name == "core_webservice_get_site_info" { return info.text() }
    guard let function = state.withLock({ $0.functions[name] }) else {
      return
        #"{"exception":"x","errorcode":"accessexception","message":"Access control exception"}"#
    }
    return function(arguments).text()
  }

  /// The answer of a batch, which ends with the first failure.
  private func batch(_ arguments: Arguments) -> String {
    state.withLock { $0.called.append("batch") }
    var parts: [JSONValue] = []
    for index in 0..<100 {
      guard let name = arguments["requests[\(index)][function]"] else { break }
      let json = arguments["requests[\(index)][arguments]"] ?? "{}"
      let text = text(name, Self.flat(Self.value(of: json), ""))
      let isFault = text.hasPrefix(#"{"exception""#)
      parts.append(
        isFault
          ? ["error": true, "exception": .string(text)]
          : ["error": false, "data": .string(text)])
      if isFault { break }
    }
    return JSONValue.object([.init("responses", .array(parts))]).text()
  }

  private var info: JSONValue {
    let names = state.withLock { state in
      state.functions.keys.filter { !state.unlisted.contains($0) }.sorted()
    }
    return [
      "sitename": "School", "username": "ada", "fullname": "Ada Example", "userid": Self.user,
      "version": "2024100700", "siteurl": .string(Self.address),
      "functions": .array(names.map { ["name": .string($0), "version": "2024100700"] }),
    ]
  }
}
