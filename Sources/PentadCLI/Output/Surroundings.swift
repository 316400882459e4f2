import PentadCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Refuses arguments that are not UTF-8: as Swift mends them, a path would lead elsewhere. What stands in one
/// is not told, since it may be secret.
func requireReadableArguments() throws(PentadError) {
  for index in 1..<max(1, Int(CommandLine.argc)) {
    guard let argument = CommandLine.unsafeArgv[index] else { return }
    guard String(validatingCString: argument) != nil else {
      throw PentadError(.invalid, "argument \(index) is not a text in UTF-8")
    }
  }
}

/// Has help written for 40 columns where the terminal has fewer: its own indents are wider than some, and
/// the parser of arguments then ends the process.
func widenNarrowTerminal() {
  let least = 40
  var size = winsize()
  let told = getenv("COLUMNS").flatMap { Int(String(cString: $0)) }
  let isKnown = told != nil || ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
  if isKnown, told ?? Int(size.ws_col) < least { setenv("COLUMNS", "\(least)", 1) }
}
