#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Gives the caller an owned copy of a text, to be freed with `pentad_string_free`.
func giveString(_ text: String) -> UnsafeMutablePointer<CChar>? {
  guard let copy = strdup(text.withoutNUL) else { return nil }
  Handle.count(1)
  return copy
}

/// Takes back a string from `giveString`; a no-op for NULL.
func freeString(_ string: UnsafeMutablePointer<CChar>?) {
  guard let string else { return }
  Handle.count(-1)
  free(string)
}
