/// The location of a store.
public enum StoreLocation: Hashable, Sendable {
  /// A store in memory, which is lost with the last reference to it.
  case memory
  /// A file called `name` in `directory`, such as `astro.sqlite`.
  ///
  /// Next to it are SQLite's `-wal` and `-shm`, and a `.lock` with the openings of the store and
  /// the state in which it was left. The directory is created if it is missing, with those above
  /// it. A relative one is resolved against the working directory at opening; a later change of
  /// that has no effect.
  case file(directory: String, name: String)
}
