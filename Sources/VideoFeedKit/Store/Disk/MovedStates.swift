import Foundation
import GRDB
import PentadCore
import PentadStorage

/// The move of the user's state from one video to another when a source reassigns its broadcasts.
/// An example is a feed entry whose file has a new address, or whose page is no longer its own.
///
/// - The state moves only if no broadcast that shared the old video before the page is left.
/// - It moves only between videos of ``VideoProvider/web``: a source can neither take a like from a
///   video of another provider nor add one to it.
/// - If both videos have a state, marks and watched spans are merged.
struct MovedStates {
  private let change: VideoChange
  /// The new video of the broadcasts of an old one; if there are several, the first.
  private var moves: [Int64: VideoKey] = [:]
  /// The number of broadcasts that were added to a video.
  private var come: [Int64: Int] = [:]

  init(_ change: VideoChange) { self.change = change }

  /// Records a new broadcast of a video.
  mutating func add(to video: Int64) { come[video, default: 0] += 1 }

  /// Records that a broadcast of the same entry belongs to another video now.
  mutating func move(from former: Int64, to video: Int64, _ key: VideoKey) {
    add(to: video)
    if key.provider == .web, moves[former] == nil { moves[former] = key }
  }

  /// Moves the states, after all rows of the page are written.
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
    // Not before: a video may be both the target and the origin of a move.
    for (state, key) in states {
      try change.save(change.state(of: key).joined(with: state), of: key)
    }
    if !names.isEmpty { try rename(names) }
  }

  /// Returns true if an earlier broadcast still belongs to a video.
  private func isLeft(_ video: Int64) throws -> Bool {
    let rows = try change.statement("SELECT count(*) FROM broadcast WHERE video = ?")
    try rows.bind(video, at: 1)
    defer { rows.reset() }
    return try rows.next() && rows.integer(0) > Int64(come[video] ?? 0)
  }

  /// Assigns pending actions to the new videos, so that later actions on them replace these. A
  /// share keeps the video that the user has shared.
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
