#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes a line to standard output.
func writeLine(_ line: String) { write("\(line)\n", to: STDOUT_FILENO) }

/// Writes a text to standard output as it is.
func writeText(_ text: String) { write(text, to: STDOUT_FILENO) }

/// Whether a person reads standard output.
var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

/// Writes a line to standard error: what a person should know of an answer.
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

/// Writes all of a text; ends the process when nobody reads any more.
private func write(_ text: String, to descriptor: Int32) {
  var text = text
  text.withUTF8 { bytes in
    var rest = UnsafeRawBufferPointer(bytes)
    while let start = rest.baseAddress, !rest.isEmpty {
      let written = write(descriptor, start, rest.count)
      if written < 0, errno != EINTR { giveUp(errno, descriptor) }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(max(0, written)))
    }
  }
}

/// Ends the process: quietly when the reader has gone, with an error when the disk is full.
private func giveUp(_ code: Int32, _ descriptor: Int32) -> Never {
  if descriptor == STDERR_FILENO { exit(1) }
  if code == EPIPE { exit(0) }
  fail("error: storage: cannot write the output: \(String(cString: strerror(code)))", status: 1)
}

/// Lets a write to a reader that has gone fail, instead of ending the process by a signal.
func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }
