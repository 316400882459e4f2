/// Where a store lives.
public enum StoreLocation: Hashable, Sendable {
  /// In memory; gone with the last reference.
  case memory
  /// In `directory`, in a file called `name`, such as `astro.sqlite`.
  ///
  /// Next to it stand SQLite's `-wal` and `-shm`, and a `.lock` that says who has the store open and
  /// how it was left. The directory is made when it is missing, with those above it. A relative one is of
  /// the working directory at opening, wherever the process goes afterwards.
  case file(directory: String, name: String)
}
