import PentadCore

/// An error answer of Canvas.
struct CanvasFailure: Error {
  let response: Response

  /// The error of a parameter, as the announcements have it.
  static func invalid(_ message: String) -> Self {
    Self(response: .campus(["message": .string(message)], status: 400))
  }

  /// Errors of fields, as validations give them.
  static func errors(_ status: Int, _ field: String, _ message: String) -> Self {
    let error: JSONValue = [
      "attribute": .string(field), "type": .string(message), "message": .string(message),
    ]
    return Self(
      response: .campus(["errors": .object([.init(field, [error])])], status: status))
  }

  /// A token that is missing, unknown, expired or revoked.
  static let token: Self = {
    var response = Response.campus(
      ["errors": [["message": "Invalid access token."]]], status: 401)
    response.headers.append(("WWW-Authenticate", "Bearer realm=\"canvas-lms\""))
    return Self(response: response)
  }()

  /// Data that this user may not see.
  static let unauthorized = Self(
    response: .campus(
      [
        "status": "unauthorized",
        "errors": [["message": "user not authorized to perform that action"]],
      ], status: 401))

  /// The same with 403.
  static let forbidden = Self(
    response: .campus(
      [
        "status": "unauthorized",
        "errors": [["message": "user not authorized to perform that action"]],
      ], status: 403))

  static let missing = Self(
    response: .campus(
      ["errors": [["message": "The specified resource does not exist."]]], status: 404))

  static let server = Self(
    response: .campus(
      [
        "errors": [["message": "An error occurred.", "error_code": "internal_server_error"]],
        "error_report_id": 77,
      ], status: 500))

  /// A full bucket.
  static func throttled(_ status: Int) -> Self {
    var response = Response.text(
      "\(status) \(status == 429 ? "Too Many Requests" : "Forbidden") (Rate Limit Exceeded)\n",
      type: "text/plain; charset=utf-8", status: status)
    response.headers.append(("X-Rate-Limit-Remaining", "0.0"))
    return Self(response: response)
  }
}

extension Response {
  /// An answer without content.
  static var canvasDone: Response { Response(status: 204, body: .bytes([])) }
}
