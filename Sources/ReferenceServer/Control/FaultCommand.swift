import PentadCore

/// A fault as JSON: `{"effect":"status","status":503,"path":"/stellar","count":1}`.
struct FaultCommand: Decodable {
  let fault: Fault

  private enum Key: String, CodingKey {
    case effect, status, retryAfter, bytes, every, to, path, query, method, count, delay
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    func number(_ key: Key, _ missing: Int) throws -> Int {
      try fields.decodeIfPresent(Int.self, forKey: key) ?? missing
    }
    let name = try fields.decodeIfPresent(String.self, forKey: .effect) ?? "none"
    let effect: Fault.Effect
    switch name {
    case "none": effect = .none
    case "late": effect = .late
    case "status":
      let retryAfter = try fields.decodeIfPresent(Int.self, forKey: .retryAfter)
      effect = .status(try number(.status, 500), retryAfter: retryAfter)
    case "html": effect = .html
    case "garbage": effect = .garbage
    case "emptyList": effect = .emptyList
    case "wrongTypes": effect = .wrongTypes
    case "duplicate": effect = .duplicate
    case "reorder": effect = .reorder
    case "truncate": effect = .truncate(to: try number(.bytes, 0))
    case "cut": effect = .cut(after: try number(.bytes, 0))
    case "hangUp": effect = .hangUp
    case "stall": effect = .stall
    case "redirect": effect = .redirect(to: try fields.decode(String.self, forKey: .to))
    case "dripHead": effect = .dripHead(every: try number(.every, 10))
    case "drip": effect = .drip(every: try number(.every, 10))
    case "large": effect = .large(bytes: try number(.bytes, 100_000_000))
    default: throw PentadError(.invalid, "there is no effect of this name")
    }
    fault = Fault(
      effect, path: try fields.decodeIfPresent(String.self, forKey: .path) ?? "/",
      query: try fields.decodeIfPresent(String.self, forKey: .query),
      method: try fields.decodeIfPresent(String.self, forKey: .method),
      count: try fields.contains(.count) ? number(.count, 1) : nil,
      delay: try number(.delay, 0))
  }
}
