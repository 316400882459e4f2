import Foundation
import PentadCore

extension MoodleState {
  /// The function that makes several calls in one request. It stops at the first call that fails.
  static let batchFunctions = [
    MoodleFunction("tool_mobile_call_external_functions") { state, call in
      var parts: [JSONValue] = []
      for index in 0... {
        guard let name = call.parameters["requests[\(index)][function]"] else { break }
        let arguments = call.parameters["requests[\(index)][arguments]"] ?? "{}"
        do {
          let value = try state.answer(name, form(of: arguments), call)
          parts.append(["error": false, "data": .string(value.text())])
        } catch {
          let code = (error as? MoodleFailure)?.code ?? "codingerror"
          let failure: JSONValue = ["errorcode": .string(code), "message": "An error"]
          parts.append(["error": true, "exception": .string(failure.text())])
          break
        }
      }
      return ["responses": .array(parts)]
    }
  ]

  private mutating func answer(
    _ name: String, _ parameters: Form, _ call: MoodleCall
  ) throws -> JSONValue {
    guard let function = Self.functions.first(where: { $0.name == name }) else {
      throw MoodleFailure.access
    }
    counters.count(name)
    let inner = MoodleCall(
      student: call.student, parameters: parameters, request: call.request, now: call.now,
      faults: call.faults)
    return try function.answer(&self, inner)
  }

  /// Returns the arguments of a call, with the names that they have in a form.
  private static func form(of text: String) -> Form {
    var form = Form("")
    if let data = try? JSONSerialization.jsonObject(with: Data(text.utf8)) {
      add(data, "", to: &form)
    }
    return form
  }

  private static func add(_ data: Any, _ name: String, to form: inout Form) {
    switch data {
    case let object as [String: Any]:
      for (key, value) in object.sorted(by: { $0.key < $1.key }) {
        add(value, name.isEmpty ? key : "\(name)[\(key)]", to: &form)
      }
    case let list as [Any]:
      for (index, value) in list.enumerated() { add(value, "\(name)[\(index)]", to: &form) }
    case let text as String: form.add(name, text)
    case let number as NSNumber: form.add(name, number.stringValue)
    default: break
    }
  }
}
