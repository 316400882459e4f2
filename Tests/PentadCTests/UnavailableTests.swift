import CPentad
import PentadC
import Testing

/// A library without the trait Storage.
@Suite struct UnavailableTests {
  @Test func aKitThatNeedsAStoreNamesTheTrait() throws {
    var error: OpaquePointer?
    // A caller frees the result for every status.
    var client = OpaquePointer(bitPattern: 8)
    #expect(pentad_stellar_client_open(nil, &client, &error) == PENTAD_UNSUPPORTED)
    #expect(client == nil)
    #expect(
      String(cString: pentad_error_message(error))
        == "StellarKit needs the trait Storage, and this build has no Storage")
    pentad_error_free(error)
  }

  @Test func nothingIsFreed() {
    pentad_chat_user_free(nil)
    pentad_video_feed_free(nil)
  }
}
