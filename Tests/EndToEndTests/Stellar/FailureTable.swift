#if Networking
  import PentadCore
  import ReferenceServer
  import StellarKit
  import TestSupport
  import Testing

  /// A question that a client asks.
  enum Question: String, CaseIterable, Sendable {
    case courses, classes, info, search, term, catalogue, notices
  }

  /// Something that goes wrong on the way, and what each question ends with.
  struct Failure: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The server's fault; nil if there is none.
    var fault: Fault?
    /// The address that the client uses; nil for the server's own address.
    var endpoint: String?
    /// The time limit of a request, in milliseconds.
    var deadline = 20_000
    let code: PentadError.Code
    /// Questions that end otherwise: `ok` for those that such an answer does not disturb.
    var others: [Question: PentadError.Code] = [:]

    func code(_ question: Question) -> PentadError.Code { others[question] ?? code }

    static let table: [Failure] = broken + failing + slow + absent

    private static let broken = [
      Failure("a page instead of JSON", Fault(.html), .unreadableAnswer),
      Failure("bytes that are no text", Fault(.garbage), .unreadableAnswer),
      Failure("JSON that is cut off", Fault(.truncate(to: 1)), .unreadableAnswer),
      Failure("nothing", Fault(.truncate(to: 0)), .emptyReply),
      Failure("wrong types", Fault(.wrongTypes), .unexpectedAnswer),
      Failure(
        "an empty list", Fault(.emptyList), .unexpectedAnswer,
        // An empty result of a search or of notices is a valid answer.
        [.courses: .emptyReply, .search: .ok, .notices: .ok]),
      Failure("100 MB", Fault(.large(bytes: 100_000_000)), .bodyTooLong),
      Failure("a body that breaks off", Fault(.cut(after: 1)), .answerCutOff),
      Failure("a connection that ends", Fault(.hangUp), .answerCutOff),
    ]

    private static let failing =
      [500, 503].map {
        Failure("status \($0)", Fault(.status($0, retryAfter: 3_600)), .serverUnavailable)
      } + [
        Failure("status 429", Fault(.status(429, retryAfter: 3_600)), .tooManyRequests),
        Failure("status 401", Fault(.status(401)), .unauthorized),
        Failure("status 404", Fault(.status(404)), .refused),
      ]

    private static let slow = [
      Failure("a head that does not come", Fault(.none, delay: 600_000), .timedOut),
      Failure("a head that drips", Fault(.dripHead(every: 20)), .timedOut),
      Failure("a body that drips", Fault(.drip(every: 1_000)), .timedOut),
      Failure("a body that does not come", Fault(.stall), .timedOut),
    ].map { failure in
      var failure = failure
      failure.deadline = 300
      return failure
    }

    private static let absent = [
      Failure(
        "nobody who listens", endpoint: "http://127.0.0.1:1/stellar/api", .connectionRefused),
      Failure(
        "a name that is not known", endpoint: "https://\(nameOfNobody)/stellar/api", .offline),
    ]

    private init(
      _ name: String, _ fault: Fault? = nil, endpoint: String? = nil, _ code: PentadError.Code,
      _ others: [Question: PentadError.Code] = [:]
    ) {
      testDescription = name
      self.fault = fault
      self.endpoint = endpoint
      self.code = code
      self.others = others
    }
  }
#endif
