// swift-tools-version: 6.2
import PackageDescription

/// A Kit, as a target here depends on it.
func product(_ name: String) -> Target.Dependency { .product(name: name, package: "pentad") }

/// A fuzzer of one decoder: an executable whose `main` is libFuzzer's.
func fuzzer(_ name: String, _ kits: String...) -> Target {
  .executableTarget(
    name: name,
    dependencies: ["FuzzSupport", product("PentadCore")] + kits.map(product),
    swiftSettings: [.unsafeFlags(["-parse-as-library"])])
}

let package = Package(
  name: "pentad-fuzz",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "pentad", path: "..", traits: ["Astro", "Storage", "Networking"])
  ],
  targets: [
    .systemLibrary(name: "CHeap"),
    .target(name: "FuzzSupport", dependencies: ["CHeap", product("PentadCore")]),
    fuzzer("FuzzJSON"),
    fuzzer("FuzzAddress", "VideoFeedKit"),
    fuzzer("FuzzDate", "AstroKit", "VideoFeedKit"),
    fuzzer("FuzzFormula", "ElementsKit"),
    fuzzer("FuzzAstro", "AstroKit"),
    fuzzer("FuzzStellar", "StellarKit"),
    fuzzer("FuzzMeeting", "StellarKit"),
    fuzzer("FuzzGroupMe", "ChatKit"),
    fuzzer("FuzzBayeux", "ChatKit"),
    fuzzer("FuzzExchange", "PentadNetworking"),
    fuzzer("FuzzSocket", "PentadNetworking", "VideoFeedKit"),
    fuzzer("FuzzFeed", "VideoFeedKit"),
    fuzzer("FuzzPage", "VideoFeedKit"),
    fuzzer("FuzzOPML", "VideoFeedKit"),
    fuzzer("FuzzOAuth", "VideoFeedKit"),
    fuzzer("FuzzShelby", "VideoFeedKit"),
    fuzzer("FuzzPeerTube", "VideoFeedKit"),
    fuzzer("FuzzRecord", "ChatKit", "VideoFeedKit"),
    fuzzer("FuzzCredentials", "ChatKit"),
    fuzzer("FuzzStore", "AstroKit", "StellarKit", "ChatKit", "VideoFeedKit"),
    // Its table.c is written by call_table.py from the headers.
    .target(
      name: "CallSequences",
      cSettings: [.unsafeFlags(["-I\(Context.packageDirectory)/../include"])]),
    .executableTarget(
      name: "FuzzCalls",
      dependencies: [
        "CallSequences", "FuzzSupport", product("PentadCore"), product("PentadC"),
        product("ChatKit"),
      ], swiftSettings: [.unsafeFlags(["-parse-as-library"])]),
  ],
  swiftLanguageModes: [.v6]
)
