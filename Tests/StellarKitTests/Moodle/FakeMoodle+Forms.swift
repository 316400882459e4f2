import Foundation
import PentadCore

extension FakeMoodle {
  /// The fields of a form.
  static func form(_ request: TransportRequest) -> Arguments {
    var fields: Arguments = [:]
    for pair in String(decoding: request.body, as: UTF8.self).split(separator: "&") {
      let parts = pair.split(separator: "=", omittingEmptySubsequences: false)
      let words = parts.map { $0.removingPercentEncoding ?? "" }
      fields[words[0]] = words.count > 1 ? words[1] : ""
    }
    return fields
  }

  /// The arguments of a batch with the names of a form.
  static func flat(_ value: JSONValue, _ name: String) -> Arguments {
    switch value {
    case .object(let members):
      return members.reduce(into: [:]) { all, member in
        let inner = name.isEmpty ? member.name : "\(name)[\(member.name)]"
        all.merge(flat(member.value, inner)) { $1 }
      }
    case .array(let items):
      return items.enumerated().reduce(into: [:]) { all, item in
        all.merge(flat(item.element, "\(name)[\(item.offset)]")) { $1 }
      }
    case .string(let text): return [name: text]
    case .bool(let flag): return [name: flag ? "1" : "0"]
    default: return [name: value.text()]
    }
  }

  static func value(of text: String) -> JSONValue {
    guard
      let data = try? JSONSerialization.jsonObject(
        with: Data(text.utf8), options: [.fragmentsAllowed])
    else { return .null }
    return value(data)
  }

  private static func value(_ data: Any) -> JSONValue {
    switch data {
    case let list as [Any]: return .array(list.map(value))
    case let object as [String: Any]:
      return .object(object.sorted { $0.key < $1.key }.map { .init($0.key, value($0.value)) })
    case let text as String: return .string(text)
    case let number as NSNumber:
      if String(cString: number.objCType) == "c" { return .bool(number.boolValue) }
      return Int(exactly: number.doubleValue).map { .integer($0) } ?? .number(number.doubleValue)
    default: return .null
    }
  }

  static func httpDate(_ seconds: Int64) -> String {
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.timeZone = TimeZone(identifier: "GMT")
    format.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
    return format.string(from: Date(timeIntervalSince1970: Double(seconds)))
  }
}
