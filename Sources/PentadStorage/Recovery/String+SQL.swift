#if Storage
  extension String {
    /// As a name in a statement; GRDB's own quoting lets quotes through.
    var quotedName: String {
      "\"" + split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
        + "\""
    }
  }
#endif
