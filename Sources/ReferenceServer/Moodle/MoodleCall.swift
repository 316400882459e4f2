import PentadCore

/// A call of a function, with its student.
struct MoodleCall: Sendable {
  let student: CampusPerson
  let parameters: Form
  let request: Request
  /// The server's time, in milliseconds since 1970.
  let now: Int64
  let faults: [MoodleFault]

  func has(_ fault: MoodleFault) -> Bool { faults.contains(fault) }

  /// The address of the site.
  var site: String { request.origin + "/moodle" }

  /// The server's time in seconds, as the functions have it.
  var seconds: Int { Int(now / 1_000) }

  /// Returns a time in seconds; 0 without one.
  func time(_ milliseconds: Int64?) -> JSONValue {
    .integer(has(.zeroTimes) ? 0 : Int((milliseconds ?? 0) / 1_000))
  }

  /// Returns a number, or `missing` without the parameter.
  func number(_ name: String, missing: Int? = nil) throws(MoodleFailure) -> Int {
    guard let text = parameters[name], !text.isEmpty else {
      guard let missing else { throw .parameter(name) }
      return missing
    }
    guard let number = Int(text) else { throw .parameter(name) }
    return number
  }

  /// Returns the numbers of `name[0]`, `name[1]` and so on.
  func numbers(_ name: String) -> [Int] {
    parameters.items.filter { $0.name.hasPrefix("\(name)[") && $0.name.hasSuffix("]") }
      .compactMap { Int($0.value) }
  }

  /// Returns the value of an option: `options[0][name]=excludecontents&options[0][value]=1`.
  func option(_ name: String) -> String? {
    let item = parameters.items.first {
      $0.name.hasPrefix("options[") && $0.name.hasSuffix("][name]") && $0.value == name
    }
    guard let item else { return nil }
    return parameters[item.name.dropLast("[name]".count) + "[value]"]
  }
}

/// A function of a web service.
struct MoodleFunction: Sendable {
  typealias Answer = @Sendable (inout MoodleState, MoodleCall) throws -> JSONValue

  let name: String
  let answer: Answer

  init(_ name: String, _ answer: @escaping Answer) { (self.name, self.answer) = (name, answer) }
}
