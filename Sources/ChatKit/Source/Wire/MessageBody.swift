import PentadCore

/// The encoding of outgoing messages. Attachments are included unchanged, known or not.
enum MessageBody {
  /// Encodes the body of a new message.
  ///
  /// - Parameters:
  ///   - name: the name of the object: `message`.
  ///   - recipient: the other user of a direct conversation.
  static func create(
    _ draft: WireDraft, as name: String, to recipient: String?
  ) throws(PentadError) -> [UInt8] {
    var body: [UInt8] = Array("{".utf8)
    append(name, to: &body)
    body += "{\"source_guid\":".utf8
    JSONValue.string(draft.sourceGuid).append(to: &body)
    if let recipient {
      body += ",\"recipient_id\":".utf8
      JSONValue.string(recipient).append(to: &body)
    }
    body += ",\"text\":".utf8
    JSONValue.string(draft.text ?? "").append(to: &body)
    body += ",\"attachments\":[".utf8
    for (index, attachment) in draft.attachments.enumerated() {
      if index > 0 { body.append(UInt8(ascii: ",")) }
      body += try checked(attachment.json, isList: false).utf8
    }
    body += "]}}".utf8
    return body
  }

  /// Encodes the body of an edited message, which is not nested in an object.
  static func edit(text: String?, attachmentsJSON: String?) throws(PentadError) -> [UInt8] {
    var body: [UInt8] = Array("{\"text\":".utf8)
    JSONValue.string(text ?? "").append(to: &body)
    body += ",\"attachments\":".utf8
    body += try checked(attachmentsJSON ?? "[]", isList: true).utf8
    body.append(UInt8(ascii: "}"))
    return body
  }

  private static func append(_ name: String, to body: inout [UInt8]) {
    JSONValue.string(name).append(to: &body)
    body.append(UInt8(ascii: ":"))
  }

  /// Checks JSON from a host: invalid JSON could inject other members into the message.
  private static func checked(_ json: String, isList: Bool) throws(PentadError) -> String {
    let isFit = try? JSONReader.read(json.utf8) { reader throws(PentadError) in
      let kind = try reader.peek()
      try reader.skip()
      return kind == (isList ? .array : .object)
    }
    guard isFit == true else {
      throw PentadError(.invalid, "an attachment must be a JSON object")
    }
    return json
  }
}
