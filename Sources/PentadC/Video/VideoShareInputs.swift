import CPentad
import PentadCore
import VideoFeedKit

extension ShareDraft {
  /// A share that a caller writes.
  ///
  /// - Throws: `misuse` for NULL, a wrong size and missing fields; `invalid` for text that is not
  ///   UTF-8, or names no video or no broadcast
  init(_ pointer: UnsafePointer<pentad_video_share_options>?) throws(PentadError) {
    _ = try require(pointer, "share")
    let record = try readOptions(pointer, "share")
    let destinations = try readTexts(
      record.destinations, record.destination_count, "share->destinations")
    self.init(
      video: try readVideo(record.video, "share->video"),
      broadcast: try readBroadcast(record),
      text: try readOptionalText(record.text, "share->text") ?? "",
      destinations: destinations.map { ShareOrigin(rawValue: $0) },
      recipients: try readTexts(
        record.recipients, record.recipient_count, "share->recipients"))
  }
}

private func readBroadcast(
  _ record: pentad_video_share_options
) throws(PentadError) -> RemoteID? {
  guard record.broadcast_source != nil else { return nil }
  let source = try readSource(record.broadcast_source, "share->broadcast_source")
  guard let id = RemoteID(try readText(record.broadcast_id, "share->broadcast_id"), of: source)
  else {
    throw PentadError(.invalid, "share->broadcast_id is not the id of a broadcast")
  }
  return id
}

extension CharacterBudget {
  /// The counting rules of a caller; a tweet's for NULL.
  ///
  /// - Throws: `misuse` for a wrong size and an unknown unit; `invalid` for a number below 0
  init(_ pointer: UnsafePointer<pentad_video_budget_options>?) throws(PentadError) {
    let record = try readOptions(pointer, "budget")
    guard record.limit >= 0, record.link_length >= 0 else {
      throw PentadError(.invalid, "the numbers of a budget must not be below 0")
    }
    self.init(
      limit: record.limit == 0 ? Self.tweet.limit : Int(record.limit),
      unit: try Unit(record.unit, "budget->unit"),
      linkLength: record.link_length == 0 ? nil : Int(record.link_length))
  }
}

/// Reads the limits of the destinations of a share; if there are none, a tweet's limit on Twitter.
///
/// - Throws: as `CharacterBudget`, and `invalid` for a text that is not UTF-8
func readBudgets(
  _ budgets: UnsafePointer<UnsafePointer<pentad_video_budget_options>?>?, _ count: Int
) throws(PentadError) -> [ShareOrigin: CharacterBudget] {
  let pairs = try readItems(budgets, count, "budgets") { (item) throws(PentadError) in
    let budget = try require(item.pointee, "budgets")
    let name = try readOptionalText(
      readOptions(budget, "budget").destination, "budget->destination")
    return (name.map { ShareOrigin(rawValue: $0) } ?? .twitter, try CharacterBudget(budget))
  }
  return pairs.isEmpty ? [.twitter: .tweet] : Dictionary(pairs) { _, last in last }
}

/// Reads the networks in which a user can share.
///
/// - Throws: `misuse` for a NULL that is not allowed; `invalid` for a text that is not UTF-8
func readServices(
  _ services: UnsafePointer<UnsafePointer<pentad_video_service>?>?, _ count: Int
) throws(PentadError) -> [SourceAccount.Service] {
  try readItems(services, count, "services") { (item) throws(PentadError) in
    let service = try require(item.pointee, "services")
    let origin = try readText(readField(service, \.origin), "service->origin")
    return SourceAccount.Service(
      ShareOrigin(rawValue: origin), isConnected: readField(service, \.is_connected))
  }
}
