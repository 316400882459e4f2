import PentadCore

/// A command for FireRoad, with its members. Each command uses some of them.
struct FireRoadCommand: Decodable {
  var number: String?
  var title: String?
  var schedule: String?
  var semester: String?

  /// The commands by their names after `fireroad/`.
  static let names: Set<String> = ["class", "remove", "semester"]

  /// Executes the command.
  ///
  /// - Throws: ``PentadCore/PentadError/Code/invalid`` for a missing member, and the errors of the
  ///   service.
  func carryOut(_ command: String, _ fireRoad: FireRoadService) throws(PentadError) -> JSONValue {
    switch command {
    case "class":
      fireRoad.change(try need(number, "number"), title: title, schedule: schedule)
    case "remove": try fireRoad.remove(try need(number, "number"))
    case "semester": fireRoad.begin(try need(semester, "semester"))
    default: throw PentadError(.notFound, "there is no control fireroad/\(command)")
    }
    return ["ok": true]
  }

  private func need(_ value: String?, _ name: String) throws(PentadError) -> String {
    guard let value else { throw PentadError(.invalid, "\(name) is missing") }
    return value
  }
}
