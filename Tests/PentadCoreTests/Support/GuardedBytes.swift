import Foundation

/// Lends bytes that end where readable memory ends: to read one more ends the process.
func withGuardedBytes<Value>(
  _ bytes: some Collection<UInt8>, _ body: (UnsafeRawBufferPointer) -> Value
) throws -> Value {
  let page = Int(getpagesize())
  let room = (bytes.count + page - 1) / page * page
  let start = mmap(nil, room + page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0)
  guard let start, start != MAP_FAILED else { throw POSIXError(.ENOMEM) }
  defer { munmap(start, room + page) }
  guard mprotect(start + room, page, PROT_NONE) == 0 else { throw POSIXError(.EACCES) }
  let lent = UnsafeMutableRawBufferPointer(
    start: start + room - bytes.count, count: bytes.count)
  lent.copyBytes(from: bytes)
  return body(UnsafeRawBufferPointer(lent))
}
