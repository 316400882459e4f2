/// Objects as GroupMe sends them: the members that were counted in real answers, with values made up.
enum GroupMeSamples {
  /// A message of a group.
  static let message = """
    {"attachments":[{"type":"image","url":"https://i.groupme.com/1"},
    {"type":"reply","user_id":"102","reply_id":"170000000000000001","base_reply_id":"170000000000000001"}],
    "avatar_url":"https://i.groupme.com/a","created_at":1785301508,"favorited_by":["101","66"],
    "group_id":"1001","id":"170000000000000009","name":"Ann 😀","sender_id":"101","sender_type":"user",
    "source_guid":"3f1c","system":false,"text":"line\\none \\ud83d\\ude00","user_id":"101","platform":"gm",
    "pinned_at":1785303387,"pinned_by":"102","updated_at":1785303382,
    "reactions":[{"type":"unicode","code":"❤️","user_ids":["101","66"]}]}
    """

  /// A message that an administrator deleted.
  static let deleted = """
    {"id":"170000000000000002","group_id":"1001","user_id":"102","sender_id":"102","sender_type":"user",
    "name":"Bob","avatar_url":null,"source_guid":"g2","system":false,
    "text":"An admin deleted this message","created_at":1785303339,"deleted_at":1785303362,
    "deletion_actor":"admin","attachments":[],"favorited_by":[],"platform":"gm","pinned_at":null,
    "pinned_by":""}
    """

  /// GroupMe's notice of the deletion.
  static let notice = """
    {"id":"170000000000000005","group_id":"1001","name":"GroupMe","user_id":"system",
    "sender_id":"system","sender_type":"system","system":true,"source_guid":"g5","avatar_url":null,
    "text":"A message was deleted.","created_at":1785303362,
    "event":{"type":"message.deleted","data":{"message_id":"170000000000000002",
    "deleted_at":1785303362,"deletion_actor":"admin"}},
    "attachments":[],"favorited_by":[],"platform":"gm","pinned_at":null,"pinned_by":""}
    """

  /// A direct message, as an answer has it.
  static let direct = """
    {"attachments":[],"avatar_url":null,"conversation_id":"101+102","created_at":1747778589,
    "favorited_by":[],"id":"174777858990222590","name":"Bob","recipient_id":"101","sender_id":"102",
    "sender_type":"user","source_guid":"FB9B","text":"A good idea","user_id":"102","pinned_at":null,
    "pinned_by":""}
    """

  /// A direct message of GroupMe's, as a push has it: no `system`.
  static let directPush = """
    {"attachments":[],"avatar_url":"","chat_id":"101+102","created_at":1751409766,
    "event":{"data":{"message_id":"175140957719383985","pinned":true,"pinned_at":1751409766,
    "pinned_by":"102"},"type":"message.pinned"},"favorited_by":[],"id":"175140976659243172",
    "location":{"lat":"","lng":"","name":null},"name":"GroupMe","picture_url":null,
    "recipient_id":"101","sender_id":"system","sender_type":"system","source_guid":"a1f0",
    "text":"Bob pinned a message.","user_id":"system"}
    """

  /// A message of a group, as a push has it: some of it is left out.
  static let push = """
    {"attachments":[],"avatar_url":null,"created_at":1751413125,
    "deleted_at":"2025-07-01T23:40:22.8912Z","deletion_actor":"sender","group_id":"1001",
    "id":"175141312593142427","location":{"lat":"","lng":"","name":null},"name":"Bob",
    "parent_id":null,"picture_url":null,"sender_id":"102","sender_type":"user",
    "source_guid":"A438","system":false,"text":"This message was deleted","updated_at":null,
    "user_id":"102"}
    """

  /// A group of a list, without its members.
  static let listed = """
    {"id":"1001","group_id":"1001","name":"Example","phone_number":"+1 5555550100","type":"closed",
    "description":"","image_url":"https://i.groupme.com/g","creator_user_id":"101",
    "created_at":1730821439,"updated_at":1766619877,"muted_until":253402300800,
    "messages":{"count":46070,"last_message_id":"170000000000000009",
    "last_message_created_at":1785278295,"last_message_updated_at":1785278295,
    "preview":{"nickname":"Ann","text":"hello","image_url":"","attachments":[{"type":"image"}]}},
    "max_members":5000,"theme_name":null,"like_icon":{"type":"emoji","pack_id":1,"pack_index":57},
    "members":null,"members_count":0,"share_url":"https://groupme.com/join_group/1001/X",
    "unread_count":null,"last_read_message_id":null,"last_read_at":null}
    """

  /// A group alone, with its members and what is read.
  static let shown = """
    {"id":"1001","name":"Example","type":"private","description":"About it","image_url":null,
    "creator_user_id":"101","created_at":1302623328,"updated_at":1302623328,"share_url":null,
    "muted_until":null,"members":[{"id":"9001","user_id":"101","nickname":"Ann","name":"Ann A",
    "image_url":"","muted":true,"autokicked":false,"roles":["admin","owner"]},
    {"user_id":"102","nickname":"Bob","muted":false,"image_url":"https://i.groupme.com/b"}],
    "members_count":2,"messages":{"count":100,"last_message_id":"1234567890",
    "last_message_created_at":1302623328},"unread_count":3,"last_read_message_id":"1234567887"}
    """

  /// A direct conversation of a list.
  static let chat = """
    {"created_at":1352299338,"updated_at":1747778589,"last_message":\(direct),"messages_count":742,
    "other_user":{"avatar_url":"https://i.groupme.com/b","id":102,"name":"Bob","app":true},
    "message_deletion_mode":["sender"],"requires_approval":false,"unread_count":null,
    "last_read_message_id":null,"last_read_at":null}
    """

  /// The user.
  static let user = """
    {"created_at":1622678742,"email":"ann@example.org","id":"101","image_url":null,"locale":"en_us",
    "name":"Ann A","phone_number":"+1 5555550100","sms":false,"updated_at":1747863063,
    "user_id":"101","zip_code":null,"mfa":{"enabled":false,"channels":null},"tags":["phone-us"]}
    """

  /// An answer in its envelope.
  static func answer(_ response: String, code: Int = 200) -> String {
    #"{"response":\#(response),"meta":{"code":\#(code)}}"#
  }

  /// A page of messages.
  static func page(_ messages: String..., count: Int = 46_070) -> String {
    answer(#"{"count":\#(count),"messages":[\#(messages.joined(separator: ","))]}"#)
  }
}
