/// The state in which a store was left, stored as one line in its lock file.
enum StoreState: Equatable, Sendable {
  /// There was no store.
  case new
  /// The last opening closed it, without problems.
  case clean
  /// It is open or was not closed.
  case open
  /// Like `open`, but it was not closed the previous time either: the check has not finished.
  case unchecked
  /// Damage was found; the next exclusive opening rebuilds it.
  case damaged(StoreDamage)
  /// It is being renamed to that name.
  case recovering(StoreDamage, aside: String)
  /// It was set aside; the draft is complete and replaces it.
  case rebuilt(StoreDamage, rows: Int, isPartial: Bool, aside: String)
  /// It is being erased; some files may already be removed.
  case erasing

  /// The fields of the line; the name is last and may contain spaces.
  private var fields: [String] {
    switch self {
    case .new: []
    case .clean: ["clean"]
    case .open: ["open"]
    case .unchecked: ["unchecked"]
    case .damaged(let damage): ["damaged", damage.rawValue]
    case .recovering(let damage, let aside): ["recovering", damage.rawValue, aside]
    case .rebuilt(let damage, let rows, let isPartial, let aside):
      ["rebuilt", damage.rawValue, "\(rows)", isPartial ? "partial" : "whole", aside]
    case .erasing: ["erasing"]
    }
  }

  /// The line, which always has the same length, so that a new state replaces the old one in a
  /// single small write that needs no new disk space.
  var line: [UInt8] {
    var line = Array(fields.joined(separator: " ").utf8.prefix(Self.length - 1))
    line += repeatElement(UInt8(ascii: " "), count: Self.length - 1 - line.count)
    return line + [UInt8(ascii: "\n")]
  }

  static let length = 512

  /// Parses a line. An unknown line counts as a store that was not closed.
  init(line: [UInt8]) {
    var text = Substring(decoding: line, as: UTF8.self)
    while text.last?.isWhitespace == true { text.removeLast() }
    self = text.isEmpty ? .new : Self(text) ?? .unchecked
  }

  private init?(_ text: Substring) {
    let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    let rest = parts.count > 1 ? parts[1] : ""
    switch parts.first {
    case "clean": self = .clean
    case "open": self = .open
    case "unchecked": self = .unchecked
    case "erasing": self = .erasing
    case "damaged": self = .damaged(StoreDamage(rawValue: String(rest)) ?? .malformed)
    case "recovering":
      let parts = rest.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let damage = StoreDamage(rawValue: String(parts[0])) else {
        return nil
      }
      self = .recovering(damage, aside: String(parts[1]))
    case "rebuilt":
      let parts = rest.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false)
      guard parts.count == 4, let damage = StoreDamage(rawValue: String(parts[0])),
        let rows = Int(parts[1])
      else { return nil }
      self = .rebuilt(
        damage, rows: rows, isPartial: parts[2] == "partial", aside: String(parts[3]))
    default: return nil
    }
  }
}
