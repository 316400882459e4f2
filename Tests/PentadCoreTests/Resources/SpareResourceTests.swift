import Testing

@testable import PentadCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@Suite struct SpareResourceTests {
  @Test(arguments: [EMFILE, ENFILE, ENOMEM, ENOBUFS])
  func exhaustionIsUnavailable(code: CInt) {
    #expect(PentadError(exhaustion: code)?.code == .unavailable)
  }

  @Test(arguments: [ENOENT, EACCES, EIO]) func otherFailuresAreNotExhaustion(code: CInt) {
    #expect(PentadError(exhaustion: code) == nil)
  }

  @Test func causeOfAFailureIsTheFailureWhileDescriptorsAreFree() {
    let failure = PentadError(.storage, "it failed")
    #expect(SpareDescriptors.cause(of: failure) == failure)
  }

  @Test func spareThreadsEndAgain() throws {
    for _ in 1...100 { try SpareThreads.require(8) }
  }

  @Test func resourcesOfARunningProcessSuffice() throws {
    for _ in 1...3 { try HostResources.requireTasks() }
  }
}
