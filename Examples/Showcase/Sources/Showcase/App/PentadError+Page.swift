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
    case .invalid, .misuse: "Invalid input"
    case .offline, .unavailable, .timedOut: "Server not reachable"
    case .unauthorized, .refused: "Not allowed"
    case .conflict: "Out of date"
    case .storage, .corrupt: "Storage error"
    case .unsupported: "Not supported"
    default: "Something went wrong"
    }
  }

  /// Returns advice on the error, in a sentence, for a page of a system.
  func advice(in area: Area?) -> String {
    switch code.coarse {
    case .notFound: "Check the address, or start again from the first page."
    case .invalid, .misuse: "Go back and correct your input."
    case .offline, .unavailable, .timedOut:
      "This page has not been opened before, so there is no saved copy. Try again when you are online."
    case .unauthorized where area == .chat: "Sign in under Chat."
    case .unauthorized: "Start the showcase with valid credentials."
    case .refused: "Trying again will not help: the server rejects this request."
    case .conflict: "Reload the page and repeat your change."
    case .storage:
      "Check that the disk has free space and that the folder of the stores is writable."
    case .corrupt: "Restart the showcase. It moves the damaged file away and rebuilds it."
    case .unsupported: "Build the showcase with all traits of the package."
    case .closed: "The showcase is shutting down. Start it again."
    default: "Try again. If the error stays, report it as a bug."
    }
  }
}
