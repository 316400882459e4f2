import Dispatch
import PentadCore

/// Lines of standard input, for a command that does other things meanwhile: no thread of the task pool
/// waits for them.
struct InputLines {
  private typealias Line = Result<[UInt8], PentadError>

  private let queue = DispatchQueue(label: "pentad-cli.input")
  private let lines: AsyncStream<Line>.Continuation
  private var iterator: AsyncStream<Line>.Iterator

  init() {
    let (stream, continuation) = AsyncStream.makeStream(of: Line.self)
    lines = continuation
    iterator = stream.makeAsyncIterator()
  }

  /// The next line, as ``StandardInput/nextLine()`` gives it; nil at the end, and when the task is
  /// cancelled.
  ///
  /// - Throws: `storage` when standard input cannot be read.
  mutating func next() async throws(PentadError) -> [UInt8]? {
    queue.async { [lines] in
      do throws(PentadError) {
        if let line = try StandardInput.nextLine() {
          lines.yield(.success(line))
        } else {
          lines.finish()
        }
      } catch {
        lines.yield(.failure(error))
      }
    }
    return try await iterator.next()?.get()
  }
}
