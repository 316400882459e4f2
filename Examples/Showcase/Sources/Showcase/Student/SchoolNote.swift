import PentadCore
import StellarKit

/// A failure of a school, with the next step, ready for its template.
struct SchoolNote: Sendable {
  let school: String
  let message: String
  let advice: String
  /// True if the next step is a new token.
  let needsSignIn: Bool
  /// True if the next step is to try again.
  let canRetry: Bool

  /// Describes an error of a school.
  ///
  /// - Parameter isKept: true if stored data is shown.
  init(_ account: StellarAccount, _ error: PentadError, isKept: Bool) {
    school = account.name
    message = Self.sentence(error.message) + (isKept ? " Saved data is shown." : "")
    needsSignIn = error.code == .signInRequired
    canRetry = [.offline, .unavailable, .timedOut].contains(error.code.coarse)
    advice = Self.advice(error, needsSignIn: needsSignIn, canRetry: canRetry)
  }

  /// Describes the parts of a refresh that failed; nil if none did.
  ///
  /// - Parameter names: the names of the classes by their ids.
  init?(_ account: StellarAccount, _ failures: [StellarRefresh.Failure], _ names: [String: String])
  {
    guard let first = failures.first else { return nil }
    school = account.name
    let parts = failures.map { failure in
      failure.subject.words
        + (failure.masterId.map { " of \(names[$0] ?? "a class")" } ?? "")
    }
    let shown = parts.prefix(3).joined(separator: ", ")
    let rest = parts.count > 3 ? " and \(parts.count - 3) more" : ""
    message = Self.sentence("not updated: \(shown)\(rest). \(Self.sentence(first.error.message))")
    needsSignIn = false
    canRetry = [.offline, .unavailable, .timedOut].contains(first.error.code.coarse)
    advice = Self.advice(first.error, needsSignIn: false, canRetry: canRetry)
  }

  /// Returns the notes of a part.
  static func notes<Value>(
    _ part: SchoolPart<Value>, _ names: [String: String] = [:]
  ) -> [SchoolNote] {
    if case .failure(let error) = part.result {
      return [SchoolNote(part.account, error, isKept: false)]
    }
    guard let outcome = part.outcome else { return [] }
    if let problem = outcome.problem { return [SchoolNote(part.account, problem, isKept: true)] }
    return [SchoolNote(part.account, outcome.parts, names)].compactMap(\.self)
  }

  private static func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst() + (text.hasSuffix(".") ? "" : ".")
  }

  private static func advice(
    _ error: PentadError, needsSignIn: Bool, canRetry: Bool
  ) -> String {
    if needsSignIn { return "Enter a new token or password." }
    if error.code == .tooManyRequests { return "Wait a few minutes, then refresh." }
    if canRetry { return "Check the connection, then refresh." }
    switch error.code.coarse {
    case .refused, .unauthorized: return "The school hides this from your account. Ask its staff."
    case .notFound: return "It was deleted or hidden. Refresh to update the list."
    default: return "Refresh. If the error stays, remove the school and add it again."
    }
  }
}

extension StellarSubject {
  /// The kind of data, as text.
  var words: String {
    switch self {
    case .announcements: "announcements"
    case .tasks: "tasks"
    case .calendar: "the calendar"
    case .grades: "grades"
    case .files: "files"
    case .posts: "replies"
    case .enrolments: "the list of courses"
    default: "other data"
    }
  }
}

/// The age of the data of several schools.
extension Freshness {
  /// The oldest of the given times; nil without one.
  static func oldest(_ times: [Int64], now: Int64, isWarning: Bool) -> Freshness? {
    guard let oldest = times.min() else { return nil }
    let age = Age(milliseconds: now - oldest).text
    return Freshness("Updated \(age)", since: oldest, isWarning: isWarning)
  }
}
