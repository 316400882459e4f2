import PentadCore

/// An error answer of a web service: status 200 and the error's code.
struct MoodleFailure: Error {
  let code: String
  let message: String
  private let kind: String

  init(_ code: String, _ message: String, kind: String = "moodle_exception") {
    (self.code, self.message, self.kind) = (code, message, kind)
  }

  /// Returns the answer.
  ///
  /// - Parameter isNew: true for the exception's class with its namespace, as from 4.5 on.
  func response(isNew: Bool) -> Response {
    .campus([
      "exception": .string(isNew ? "core\\exception\\\(kind)" : kind),
      "errorcode": .string(code), "message": .string(message),
    ])
  }

  /// The answer of `login/token.php`, which has other members.
  var signInResponse: Response {
    .campus([
      "error": .string(message), "errorcode": .string(code), "stacktrace": .null,
      "debuginfo": .null, "reproductionlink": .null,
    ])
  }

  static let token = Self("invalidtoken", "Invalid token - token not found")
  static let access = Self(
    "accessexception", "Access control exception", kind: "webservice_access_exception")
  static let requireLogin = Self(
    "requireloginerror", "Course or activity not accessible. (Not enrolled)",
    kind: "require_login_exception")
  static let policy = Self("sitepolicynotagreed", "Site policy not agreed")
  static let maintenance = Self(
    "sitemaintenance", "The site is undergoing maintenance and is currently not available")
  static let missingRecord = Self(
    "invalidrecord", "Can't find data record in database.", kind: "dml_missing_record_exception")
  static let login = Self("invalidlogin", "Invalid login, please try again")

  static func parameter(_ name: String) -> Self {
    Self(
      "invalidparameter", "Invalid parameter value detected (\(name))",
      kind: "invalid_parameter_exception")
  }
}
