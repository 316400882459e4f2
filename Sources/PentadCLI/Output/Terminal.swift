#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes a line to standard output.
func writeLine(_ line: String) { writeText("\(line)\n") }

/// Writes a text to standard output as it is; ends the process when that cannot be.
func writeText(_ text: String) {
  if let code = write(text, to: STDOUT_FILENO) { giveUp(code) }
}

/// Whether a person reads standard output.
var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

/// Writes a line to standard error: what a person should know of an answer. An answer does not depend on
/// whether that can be written.
func note(_ line: String) { write("note: \(line.onOneLine)\n", to: STDERR_FILENO) }

/// A line on standard error that tells a person how far something has come.
enum ProgressLine {
  private static let isShown = isatty(STDERR_FILENO) == 1

  /// Writes over what was there.
  static func show(_ text: String) {
    if isShown { write("\r\(text)\u{1B}[K", to: STDERR_FILENO) }
  }

  /// Leaves an empty line.
  static func end() { show("") }
}

/// Writes a line to standard error and ends the process.
func fail(_ line: String, status: Int32) -> Never {
  write("\(line.onOneLine)\n", to: STDERR_FILENO)
  exit(status)
}

/// Writes all of a text, as slowly as it is read; the rest is dropped when a signal comes meanwhile.
///
/// - Returns: the error for which it could not.
@discardableResult
private func write(_ text: String, to descriptor: Int32) -> Int32? {
  let most = mostAtOnce(to: descriptor)
  var text = text
  return text.withUTF8 { bytes in
    var rest = UnsafeRawBufferPointer(bytes)
    while let start = rest.baseAddress, !rest.isEmpty {
      let written = whenReady(descriptor, for: POLLOUT) {
        write(descriptor, start, min(rest.count, most))
      }
      guard let written else {
        Interruption.cutsOutput()
        return nil
      }
      guard written >= 0 else { return errno }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(written))
    }
    return nil
  }
}

/// The number of bytes that a write takes without a wait, where `poll` found the descriptor ready: all
/// for a file, and what POSIX promises for a pipe.
private func mostAtOnce(to descriptor: Int32) -> Int {
  var status = stat()
  let isFile = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  return isFile ? .max : Int(PIPE_BUF)
}

/// Ends the process: quietly when the reader has gone, with the shell's status of a process that SIGPIPE
/// ended, and with an error when the disk is full.
private func giveUp(_ code: Int32) -> Never {
  if code == EPIPE { exit(128 + SIGPIPE) }
  fail("error: storage: cannot write the output: \(String(cString: strerror(code)))", status: 1)
}

/// Lets a write to a reader that has gone fail, instead of ending the process by a signal.
func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }
