import PentadCore

/// An error as a page shows it.
extension PentadError {
  /// The status of the answer: 4xx when another request would help, 5xx when it would not.
  var httpStatus: Int {
    switch code.coarse {
    case .invalid, .misuse: 400
    case .notFound: 404
    case .conflict: 409
    case .unauthorized, .refused: 403
    case .unsupported: 501
    case .decoding: 502
    case .offline, .unavailable, .cancelled, .closed: 503
    case .timedOut: 504
    default: 500
    }
  }

  /// The heading.
  var pageTitle: String {
    switch code.coarse {
    case .notFound: "Not found"
    case .invalid, .misuse: "That cannot be read"
    case .offline, .unavailable, .timedOut: "The server cannot be reached"
    case .unauthorized, .refused: "Refused"
    case .conflict: "Something changed meanwhile"
    case .storage, .corrupt: "The store failed"
    case .unsupported: "Not in this build"
    default: "Something went wrong"
    }
  }

  /// Returns an advice on the error, in a sentence, on a page of a system.
  func advice(in area: Area?) -> String {
    switch code.coarse {
    case .notFound: "Go back, or choose a system above."
    case .invalid, .misuse: "Go back and change what you entered."
    case .offline, .unavailable, .timedOut:
      "What you have seen before is still there. This has not been seen yet: try again when the server "
        + "runs."
    case .unauthorized where area == .chat: "Sign in on the page Chat."
    case .unauthorized: "Start the showcase with credentials that the server takes."
    case .refused: "The server, or a limit, said no, and would say so again."
    case .conflict: "Load the page again and look at what it says now."
    case .storage: "Look whether the disk is full and the folder of the stores may be written."
    case .corrupt: "Start the showcase again: the damaged file is set aside and rebuilt."
    case .unsupported: "Build the showcase with all traits of the package."
    case .closed: "The showcase is ending; start it again."
    default: "Try again; if it stays, it is a defect of the showcase."
    }
  }
}
