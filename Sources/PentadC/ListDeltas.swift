public import CPentad
import PentadCore

/// Compares two lists of the program and returns the changes from the old one to the new one.
///
/// Items that share a key are matched one to one, and no two of their pairs cross.
///
/// - Parameters:
///   - old_keys: the keys of the old list, in its order; NULL when `old_count` is 0
///   - old_count: the number of old keys
///   - new_keys: the keys of the new list, in its order; NULL when `new_count` is 0
///   - new_count: the number of new keys
///   - is_same: called for each item that is in both lists; NULL if items with equal keys are
///     always the same
///   - out: receives the delta
/// - Returns: `PENTAD_INVALID` for a key that is not UTF-8; `PENTAD_MISUSE` if `out`, an array or a
///   key is missing, or for more keys than an array can hold
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_list_delta_make")
public func pentad_list_delta_make(
  _ old_keys: UnsafePointer<UnsafePointer<CChar>?>?, _ old_count: size_t,
  _ new_keys: UnsafePointer<UnsafePointer<CChar>?>?, _ new_count: size_t,
  _ is_same: pentad_list_is_same?, _ context: UnsafeMutableRawPointer?,
  _ out: UnsafeMutablePointer<UnsafeMutablePointer<pentad_list_delta>?>?,
  _ error: UnsafeMutablePointer<pentad_error_ref?>?
) -> pentad_status {
  run(error, giving: out) { () throws(PentadError) in
    let old = try readKeys(old_keys, old_count, "old_keys")
    let new = try readKeys(new_keys, new_count, "new_keys")
    let delta = ListDelta(from: old, to: new, key: \.text) {
      is_same?(context, $0.index, $1.index) ?? true
    }
    return OwnedRecord.give { $0.delta(delta) }
  }
}

/// Frees a list delta.
///
/// - Parameter delta: the delta; NULL does nothing
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_list_delta_free")
public func pentad_list_delta_free(_ delta: UnsafeMutablePointer<pentad_list_delta>?) {
  OwnedRecord.free(delta)
}

/// Reads the keys of a caller's list, each with its index.
private func readKeys(
  _ keys: UnsafePointer<UnsafePointer<CChar>?>?, _ count: Int, _ name: StaticString
) throws(PentadError) -> [(text: String, index: Int)] {
  let texts = try readItems(keys, count, name) { (key) throws(PentadError) in
    try readText(key.pointee, name)
  }
  return texts.enumerated().map { ($1, $0) }
}
