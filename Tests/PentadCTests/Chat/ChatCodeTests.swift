import CPentad
import ChatKit
import PentadCore
import Testing

@testable import PentadC

/// The numbers of the C interface have the same meaning as the Swift values.
@Suite struct ChatCodeTests {
  @Test func errorsHaveTheirCodes() {
    let pairs: [(PentadError.Code, pentad_status)] = [
      (.duplicateMessage, PENTAD_CHAT_DUPLICATE_MESSAGE),
      (.deviceVerificationRequired, PENTAD_CHAT_DEVICE_VERIFICATION_REQUIRED),
      (.notMember, PENTAD_CHAT_NOT_MEMBER),
      (.linksNotAllowed, PENTAD_CHAT_LINKS_NOT_ALLOWED),
      (.banned, PENTAD_CHAT_BANNED),
      (.tooManyRequests, PENTAD_TOO_MANY_REQUESTS),
      (.resultsNotReady, PENTAD_CHAT_RESULTS_NOT_READY),
      (.resultsExpired, PENTAD_CHAT_RESULTS_EXPIRED),
      (.groupNameRequired, PENTAD_CHAT_GROUP_NAME_REQUIRED),
      (.textTooLong, PENTAD_CHAT_TEXT_TOO_LONG),
      (.signInRequired, PENTAD_SIGN_IN_REQUIRED),
      (.notAllowed, PENTAD_CHAT_NOT_ALLOWED),
      (.requestRejected, PENTAD_CHAT_REQUEST_REJECTED),
      (.serverUnavailable, PENTAD_SERVER_UNAVAILABLE),
      (.unreadableAnswer, PENTAD_UNREADABLE_ANSWER),
      (.unexpectedAnswer, PENTAD_UNEXPECTED_ANSWER),
      (.pictureTooLarge, PENTAD_CHAT_PICTURE_TOO_LARGE),
      (.notAPicture, PENTAD_CHAT_NOT_A_PICTURE),
      (.messageNotFound, PENTAD_CHAT_MESSAGE_NOT_FOUND),
      (.unreadableItems, PENTAD_CHAT_UNREADABLE_ITEMS),
    ]
    for (code, status) in pairs { #expect(PentadError(code, "").status == status) }
  }

  @Test func statesHaveTheNumbersOfTheSwiftCases() {
    for state in MembershipState.allCases { #expect(state.code.rawValue == state.rawValue) }
    for state in OutgoingMessage.State.allCases { #expect(state.code.rawValue == state.rawValue) }
    for reason in GroupRemoval.allCases { #expect(reason.code.rawValue == reason.rawValue) }
    for work in ChatFailure.Work.allCases { #expect(work.code.rawValue == work.rawValue) }
    for route in ChatConnection.Route.allCases { #expect(route.code.rawValue == route.rawValue) }
  }

  @Test func eachEventReachesItsCallback() {
    let key = ConversationKey.group("7")
    let error = PentadError(.offline, "nobody there")
    let heard: [(ChatEvent, String)] = [
      (.groupsRefreshed, "1 -"), (.groupCreated("7"), "2 7"), (.groupUpdated("7"), "3 7"),
      (.groupRemoved("7", .left), "4 7 left 1"), (.membersUpdated(group: "7"), "5 7"),
      (
        .messagesUpdated(
          key, MessageChanges(inserted: ids(1, 2), updated: ids(3), removed: ids(4, 5, 6))),
        "6 g:7 2 1 3"
      ),
      (.reactionsChanged(key, MessageID(rawValue: 9)), "7 g:7 9"),
      (
        .outgoingChanged(key, OutgoingChange(localId: 3, step: .delivered(MessageID(rawValue: 8)))),
        "8 g:7 3 4 8"
      ),
      (.conversationChanged(key), "9 g:7"), (.draftChanged(key), "10 g:7"),
      (.accountUpdated, "11 -"),
      (.storeRecovered(rowsKept: 7, isPartial: true), "16 7 partial"),
      (.typing(TypingNotice(conversation: key, userId: "102", startedAt: 5)), "12 g:7 102 5"),
      (.connection(.live(via: .longPolling)), "13 2 1"),
      (.connection(.stopped(error)), "13 5 0 7 nobody there"),
      (.synchronising(WorkProgress(completed: 1, total: 4)), "14 1/4"),
      (.failed(ChatFailure(work: .sending, conversation: key, error: error)), "15 g:7 2 7"),
      (.reset, "0 -"),
    ]
    let recorder = Recorder()
    let callbacks = ChatCallbacks(delegate: delegate(recorder))
    for (index, (event, _)) in heard.enumerated() {
      callbacks.call(
        recorder.context, Published(number: UInt64(index), event: event))
    }
    let expected = heard.enumerated().flatMap { ["any \($0)", "own \($1.1)"] }
    #expect(recorder.seen == expected)
  }

  private func ids(_ numbers: Int64...) -> [MessageID] { numbers.map { MessageID(rawValue: $0) } }
}

private func delegate(_ recorder: Recorder) -> pentad_chat_delegate {
  var delegate = pentad_chat_delegate()
  delegate.struct_size = MemoryLayout<pentad_chat_delegate>.size
  delegate.did_happen = { Recorder.from($0).note("any \($1.pointee.number)") }
  let plain: pentad_chat_event_callback = { note($0, $1, text($1.pointee.group_id)) }
  let conversation: pentad_chat_event_callback = { note($0, $1, text($1.pointee.conversation)) }
  delegate.did_refresh_groups = plain
  delegate.did_create_group = plain
  delegate.did_update_group = plain
  delegate.did_remove_group = {
    note($0, $1, "\(text($1.pointee.group_id)) left \($1.pointee.removal.rawValue)")
  }
  delegate.did_update_members = plain
  delegate.did_update_messages = {
    let event = $1.pointee
    let counts = "\(event.inserted_count) \(event.updated_count) \(event.removed_count)"
    note($0, $1, "\(text(event.conversation)) \(counts)")
  }
  delegate.did_update_reactions = {
    note($0, $1, "\(text($1.pointee.conversation)) \($1.pointee.message)")
  }
  delegate.did_update_outgoing = {
    let event = $1.pointee
    let change = "\(event.local_id) \(event.step.rawValue) \(event.message)"
    note($0, $1, "\(text(event.conversation)) \(change)")
  }
  delegate.did_update_conversation = conversation
  delegate.did_update_draft = conversation
  delegate.did_update_account = plain
  delegate.did_recover_store = {
    note($0, $1, "\($1.pointee.rows_kept) \($1.pointee.is_partial ? "partial" : "whole")")
  }
  delegate.typing = {
    let event = $1.pointee
    note($0, $1, "\(text(event.conversation)) \(text(event.user_id)) \(event.at)")
  }
  delegate.connection = {
    let event = $1.pointee
    let failure =
      event.status == PENTAD_OK ? "" : " \(event.status.rawValue) \(text(event.error_message))"
    note($0, $1, "\(event.connection.rawValue) \(event.route.rawValue)\(failure)")
  }
  delegate.synchronising = { note($0, $1, "\($1.pointee.completed)/\($1.pointee.total)") }
  delegate.did_fail = {
    let event = $1.pointee
    note($0, $1, "\(text(event.conversation)) \(event.work.rawValue) \(event.status.rawValue)")
  }
  delegate.did_reset = plain
  return delegate
}

private func note(
  _ context: UnsafeMutableRawPointer?, _ event: UnsafePointer<pentad_chat_event>, _ text: String
) {
  Recorder.from(context).note("own \(event.pointee.kind.rawValue) \(text)")
}

private func text(_ pointer: UnsafePointer<CChar>?) -> String {
  pointer.map { String(cString: $0) } ?? "-"
}
