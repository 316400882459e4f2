import CPentad
import PentadCore
import Testing

@testable import PentadC

extension Owning {
  @Suite struct HandleTests {
    @Test func ownedHandlesAreCountedUntilFreed() {
      let before = pentad_handle_count()
      let error = Failure(PentadError(.invalid, "no", offset: 4)).give()
      #expect(pentad_handle_count() == before + 1)
      let string = giveString("text")
      #expect(string.map { String(cString: $0) } == "text")
      #expect(pentad_handle_count() == before + 2)
      pentad_string_free(string)
      pentad_error_free(error)
      pentad_error_free(nil)
      pentad_string_free(nil)
      #expect(pentad_handle_count() == before)
    }

    @Test func borrowedHandlesAreNotCounted() {
      let before = pentad_handle_count()
      Failure(PentadError(.invalid, "no")).lend { error in
        #expect(pentad_error_code(error) == PENTAD_INVALID)
      }
      #expect(pentad_handle_count() == before)
    }

    @Test func errorHasCodeMessageAndOffset() {
      var error: pentad_error_ref?
      let status = run(&error) { () throws(PentadError) in
        throw PentadError(.init(.invalid, detail: 3), "a lonely bracket", offset: 7)
      }
      #expect(status.rawValue == 0x303)
      #expect(pentad_error_code(error) == status)
      #expect(String(cString: pentad_error_message(error)) == "a lonely bracket")
      #expect(pentad_error_offset(error) == 7 && pentad_error_retry_after(error) == -1)
      pentad_error_free(error)
    }

    @Test func errorHasRetryAfter() {
      Failure(PentadError(.refused, "later", retryAfter: 7_000)).lend { error in
        #expect(pentad_error_retry_after(error) == 7_000)
      }
    }

    @Test func successLeavesNoError() {
      var error: pentad_error_ref? = OpaquePointer(bitPattern: 8)
      #expect(run(&error) { () throws(PentadError) in } == PENTAD_OK)
      #expect(error == nil)
      #expect(pentad_error_code(nil) == PENTAD_OK)
      #expect(String(cString: pentad_error_message(nil)) == "")
      #expect(pentad_error_offset(nil) == -1 && pentad_error_retry_after(nil) == -1)
    }

    @Test func anErrorWithoutACodeIsADefect() {
      #expect(run(nil) { () throws(PentadError) in throw PentadError(.ok, "?") } == PENTAD_INTERNAL)
    }
  }
}
