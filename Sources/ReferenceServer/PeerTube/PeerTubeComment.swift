import PentadCore

/// A comment on a video.
struct PeerTubeComment: Sendable {
  let id: Int
  /// The first comment of the thread: this one, if it answers no other.
  let thread: Int
  /// The comment that it answers.
  let parent: Int?
  /// The number of the person.
  let author: Int
  var text: String
  /// The time, in milliseconds since 1970.
  let createdAt: Int64
  var deletedAt: Int64?
}

/// Generates the comments from before the server's start. Videos that are published later have
/// none.
struct PeerTubeCommentMaker: Sendable {
  private let video: VideoCatalogue.Video
  private var random: SplitMix
  /// The number of comments of a video: few for most, many for 9 %.
  let count: Int

  init(_ video: VideoCatalogue.Video, seed: UInt64, size: VideoSize) {
    self.video = video
    random = SplitMix(seed: seed &* 1_000_003 &+ UInt64(clamping: video.number))
    let count = random.chance(9) ? random.number(20...60) : random.below(6)
    self.count = video.number <= size.videos ? count : 0
  }

  /// Returns the comments, oldest first; a third of them answer another one.
  mutating func comments(by people: [VideoCatalogue.Person]) -> [PeerTubeComment] {
    var comments: [PeerTubeComment] = []
    var time = video.publishedAt
    for index in 0..<count {
      time += Int64(random.number(60_000...7_200_000))
      let id = video.number * 1_000 + index + 1
      let other = random.chance(33) ? comments.randomElement(&random) : nil
      let words = VideoWords.comment(&random)
      comments.append(
        PeerTubeComment(
          id: id, thread: other?.thread ?? id, parent: other?.id,
          author: people[random.below(people.count)].number,
          text: words.isEmpty ? "👍" : words, createdAt: time))
    }
    return comments
  }
}

extension [PeerTubeComment] {
  fileprivate func randomElement(_ random: inout SplitMix) -> PeerTubeComment? {
    isEmpty ? nil : self[random.below(count)]
  }
}
