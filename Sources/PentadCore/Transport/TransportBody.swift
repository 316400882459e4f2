/// The body of an answer: its bytes, in chunks as they arrive.
///
/// - A chunk is requested only after the previous one was read. So a slow reader slows the server
///   down, and memory use stays constant.
/// - The body can be read once, by one reader; another iteration throws
///   ``PentadError/Code/misuse``.
/// - The errors are those of ``Transport``.
public struct TransportBody: AsyncSequence, Sendable {
  /// A chunk, never empty.
  public typealias Element = [UInt8]
  /// The error type of ``Transport``.
  public typealias Failure = PentadError

  /// Returns the next chunk; nil at the end.
  public typealias Source = @Sendable () async throws(PentadError) -> [UInt8]?

  private let reading: Reading

  /// Makes a body whose chunks come from `source`, which is called for each chunk, never
  /// concurrently.
  public init(_ source: @escaping Source) { reading = Reading(source) }

  /// Makes a body of bytes in memory.
  public init(_ bytes: [UInt8] = []) {
    let rest = Remainder(bytes)
    self.init { () async throws(PentadError) in rest.take() }
  }

  /// Starts to read. Only the first reader gets the bytes.
  public func makeAsyncIterator() -> Iterator { Iterator(source: reading.take()) }

  /// Reads all bytes.
  ///
  /// - Parameter limit: the largest number of bytes.
  /// - Throws: ``PentadError/Code/bodyTooLong`` as soon as the limit is exceeded; errors of the
  ///   body.
  public func collect(limit: Int) async throws(PentadError) -> [UInt8] {
    var bytes: [UInt8] = []
    var iterator = makeAsyncIterator()
    while let chunk = try await iterator.next() {
      guard chunk.count <= limit - bytes.count else {
        throw PentadError(.bodyTooLong, "the answer is longer than \(limit) bytes")
      }
      bytes += chunk
    }
    return bytes
  }

  /// An iterator over the chunks.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var source: Source?
    private var isFinished = false

    fileprivate init(source: Source?) { self.source = source }

    /// Returns the next chunk, which is not empty; nil at the end, and after an error.
    public mutating func next() async throws(PentadError) -> [UInt8]? {
      guard !isFinished else { return nil }
      guard let source else {
        isFinished = true
        throw PentadError(.misuse, "the body of an answer can be read only once")
      }
      do throws(PentadError) {
        while let chunk = try await source() {
          if !chunk.isEmpty { return chunk }
        }
      } catch {
        finish()
        throw error
      }
      finish()
      return nil
    }

    private mutating func finish() {
      isFinished = true
      source = nil
    }
  }
}

extension TransportBody {
  /// A source that can be taken only once.
  private final class Reading: Sendable {
    private let source: Lock<Source?>

    init(_ source: @escaping Source) { self.source = Lock(source) }

    func take() -> Source? {
      source.withLock { source in
        defer { source = nil }
        return source
      }
    }
  }

  /// Bytes that can be taken only once.
  private final class Remainder: Sendable {
    private let bytes: Lock<[UInt8]?>

    init(_ bytes: [UInt8]) { self.bytes = Lock(bytes) }

    func take() -> [UInt8]? {
      bytes.withLock { bytes in
        defer { bytes = nil }
        return bytes
      }
    }
  }
}
