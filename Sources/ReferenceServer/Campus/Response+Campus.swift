import PentadCore

extension Response {
  /// Returns a JSON answer of Canvas, Moodle or FireRoad, in UTF-8.
  static func campus(_ value: JSONValue, status: Int = 200) -> Response {
    .text(value.text(), type: "application/json; charset=utf-8", status: status)
  }
}
