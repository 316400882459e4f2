import PentadCore
import TestSupport

@testable import ChatKit

/// The messages of one conversation on a server, and pushes that are late, lost and doubled.
struct ModelServer {
  private(set) var lines: [Line] = []
  /// Every version of a message that there ever was.
  private(set) var versions: [Int64: [Line]] = [:]
  private var pushes: [Line] = []
  private var random: SplitMix64
  private var lastId: Int64 = 0
  private var clock: Int64 = 1_700_000_000

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  // MARK: What happens there

  mutating func happen() {
    clock += 1
    switch pick(10) {
    case 0...5: post()
    case 6:
      change {
        $0.text = "edited \($0.id)"
      } when: {
        $0.deletedAt == nil
      }
    case 7:
      change {
        ($0.text, $0.attachments) = ("This message was deleted", [])
      } when: {
        $0.deletedAt == nil
      }
    case 8: like()
    default: erase()
    }
  }

  private mutating func post() {
    lastId += Int64(1 + pick(5))
    let sender = pick(4) == 0 ? "101" : "102"
    let line = Line(lastId, "word\(pick(7)) of \(lastId)", by: sender)
    lines.append(line)
    note(line)
  }

  private mutating func change(
    _ body: (inout Line) -> Void, when isPossible: (Line) -> Bool
  ) {
    guard !lines.isEmpty else { return }
    let index = pick(lines.count)
    guard isPossible(lines[index]) else { return }
    body(&lines[index])
    if lines[index].text == "This message was deleted" {
      lines[index].deletedAt = clock
    } else {
      lines[index].updatedAt = clock
    }
    note(lines[index])
  }

  private mutating func like() {
    guard !lines.isEmpty else { return }
    let index = pick(lines.count)
    lines[index].likers = (0..<pick(3)).map { "\($0 + 3)" }
    note(lines[index])
  }

  private mutating func erase() {
    guard !lines.isEmpty else { return }
    lines.remove(at: pick(lines.count))
  }

  private mutating func note(_ line: Line) {
    versions[line.id, default: []].append(line)
    for _ in 0..<[0, 1, 1, 1, 2][pick(5)] { pushes.append(line) }
  }

  // MARK: What a client gets

  /// Returns a push, now or later, in any order.
  mutating func push() -> Line? {
    pushes.isEmpty ? nil : pushes.remove(at: pick(pushes.count))
  }

  func newest(_ limit: Int) -> [Line] { lines.suffix(limit).reversed() }

  func after(_ id: MessageID, _ limit: Int) -> [Line] {
    Array(lines.filter { $0.id > id.rawValue }.prefix(limit))
  }

  func before(_ id: MessageID, _ limit: Int) -> [Line] {
    lines.filter { $0.id < id.rawValue }.suffix(limit).reversed()
  }
}
