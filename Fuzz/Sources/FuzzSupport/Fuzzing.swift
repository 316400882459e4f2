public import PentadCore

/// The common steps of every fuzzer, and the checks of each decoder.
public enum Fuzzing {
  /// Runs one input: the body of `LLVMFuzzerTestOneInput`.
  public static func run(
    _ start: UnsafePointer<UInt8>?, _ count: Int, _ body: (_ input: inout Input) -> Void
  ) -> Int32 {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    HeapBalance.measure {
      var input = Input(bytes)
      body(&input)
    }
    return 0
  }

  /// Runs a read; a thrown error must be informative for a caller.
  ///
  /// - Parameter count: how many bytes were read, if the error's offset is one of them.
  @discardableResult
  public static func attempt<Value>(
    of count: Int? = nil, _ read: () throws(PentadError) -> Value
  ) -> Value? {
    do throws(PentadError) {
      return try read()
    } catch {
      check(error, of: count)
      return nil
    }
  }

  /// An error of the input's, not of ours: with words, and an offset that lies in the input.
  public static func check(_ error: PentadError, of count: Int? = nil) {
    require(error.code.coarse != .ok && error.code.coarse != .internal, "a defect: \(error)")
    require(!error.message.isEmpty, "an error without words: \(error.code)")
    if let offset = error.offset {
      require(offset >= 0 && offset <= count ?? .max, "an offset outside the input: \(offset)")
    }
  }

  /// Ends the run, and libFuzzer keeps the input, if what has to hold does not.
  public static func require(_ holds: Bool, _ message: @autoclosure () -> String) {
    if !holds { fatalError(message()) }
  }
}
