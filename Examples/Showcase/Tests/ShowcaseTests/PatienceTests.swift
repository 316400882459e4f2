import PentadCore
import Testing

@testable import Showcase

@Suite struct PatienceTests {
  @Test func `all values that come in time are had`() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    for number in 1...3 { continuation.yield(number) }
    continuation.finish()
    #expect(await Patience(time: .system).values(of: stream) == [1, 2, 3])
  }

  @Test func `an endless stream does not block a page`() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    continuation.yield(1)
    let patience = Patience(milliseconds: 50, time: .system)
    #expect(await patience.values(of: stream) == [1])
    continuation.finish()
  }

  @Test func `a call has its result, or none when it takes too long`() async throws {
    let patience = Patience(milliseconds: 5_000, time: .system)
    let value = await patience.outcome { () async throws(PentadError) in 7 }
    #expect(try value?.get() == 7)
    let error = await patience.outcome { () async throws(PentadError) -> Int in
      throw PentadError(.offline, "x")
    }
    #expect(error == .failure(PentadError(.offline, "x")))
    let (never, continuation) = AsyncStream.makeStream(of: Int.self)
    let late = await Patience(milliseconds: 20, time: .system).outcome {
      () async throws(PentadError) in
      for await _ in never {}
    }
    #expect(late == nil)
    continuation.finish()
  }
}
