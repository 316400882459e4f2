/// The bytes of an answer, in chunks as they come.
///
/// - No chunk is asked for before the one before it has been taken, so that a slow reader slows the
///   server and memory stays flat.
/// - It is read once, by one reader; another iteration throws ``PentadError/Code/misuse``.
/// - The errors are those of ``Transport``.
public struct TransportBody: AsyncSequence, Sendable {
  /// A chunk, never empty.
  public typealias Element = [UInt8]
  /// What ``Transport`` throws.
  public typealias Failure = PentadError

  /// Gives the next chunk; nil at the end.
  public typealias Source = @Sendable () async throws(PentadError) -> [UInt8]?

  private let reading: Reading

  /// A body whose chunks come from `source`, called once for each, never twice at a time.
  public init(_ source: @escaping Source) { reading = Reading(source) }

  /// A body that is there already.
  public init(_ bytes: [UInt8] = []) {
    let rest = Remainder(bytes)
    self.init { () async throws(PentadError) in rest.take() }
  }

  /// Begins to read. Only the first reader gets the bytes.
  public func makeAsyncIterator() -> Iterator { Iterator(source: reading.take()) }

  /// All bytes.
  ///
  /// - Parameter limit: how many at most.
  /// - Throws: ``PentadError/Code/bodyTooLong`` as soon as there are more; what reading throws.
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

  /// Reads a body.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var source: Source?
    private var isFinished = false

    fileprivate init(source: Source?) { self.source = source }

    /// The next chunk, which is not empty; nil at the end, and after an error.
    public mutating func next() async throws(PentadError) -> [UInt8]? {
      guard !isFinished else { return nil }
      guard let source else {
        isFinished = true
        throw PentadError(.misuse, "the body of an answer can be read once")
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
  /// Hands a source out once.
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

  /// Bytes that are given once.
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
