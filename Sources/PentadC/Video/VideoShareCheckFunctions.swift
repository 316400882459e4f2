public import CPentad
import PentadCore
import VideoFeedKit

/// Checks a share while the user writes it: how much text is left, and why it cannot be sent in its
/// present form.
///
/// A text that is too long for one network does not prevent sending to another.
///
/// - Parameters:
///   - share: the share in its present form
///   - services: the networks in which the user can share, from a pentad_video_account; NULL for
///     mail only
///   - service_count: the number of networks
///   - budgets: the limits of the destinations; NULL for 140 on Twitter and no limit elsewhere
///   - budget_count: the number of budgets; 0 for Twitter's only
///   - out: receives the result of the check
/// - Returns: `PENTAD_OK`, whether it can be sent or not; `PENTAD_INVALID` for a text that names no
///   video or no broadcast, and a number below 0; `PENTAD_MISUSE` for an unknown unit, more items
///   than an array can hold, or if `share`, a required field of it or `out` is missing
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_video_share_check")
public func pentad_video_share_check(
  _ share: UnsafePointer<pentad_video_share_options>?,
  _ services: UnsafePointer<UnsafePointer<pentad_video_service>?>?, _ service_count: size_t,
  _ budgets: UnsafePointer<UnsafePointer<pentad_video_budget_options>?>?, _ budget_count: size_t,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_video_share_report>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let draft = try ShareDraft(share)
    let services = try readServices(services, service_count)
    let composer = ShareComposer(
      of: draft.video, account: SourceAccount(userId: "", name: "", services: services),
      budgets: try readBudgets(budgets, budget_count))
    return composer.report(draft)
  }
}

/// Checks a share like pentad_video_share_check(), with the networks that the video's source offers
/// the user.
///
/// - Parameters:
///   - feed: the feed
///   - share: the share in its present form
///   - budgets: the limits of the destinations; NULL for 140 on Twitter and no limit elsewhere
///   - budget_count: the number of budgets; 0 for Twitter's only
///   - out: receives the result of the check
/// - Returns: `PENTAD_OK`, whether it can be sent or not; `PENTAD_VIDEO_NOT_FOUND` when no source
///   has shared the video; `PENTAD_VIDEO_ACTION_UNSUPPORTED` when none of its sources supports
///   sharing; `PENTAD_STORAGE` when the store cannot be read; `PENTAD_CLOSED` when the feed is
///   suspended; `PENTAD_INVALID` and `PENTAD_MISUSE` as pentad_video_share_check(), `PENTAD_MISUSE`
///   also if `feed` is missing
///
/// Blocks: while the store is read. Since: 0.1
@_cdecl("pentad_video_feed_check_share")
public func pentad_video_feed_check_share(
  _ feed: pentad_video_feed_ref?, _ share: UnsafePointer<pentad_video_share_options>?,
  _ budgets: UnsafePointer<UnsafePointer<pentad_video_budget_options>?>?, _ budget_count: size_t,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_video_share_report>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let draft = try ShareDraft(share)
    let budgets = try readBudgets(budgets, budget_count)
    var composer = try VideoHandle.wait(feed) { feed async throws(PentadError) in
      try await feed.shareComposer(for: draft.video)
    }
    composer.budgets = budgets
    return composer.report(draft)
  }
}

/// Returns the length of a text as it counts against a limit.
///
/// - Parameters:
///   - text: the text
///   - budget: the counting rules; NULL for code points
///   - out: receives the length; subtract it from the limit for the remaining length
/// - Returns: `PENTAD_INVALID` for a text that is not UTF-8 and a number below 0; `PENTAD_MISUSE`
///   for an unknown unit
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_video_text_length")
public func pentad_video_text_length(
  _ text: UnsafePointer<CChar>?, _ budget: UnsafePointer<pentad_video_budget_options>?,
  _ out: UnsafeMutablePointer<Int64>?, _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error) { () throws(PentadError) in
    let out = try require(out, "out")
    out.pointee = 0
    let text = try readText(text, "text")
    out.pointee = Int64(try CharacterBudget(budget).length(of: text))
  }
}

extension ShareComposer {
  /// Builds the result of a share check, owned by the caller.
  fileprivate func report(
    _ draft: ShareDraft
  ) -> UnsafeMutablePointer<pentad_video_share_report> {
    var composer = self
    (composer.text, composer.recipients) = (draft.text, draft.recipients)
    // Each destination only once: a second toggle would remove it.
    for destination in draft.destinations where !composer.destinations.contains(destination) {
      composer.toggle(destination)
    }
    return OwnedRecord.give { VideoRecords(arena: $0).record(composer) }
  }
}
