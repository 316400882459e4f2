import Dispatch
import PentadCore

/// The lines of standard input for a command with concurrent work. Reading does not block a thread
/// of the task pool.
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

  /// Returns the next line, as ``StandardInput/nextLine()``; nil at the end, and when the task is
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
