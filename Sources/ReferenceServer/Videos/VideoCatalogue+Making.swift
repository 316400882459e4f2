extension VideoCatalogue {
  /// Generates a catalogue from a seed.
  public init(seed: UInt64, size: VideoSize = VideoSize()) {
    var maker = VideoMaker(seed: seed)
    people = maker.people(size.people)
    channels = maker.channels(size.channels, of: people)
    videos = maker.videos(size.videos, in: channels)
  }
}

/// Generates people, channels and videos.
struct VideoMaker {
  private var random: SplitMix

  init(seed: UInt64) { random = SplitMix(seed: seed &+ 2) }

  mutating func people(_ count: Int) -> [VideoCatalogue.Person] {
    var seen: Set<String> = []
    return (0..<count).map { index in
      let number = VideoCatalogue.firstPerson + index
      let name =
        switch index {
        case 0: "Alice"
        case 1: "Bob"
        default: PersonName.next(&random)
        }
      var nickname = VideoWords.plain(name)
      if !seen.insert(nickname).inserted { nickname += "\(number)" }
      return VideoCatalogue.Person(number: number, nickname: nickname, name: name)
    }
  }

  /// Returns channels. Six of ten have files on this server, three are at YouTube and one at Vimeo.
  /// The first three are one of each.
  mutating func channels(
    _ count: Int, of people: [VideoCatalogue.Person]
  ) -> [VideoCatalogue.Channel] {
    let places: [VideoCatalogue.Place] = [.here, .youtube, .vimeo]
    return (0..<count).map { index in
      let (quality, field) = (random.pick(Words.qualities), random.pick(Words.fields))
      let place = places[index < 3 ? index : random.index(weights: [6, 3, 1])]
      return VideoCatalogue.Channel(
        number: index + 1, handle: "\(quality.lowercased())_\(field.lowercased())_\(index + 1)",
        name: "\(quality) \(field)", text: VideoWords.text(&random),
        owner: people[random.below(people.count)].number, place: place,
        youtubeID: "UC" + VideoWords.id(22, &random))
    }
  }

  /// Returns videos. The first ones are in different channels, the others in random ones. Half an
  /// hour to nine hours pass between two videos.
  mutating func videos(
    _ count: Int, in channels: [VideoCatalogue.Channel]
  ) -> [VideoCatalogue.Video] {
    // 14 November 2023.
    var seconds: Int64 = 1_700_000_000
    return (0..<count).map { index in
      let isFirst = index < channels.count
      let channel = channels[isFirst ? index : random.below(channels.count)]
      seconds += Int64(random.number(1_800...32_400))
      return video(
        index + 1, in: channel, title: VideoWords.title(&random), text: VideoWords.text(&random),
        at: seconds * 1_000)
    }
  }

  /// Returns a video with the given texts and random other properties.
  mutating func video(
    _ number: Int, in channel: VideoCatalogue.Channel, title: String, text: String, at time: Int64
  ) -> VideoCatalogue.Video {
    let uuid = uuid()
    let placeID =
      switch channel.place {
      case .here: uuid
      case .youtube: VideoWords.id(11, &random)
      case .vimeo: "\(random.number(10_000_000...999_999_999))"
      }
    let heights = [[1_080, 720, 480], [720, 480, 240], [480]][random.index(weights: [5, 4, 1])]
    let views = random.below(1 << random.number(4...20))
    return VideoCatalogue.Video(
      number: number, uuid: uuid, placeID: placeID, place: channel.place,
      channel: channel.number, title: title, text: text,
      duration: random.chance(10) ? random.number(3_600...9_000) : random.number(20...1_500),
      publishedAt: time, updatedAt: time, tags: VideoWords.tags(&random), views: views,
      likes: views / random.number(15...60), dislikes: views / random.number(400...2_000),
      heights: channel.place == .here ? heights : [])
  }

  /// Returns a UUID of version 4 (RFC 9562).
  private mutating func uuid() -> String {
    let high = random.next() & ~0xf000 | 0x4000
    let low = random.next() & ~(0b11 << 62) | 0b10 << 62
    let digits = [high, low].map { half in
      let text = String(half, radix: 16)
      return String(repeating: "0", count: 16 - text.count) + text
    }.joined()
    var parts: [Substring] = []
    var rest = Substring(digits)
    for count in [8, 4, 4, 4, 12] {
      parts.append(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    return parts.joined(separator: "-")
  }
}
