import Foundation
import FuzzSupport
import PentadCore

@testable import ChatKit
@testable import VideoFeedKit

/// The values that the stores keep in columns: events, pending operations and actions, JSON of a
/// message. A damaged file can contain any bytes.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzRecord(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  Fuzzing.run(start, count) { input in
    switch input.byte() % 6 {
    case 0:
      let event = ChatEvent(bytes: input.rest)
      Fuzzing.require(event.flatMap { ChatEvent(bytes: $0.bytes) } == event, "another event")
    case 1:
      let event = VideoEvent(bytes: input.rest)
      Fuzzing.require(event.flatMap { VideoEvent(bytes: $0.bytes) } == event, "another event")
    case 2: checkOperation(&input)
    case 3: checkAction(input.bytes())
    case 4: checkMessage(input.parts().map { String(decoding: $0, as: UTF8.self) })
    default:
      let spans = WatchedSpans(text: input.text())
      Fuzzing.require(spans.covered() >= 0, "less than nothing was watched")
    }
  }
}

private func checkOperation(_ input: inout Input) {
  let kinds = [
    "react", "pin", "edit", "delete", "read", "mute", "nickname", "update", "remove",
  ]
  let kind = kinds[Int(input.byte()) % kinds.count]
  let texts = input.parts().map { String(decoding: $0, as: UTF8.self) }
  var fields: [String: String] = ["key": "g:24", "message": "7", "group": "24"]
  for place in stride(from: 0, to: texts.count - 1, by: 2) {
    fields[texts[place]] = texts[place + 1]
  }
  guard let operation = ChatOperation(kind: kind, fields) else { return }
  let again = ChatOperation(kind: kind, operation.fields)
  Fuzzing.require(again == operation, "\(operation.fields) is another operation")
}

private func checkAction(_ payload: [UInt8]) {
  guard let read = ActionPayload(Data(payload)) else { return }
  for kind in ["like", "watchLater", "watched", "progress", "share"] {
    guard let action = read.action(kind) else { continue }
    let written = ActionPayload(action, nonce: read.nonce, broadcasts: read.broadcasts)
    Fuzzing.require(written.action(kind) == action, "\(kind) is another action")
  }
}

private func checkMessage(_ texts: [String]) {
  let json = texts.first ?? ""
  _ = ChatAttachment.list(json)
  _ = ChatReaction.list(json)
  _ = ChatReaction.userIds(json)
  _ = ExtraMembers.union(json, texts.last)
  _ = SystemEvent(type: texts.last ?? "", json: json)
  for attachment in ChatAttachment.list(json) {
    let written = attachment.json
    Fuzzing.require(ChatAttachment.list("[\(written)]").count == 1, "\(written) is not read")
  }
}
