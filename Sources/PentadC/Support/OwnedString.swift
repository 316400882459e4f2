#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Gives the caller a copy of a text to own, until `pentad_string_free`.
func giveString(_ text: String) -> UnsafeMutablePointer<CChar>? {
  guard let copy = strdup(text.withoutNUL) else { return nil }
  Handle.count(1)
  return copy
}

/// Takes back a string that `giveString` gave; does nothing for NULL.
func freeString(_ string: UnsafeMutablePointer<CChar>?) {
  guard let string else { return }
  Handle.count(-1)
  free(string)
}
