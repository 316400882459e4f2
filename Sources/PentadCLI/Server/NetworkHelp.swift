#if CommandLine
  import ArgumentParser

  /// The network options that several groups of options declare.
  ///
  /// They are no group of their own: in a debug build ArgumentParser checks each group several times, and
  /// with one level less in its groups, the help of `video like` took 0.7 s instead of 1.9.
  enum NetworkHelp {
    static let plainHttp: ArgumentHelp =
      "Allow plain http to other machines. Others on the network can read it."
    static let pinsName = NameSpecification.customLong("pin")
    static let pins: ArgumentHelp = """
      The base64 of the SHA-256 of the public key that an https server must have; may be given several \
      times.
      """
  }
#endif
