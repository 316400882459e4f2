public import CPentad
import PentadCore

/// Compares two lists of a program's own: what makes the new one out of the old one.
///
/// Where several items share a key, they are matched one to one, and no two of their pairs cross.
///
/// - Parameters:
///   - old_keys: the keys of the old list, in its order; NULL when `old_count` is 0
///   - old_count: how many
///   - new_keys: the keys of the new list, in its order; NULL when `new_count` is 0
///   - new_count: how many
///   - is_same: asked of each item that is in both; NULL when an item of one key is always the same
///   - out: receives the delta
/// - Returns: `PENTAD_INVALID` for a key that is not UTF-8; `PENTAD_MISUSE` if `out`, an array or a
///   key is missing, or for more keys than any array has
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

/// Frees what has changed in a list.
///
/// - Parameter delta: the delta; NULL does nothing
///
/// Blocks: no. Since: 0.1
@_cdecl("pentad_list_delta_free")
public func pentad_list_delta_free(_ delta: UnsafeMutablePointer<pentad_list_delta>?) {
  OwnedRecord.free(delta)
}

/// The keys of a caller's list, each with its index.
private func readKeys(
  _ keys: UnsafePointer<UnsafePointer<CChar>?>?, _ count: Int, _ name: StaticString
) throws(PentadError) -> [(text: String, index: Int)] {
  let texts = try readItems(keys, count, name) { (key) throws(PentadError) in
    try readText(key.pointee, name)
  }
  return texts.enumerated().map { ($1, $0) }
}
