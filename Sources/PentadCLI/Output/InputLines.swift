import Dispatch

/// Lines of standard input, for a command that does other things meanwhile: no thread of the task pool
/// waits for them.
struct InputLines {
  private let queue = DispatchQueue(label: "pentad-cli.input")
  private let lines: AsyncStream<[UInt8]>.Continuation
  private var iterator: AsyncStream<[UInt8]>.Iterator

  init() {
    let (stream, continuation) = AsyncStream.makeStream(of: [UInt8].self)
    lines = continuation
    iterator = stream.makeAsyncIterator()
  }

  /// The next line, as ``StandardInput/nextLine()`` gives it; nil at the end, and when the task is
  /// cancelled.
  mutating func next() async -> [UInt8]? {
    queue.async { [lines] in
      if let line = StandardInput.nextLine() { lines.yield(line) } else { lines.finish() }
    }
    return await iterator.next()
  }
}
