@testable import VideoFeedKit

/// Answers as servers of the protocol give them.
enum ShelbySamples {
  static let users = """
    [{"_id":"u1","name":"Alice A","nickname":"alice","user_image":"https://i.example.org/a.png",\
    "preferences":{"x":[1]}}]
    """
  static let authentications = #"["twitter","tumblr"]"#
  static let channels = """
    [{"_id":"c1","name":"alice","public":0},{"_id":"c2","name":"Everybody","public":1}]
    """

  /// A broadcast with all its members.
  static let broadcast = """
    {"_id":"4e7179b8fa44c4166b005e8c","channel_id":"c1","created_at":"2011-09-15T04:06:16.000Z",\
    "updated_at":"2011-09-15T05:00:00.000Z","description":"watch this","liked_by_owner":0,\
    "watched_by_owner":1,"owner_watch_later":null,"name":"n","total_plays":7,"user_id":"u9",\
    "user_nickname":"poster","user_thumbnail":"http://i.example.org/p.png",\
    "video_description":"About it","video_id_at_provider":"BmzSEYNTkHA","video_origin":"twitter",\
    "video_originator_network_object_id":"114","video_originator_user_image":\
    "http://i.example.org/o.png","video_originator_user_name":"Bob B",\
    "video_originator_user_nickname":"bob","video_player":"youtube",\
    "video_provider_name":"youtube","video_thumbnail_url":"http://i.ytimg.com/vi/x/0.jpg",\
    "video_title":"A title","video_user_id":"u2","video_user_nickname":"bobby",\
    "video_user_thumbnail":"http://i.example.org/v.png","later":{"version":[3]}}
    """

  /// A broadcast as short as it may be.
  static func broadcast(_ id: String, video: String, at time: String) -> String {
    """
    {"_id":"\(id)","created_at":"\(time)","video_provider_name":"youtube",\
    "video_id_at_provider":"\(video)","video_originator_user_nickname":"bob"}
    """
  }

  static func list(_ elements: String...) -> String { "[\(elements.joined(separator: ","))]" }
}
