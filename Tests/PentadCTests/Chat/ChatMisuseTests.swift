import CPentad
import Dispatch
import PentadCore
import Testing

@testable import PentadC

#if Networking
  import ReferenceServer
#endif

extension Owning {
  /// Calls that the documentation forbids; Tests/CTests/chat.c has the rest of them.
  @Suite struct ChatMisuseTests {
    @Test func nullClientIsMisuse() {
      var messages: UnsafeMutablePointer<pentad_chat_messages>?
      var operation: pentad_operation_ref?
      var error: pentad_error_ref?
      #expect(pentad_chat_client_messages(nil, "g:1", 0, 0, &messages, &error) == PENTAD_MISUSE)
      #expect(pentad_error_code(error) == PENTAD_MISUSE)
      pentad_error_free(error)
      #expect(
        pentad_chat_client_synchronise_async(nil, { _, _, _ in }, nil, &operation, nil)
          == PENTAD_MISUSE)
      #expect(operation == nil && messages == nil)
      pentad_chat_client_free(nil)
      pentad_chat_client_network_changed(nil)
      #expect(String(cString: pentad_chat_client_user_id(nil)) == "")
    }

    @Test func recordsHaveTheirSize() {
      var options = pentad_chat_client_options()
      var client: pentad_chat_client_ref?
      for size in [0, 4, 8 + 1, MemoryLayout<pentad_chat_client_options>.size + 8] {
        options.struct_size = size
        #expect(pentad_chat_client_open(&options, nil, &client, nil) == PENTAD_MISUSE)
      }
      var draft = pentad_chat_message_options()
      var outgoing: UnsafeMutablePointer<pentad_chat_outgoing>?
      #expect(pentad_chat_client_send(nil, "g:1", &draft, &outgoing, nil) == PENTAD_MISUSE)
      var event = pentad_chat_delegate()
      var subscription: pentad_subscription_ref?
      #expect(pentad_chat_client_subscribe(nil, &event, &subscription, nil) == PENTAD_MISUSE)
    }

    @Test func textIsUTF8AndNamesAConversation() {
      let latin: [CChar] = [0x67, 0x3a, -0x17, 0]
      var messages: UnsafeMutablePointer<pentad_chat_messages>?
      var error: pentad_error_ref?
      #expect(pentad_chat_client_messages(nil, latin, 0, 0, &messages, &error) == PENTAD_INVALID)
      #expect(pentad_error_offset(error) == 2)
      pentad_error_free(error)
      for text in ["", "1", "g:", "x:1", "g:1+2", "d:1", "d:1+2+3", "t:5"] {
        #expect(pentad_chat_client_messages(nil, text, 0, 0, &messages, nil) == PENTAD_INVALID)
      }
    }

    @Test func freedSessionRejectsAClient() throws {
      var session: pentad_session_ref?
      #expect(pentad_session_make(&session, nil) == PENTAD_OK)
      try SessionHandle.borrow(session, "session").place.close()
      var options = pentad_chat_client_options()
      options.struct_size = MemoryLayout<pentad_chat_client_options>.size
      options.session = session
      var client: pentad_chat_client_ref?
      #expect(pentad_chat_client_open(&options, nil, &client, nil) == PENTAD_CLOSED)
      pentad_session_free(session)
    }

    #if Networking
      @Test func aClientThatHasSignedOutIsClosed() async throws {
        let server = try await ReferenceServer.start(classes: 1)
        let statuses = await onThread { signedOut(server.url) }
        await server.stop()
        #expect(statuses == [PENTAD_OK] + [pentad_status](repeating: PENTAD_CLOSED, count: 6))
      }
    #endif
  }
}

#if Networking
  /// Returns the statuses of calls after the user has signed out.
  private func signedOut(_ url: String) -> [pentad_status] {
    var client: pentad_chat_client_ref?
    url.withCString { url in
      var options = pentad_chat_client_options()
      options.struct_size = MemoryLayout<pentad_chat_client_options>.size
      options.server = url
      options.manual_synchronising = 1
      #expect(pentad_chat_client_sign_in(&options, "tok-alice", &client, nil) == PENTAD_OK)
    }
    var messages: UnsafeMutablePointer<pentad_chat_messages>?
    var groups: UnsafeMutablePointer<pentad_chat_groups>?
    var last: UInt64 = 0
    let statuses = [
      pentad_chat_client_sign_out(client, nil),
      pentad_chat_client_sign_out(client, nil),
      pentad_chat_client_messages(client, "g:1", 0, 0, &messages, nil),
      pentad_chat_client_groups(client, PENTAD_CHAT_MEMBERSHIP_ACTIVE, &groups, nil),
      pentad_chat_client_last_event(client, &last, nil),
      pentad_chat_client_set_draft(client, "g:1", "x", nil),
      pentad_chat_client_synchronise(client, nil),
    ]
    pentad_chat_client_free(client)
    return statuses
  }

  /// Runs what blocks on a thread that no task needs.
  private func onThread<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: body()) }
    }
  }
#endif
