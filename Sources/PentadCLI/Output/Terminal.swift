#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes a line to standard output.
func writeLine(_ line: String) { writeText("\(line)\n") }

/// Writes a text to standard output unchanged. If that fails, the process ends.
func writeText(_ text: String) {
  ProgressBar.erase()
  if let code = write(text, to: STDOUT_FILENO) { failWriting(code) }
}

/// True if standard output is a terminal.
var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

/// Writes a note for the user to standard error. The result of the command does not depend on
/// whether the note can be written.
func note(_ line: String) { writeToErrors(.note, "note", line) }

/// Writes an error to standard error and ends the process.
func fail(_ error: String, status: Int32) -> Never {
  writeToErrors(.error, "error", error)
  exit(status)
}

private func writeToErrors(_ style: Style, _ label: String, _ line: String) {
  ProgressBar.erase()
  let label = style.text("\(label):", on: STDERR_FILENO)
  write("\(label) \(line.onOneLine)\n", to: STDERR_FILENO)
}

/// Writes a complete text, and waits for its reader if necessary. The rest is dropped if a signal
/// arrives meanwhile.
///
/// - Returns: the error code of a failure; nil on success.
@discardableResult
func write(_ text: String, to descriptor: Int32) -> Int32? {
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

/// Returns the number of bytes that a write accepts without blocking after `poll` reported the
/// descriptor as ready. It is unlimited for a file, and the value that POSIX guarantees for a pipe.
private func mostAtOnce(to descriptor: Int32) -> Int {
  var status = stat()
  let isFile = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  return isFile ? .max : Int(PIPE_BUF)
}

/// Ends the process. It is silent if the reader has closed the pipe, with the shell's exit status
/// for SIGPIPE. It prints an error if the disk is full.
private func failWriting(_ code: Int32) -> Never {
  if code == EPIPE { exit(128 + SIGPIPE) }
  fail("storage: cannot write the output: \(String(cString: strerror(code)))", status: 1)
}

/// Ignores SIGPIPE, so that a write to a closed pipe fails instead of ending the process.
func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }
