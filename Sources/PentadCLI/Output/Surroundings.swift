import PentadCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Rejects arguments that are not UTF-8. Swift would repair them, and a path would lead elsewhere.
/// The argument is not quoted, because it may be a secret.
func requireReadableArguments() throws(PentadError) {
  for index in 1..<max(1, Int(CommandLine.argc)) {
    guard let argument = CommandLine.unsafeArgv[index] else { return }
    guard String(validatingCString: argument) != nil else {
      throw PentadError(.invalid, "argument \(index) is not a text in UTF-8")
    }
  }
}

/// Sets the width of help to 40 columns for a narrower terminal. Some indents would be wider than
/// the terminal, and the argument parser would end the process.
func widenNarrowTerminal() {
  let least = 40
  var size = winsize()
  let cols = getenv("COLUMNS").flatMap { Int(String(cString: $0)) }
  let isKnown = cols != nil || ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
  if isKnown, cols ?? Int(size.ws_col) < least { setenv("COLUMNS", "\(least)", 1) }
}
