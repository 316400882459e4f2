import Foundation
import GRDB
import PentadCore
import PentadStorage

/// Takes along what the user did with a video when a source says of its broadcasts that they are of
/// another: an entry of a feed whose file has a new address, or whose page is no longer its own.
///
/// - It goes when none of those is left that shared the old video before the page.
/// - It goes from and to videos of ``VideoProvider/web`` alone: no source can take a like from a video of
///   another provider, or have the user like one.
/// - Where both have something, marks and what was seen are put together.
struct MovedStates {
  private let change: VideoChange
  /// Of which video the broadcasts of another are now; of several the first.
  private var moves: [Int64: VideoKey] = [:]
  /// How many broadcasts have come to a video.
  private var come: [Int64: Int] = [:]

  init(_ change: VideoChange) { self.change = change }

  /// Notes that there is a new broadcast of a video.
  mutating func add(to video: Int64) { come[video, default: 0] += 1 }

  /// Notes that a broadcast, which is the same entry as before, is of another video now.
  mutating func move(from former: Int64, to video: Int64, _ key: VideoKey) {
    add(to: video)
    if key.provider == .web, moves[former] == nil { moves[former] = key }
  }

  /// Takes along what there is, when all rows of the page are written.
  func finish() throws {
    var names: [VideoKey: VideoKey] = [:]
    var states: [(state: ViewState, key: VideoKey)] = []
    for (video, key) in moves.sorted(by: { $0.key < $1.key }) where try !isLeft(video) {
      guard let former = try change.keys([video]).first, former.provider == .web else {
        continue
      }
      let state = try change.state(of: former)
      guard state != ViewState() else { continue }
      names[former] = key
      states.append((state, key))
      try change.forgetState(of: former)
    }
    // Not before: one may go to where another has been.
    for (state, key) in states {
      try change.save(change.state(of: key).joined(with: state), of: key)
    }
    if !names.isEmpty { try rename(names) }
  }

  /// Whether a broadcast of before is still of a video.
  private func isLeft(_ video: Int64) throws -> Bool {
    let rows = try change.statement("SELECT count(*) FROM broadcast WHERE video = ?")
    try rows.bind(video, at: 1)
    defer { rows.reset() }
    return try rows.next() && rows.integer(0) > Int64(come[video] ?? 0)
  }

  /// Has what sources are still to be told be of the new videos: what the user does with them from now on
  /// takes its place. A share names what the user has shared.
  private func rename(_ names: [VideoKey: VideoKey]) throws {
    let rows = try change.statement("SELECT id, kind, payload FROM outbox")
    var renamed: [(id: Int64, lane: String, payload: Data)] = []
    while try rows.next() {
      let text = rows.withUTF8(2) { Data($0) }
      guard var payload = ActionPayload(text), let key = payload.key.flatMap({ names[$0] }) else {
        continue
      }
      payload.video = key.text
      guard let action = payload.action(rows.text(1)), action.key != nil else { continue }
      renamed.append((rows.integer(0), action.lane, try payload.encoded()))
    }
    for (id, lane, payload) in renamed {
      try change.run("UPDATE outbox SET lane = ?, payload = ? WHERE id = ?", [lane, payload, id])
    }
  }
}
