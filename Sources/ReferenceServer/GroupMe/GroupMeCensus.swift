import PentadCore

/// The kinds of attachments and events that were counted in real groups. Their content is invented.
enum GroupMeCensus {
  /// The values for the content of an attachment.
  struct Parts: Sendable {
    let url: String
    let userID: String
    let messageID: String
    let number: String
    let text: String
  }

  /// The frequency of each kind of ``attachment(_:_:)``.
  static let weights = [229, 135, 76, 76, 46, 26, 5, 3, 2, 2, 2, 2, 2, 1, 1, 1]

  /// Returns an attachment of a kind.
  static func attachment(_ kind: Int, _ parts: Parts) -> JSONValue {
    let (url, text) = (JSONValue.string(parts.url), JSONValue.string(parts.text))
    let number = JSONValue.string(parts.number)
    switch kind {
    case 0:
      let id = JSONValue.string(parts.messageID)
      let user = JSONValue.string(parts.userID)
      return ["type": "reply", "user_id": user, "reply_id": id, "base_reply_id": id]
    case 1: return ["type": "image", "url": url]
    case 2:
      return ["type": "image", "url": url, "source_url": nil, "blur_hash": "]47^xx~D4URPjFRP"]
    case 3:
      return ["type": "mentions", "user_ids": [.string(parts.userID)], "loci": [[0, 6]]]
    case 4: return ["type": "copilot", "bot_id": number]
    case 5: return ["type": "event", "event_id": number, "view": "full"]
    case 6: return ["type": "file", "file_id": number]
    case 7: return ["type": "emoji", "placeholder": "\u{fffd}", "charmap": [[1, 42], [2, 7]]]
    case 8: return ["type": "poll", "poll_id": number]
    case 9: return ["type": "location", "lat": "42.3601", "lng": "-71.0942", "name": text]
    case 10: return ["type": "split", "token": number]
    case 11: return ["type": "video", "url": .string(parts.url + ".mp4"), "preview_url": url]
    case 12: return ["type": "linked_image", "url": url]
    case 13: return ["type": "audio", "url": .string(parts.url + ".m4a"), "duration": 3.5]
    case 14: return ["type": "copilot_card", "card": ["title": text, "parts": []]]
    default: return ["type": "partial_image", "url": url, "progress": 50]
    }
  }

  /// An event and its text: `A` and `B` are two members, `N` is a name.
  struct Event: Sendable {
    let type: String
    private let words: String
    /// The members of `data` except `user`: a name, and `N`, `A`, `B` or a text.
    private let fields: [(String, String)]

    init(_ type: String, _ words: String, _ fields: (String, String)...) {
      (self.type, self.words, self.fields) = (type, words, fields)
    }

    func text(_ one: String, _ other: String, _ name: String) -> String {
      words.split(separator: " ").map { word in
        switch word {
        case "A": one
        case "B": other
        case "N": name
        default: String(word)
        }
      }.joined(separator: " ")
    }

    func data(_ one: JSONValue, _ other: JSONValue, _ name: String) -> JSONValue {
      let members = fields.map { field in
        let value: JSONValue =
          switch field.1 {
          case "A": one
          case "B": other
          case "N": .string(name)
          default: .string(field.1)
          }
        return JSONValue.Member(field.0, value)
      }
      return .object(members + [.init("user", one)])
    }
  }

  static let events: [Event] = [
    Event("membership.nickname_changed", "A changed name to N", ("name", "N")),
    Event("membership.avatar_changed", "A changed their avatar", ("avatar_url", avatar)),
    Event("membership.notifications.autokicked", "A was removed from the group"),
    Event("group.name_change", "A changed the group's name to N", ("name", "N")),
    Event("group.topic_change", "A changed the topic to: N", ("topic", "N")),
    Event("group.avatar_change", "A changed the group's avatar", ("avatar_url", avatar)),
    Event("group.type_change", "A changed the group's type", ("type", "closed")),
    Event("group.owner_changed", "A made B the owner", ("old_owner", "A"), ("new_owner", "B")),
    Event("group.shared", "A shared the group"),
    Event("group.unshared", "A stopped sharing the group"),
    Event("group.like_icon_set", "A changed the like icon", ("like_icon", "emoji")),
    Event("group.like_icon_removed", "A removed the like icon"),
    Event("group.role_change_admin", "A made B an admin", ("member", "B"), ("role", "admin")),
    Event("group.theme_change", "A changed the theme to N", ("theme_name", "N")),
    Event("group.visibility_set.hidden", "A hid the group"),
    Event("calendar.event.cancelled", "A cancelled N", ("name", "N")),
    Event("bot.add", "A added the N bot to the group", ("bot", "N")),
    Event("poll.reminder", "Poll N is about to end", ("subject", "N")),
    Event("poll.finished", "Poll N has ended", ("subject", "N")),
    Event("call.started", "A started a call"),
    Event("call.ended", "A ended the call"),
  ]

  private static let avatar = "https://i.groupme.com/200x200.jpeg.0123456789abcdef0123456789abcdef"
}
