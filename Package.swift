// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

/// The traits that are on by default: all, or those that PENTAD_TRAITS names in a build of this package itself.
///
/// A manifest does not see `--traits`, and SwiftPM compiles every target of the package in which it runs:
/// without Storage, those that are nothing without a store are left out at the end of this file.
let traits = Set(
  (Context.environment["PENTAD_TRAITS"] ?? "Astro,Storage,Networking,CommandLine")
    .split(separator: ",").map(String.init))

let hasStorage = traits.contains("Storage")

/// The folders of the facade and of the command that need a store.
let stored = ["Chat", "Stellar", "Video"]

/// Behind a trait: a host that takes ElementsKit alone does not fetch it.
let grdb = Target.Dependency.product(
  name: "GRDB", package: "GRDB.swift", condition: .when(traits: ["Storage"]))

/// HTTP, WebSockets and what they stand on, behind a trait too: they bring twenty packages along.
let networking: [Target.Dependency] = [
  .product(
    name: "AsyncHTTPClient", package: "async-http-client",
    condition: .when(traits: ["Networking"])),
  .product(name: "NIOCore", package: "swift-nio", condition: .when(traits: ["Networking"])),
  .product(name: "NIOPosix", package: "swift-nio", condition: .when(traits: ["Networking"])),
  .product(name: "NIOHTTP1", package: "swift-nio", condition: .when(traits: ["Networking"])),
  .product(name: "NIOWebSocket", package: "swift-nio", condition: .when(traits: ["Networking"])),
  .product(name: "NIOSSL", package: "swift-nio-ssl", condition: .when(traits: ["Networking"])),
  .product(name: "Logging", package: "swift-log", condition: .when(traits: ["Networking"])),
  .product(name: "SwiftASN1", package: "swift-asn1", condition: .when(traits: ["Networking"])),
]

/// The live transport, for those who have users rather than hosts.
let live = Target.Dependency.target(
  name: "PentadNetworking", condition: .when(traits: ["Networking"]))

/// The reference server's part of SwiftNIO.
let serving: [Target.Dependency] = [
  .product(name: "NIOCore", package: "swift-nio", condition: .when(traits: ["Networking"])),
  .product(name: "NIOPosix", package: "swift-nio", condition: .when(traits: ["Networking"])),
  .product(name: "NIOHTTP1", package: "swift-nio", condition: .when(traits: ["Networking"])),
  .product(name: "NIOWebSocket", package: "swift-nio", condition: .when(traits: ["Networking"])),
]

let package = Package(
  name: "pentad",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "PentadCore", targets: ["PentadCore"]),
    .library(name: "PentadNetworking", targets: ["PentadNetworking"]),
    .library(name: "ElementsKit", targets: ["ElementsKit"]),
    .library(name: "AstroKit", targets: ["AstroKit"]),
    .library(name: "StellarKit", targets: ["StellarKit"]),
    .library(name: "ChatKit", targets: ["ChatKit"]),
    .library(name: "VideoFeedKit", targets: ["VideoFeedKit"]),
    .library(name: "pentad", type: .dynamic, targets: ["PentadC"]),
    // The same, for what links it in.
    .library(name: "PentadC", targets: ["PentadC"]),
    .library(name: "ReferenceServer", targets: ["ReferenceServer"]),
    .executable(name: "pentad-cli", targets: ["PentadCLI"]),
    .executable(name: "pentad-reference-server", targets: ["PentadReferenceServer"]),
  ],
  traits: [
    .default(enabledTraits: traits),
    .trait(name: "Astro", description: "AstroKit's engine on the Swiss Ephemeris (AGPL-3.0)"),
    .trait(name: "Storage", description: "The stores of the Kits on SQLite, by GRDB"),
    .trait(name: "Networking", description: "The live transport, on AsyncHTTPClient"),
    .trait(name: "CommandLine", description: "The commands pentad-cli and pentad-reference-server"),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.6"),
    .package(url: "https://github.com/apple/swift-asn1", from: "1.7.4"),
    // AsyncHTTPClient has it, too: nothing more is fetched.
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
  ],
  targets: [
    .systemLibrary(name: "CPentad", path: "Sources/CPentad"),
    .target(name: "PentadCore", swiftSettings: strict),
    // Empty, or one error: without it, each file that imports GRDB would have one.
    .target(name: "PentadStorageTrait"),
    .target(
      name: "PentadStorage",
      dependencies: [
        "PentadCore", "PentadStorageTrait", grdb,
        .product(
          name: "GRDBSQLite", package: "GRDB.swift", condition: .when(traits: ["Storage"])),
      ], swiftSettings: strict),
    .target(
      name: "PentadNetworking",
      dependencies: [
        "PentadCore", .target(name: "CZlib", condition: .when(traits: ["Networking"])),
      ] + networking, swiftSettings: strict),
    .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"])]),
    .target(name: "ElementsKit", dependencies: ["PentadCore"], swiftSettings: strict),
    // Its header alone: AstroKit finds the functions at run time (SwissFunctions says why).
    .systemLibrary(name: "CSwissEphemeris", providers: [.apt(["libswe-dev"])]),
    .target(
      name: "AstroKit",
      dependencies: [
        "PentadCore",
        .target(name: "PentadStorage", condition: .when(traits: ["Storage"])), grdb,
        .target(name: "CSwissEphemeris", condition: .when(traits: ["Astro"])),
      ], swiftSettings: strict),
    .target(
      name: "StellarKit", dependencies: ["PentadCore", "PentadStorage", grdb],
      swiftSettings: strict),
    .target(
      name: "ChatKit",
      dependencies: [
        "PentadCore", "PentadStorage", grdb,
        .product(
          name: "GRDBSQLite", package: "GRDB.swift", condition: .when(traits: ["Storage"])),
      ], swiftSettings: strict),
    // Feeds are read with its SAX2. Apple's platforms have iconv in a library of its own.
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .target(
      name: "VideoFeedKit",
      dependencies: [
        "PentadCore", "PentadStorage", "CLibXML2", "CZlib", grdb,
        .product(
          name: "GRDBSQLite", package: "GRDB.swift", condition: .when(traits: ["Storage"])),
      ], swiftSettings: strict,
      linkerSettings: [.linkedLibrary("iconv", .when(platforms: [.macOS, .iOS]))]),
    .target(
      name: "PentadC",
      dependencies: [
        "CPentad", "PentadCore", "ElementsKit", "AstroKit", "StellarKit", "ChatKit", "VideoFeedKit",
        "PentadStorage", live,
      ],
      exclude: hasStorage
        ? ["Generated/Unavailable.swift"] : stored + stored.map { "Generated/\($0)" },
      swiftSettings: strict),
    .executableTarget(
      name: "PentadCLI",
      dependencies: [
        "PentadCore", "ElementsKit", "AstroKit", "StellarKit", "ChatKit", "VideoFeedKit", live,
        .product(
          name: "ArgumentParser", package: "swift-argument-parser",
          condition: .when(traits: ["CommandLine"])),
      ], exclude: hasStorage ? ["Unavailable.swift"] : stored, swiftSettings: strict),
    .target(
      name: "ReferenceServer", dependencies: ["PentadCore", "AstroKit"] + serving,
      swiftSettings: strict),
    .executableTarget(
      name: "PentadReferenceServer",
      dependencies: [
        "PentadCore", "ReferenceServer",
        .product(
          name: "ArgumentParser", package: "swift-argument-parser",
          condition: .when(traits: ["CommandLine"])),
      ], swiftSettings: strict),
    .target(
      name: "TestSupport", dependencies: ["PentadCore", grdb], path: "Tests/TestSupport",
      swiftSettings: strict),
    .testTarget(
      name: "PentadCoreTests", dependencies: ["PentadCore", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "PentadStorageTests",
      dependencies: ["PentadStorage", "PentadCore", "TestSupport", grdb],
      swiftSettings: strict),
    .testTarget(
      name: "PentadNetworkingTests",
      dependencies: [
        "PentadNetworking", "PentadCore", "TestSupport",
        .target(name: "CZlib", condition: .when(traits: ["Networking"])),
        .product(
          name: "NIOEmbedded", package: "swift-nio", condition: .when(traits: ["Networking"])),
      ] + networking, swiftSettings: strict),
    .testTarget(
      name: "ElementsKitTests", dependencies: ["ElementsKit", "PentadCore", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "AstroKitTests",
      dependencies: [
        "AstroKit", "PentadCore", "TestSupport",
        .target(name: "PentadStorage", condition: .when(traits: ["Storage"])), grdb,
        .target(name: "CSwissEphemeris", condition: .when(traits: ["Astro"])),
      ], swiftSettings: strict,
      // The tests compare with libswe's own functions.
      linkerSettings: [
        .linkedLibrary("swe", .when(traits: ["Astro"])),
        .linkedLibrary("m", .when(platforms: [.linux])),
      ]),
    .testTarget(
      name: "StellarKitTests",
      dependencies: ["StellarKit", "PentadCore", "PentadStorage", "TestSupport", grdb],
      swiftSettings: strict),
    .testTarget(
      name: "ChatKitTests",
      dependencies: ["ChatKit", "PentadCore", "PentadStorage", "TestSupport", grdb],
      swiftSettings: strict),
    .testTarget(
      name: "VideoFeedKitTests",
      dependencies: ["VideoFeedKit", "PentadCore", "PentadStorage", "TestSupport", grdb],
      swiftSettings: strict),
    .testTarget(
      name: "ReferenceServerTests",
      dependencies: ["ReferenceServer", "PentadCore", "AstroKit"] + serving, swiftSettings: strict
    ),
    // The Kits over real sockets.
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "StellarKit", "AstroKit", "ChatKit", "VideoFeedKit", "PentadNetworking", "ReferenceServer",
        "PentadCore", "TestSupport", grdb,
      ], swiftSettings: strict),
    .testTarget(
      name: "PentadCTests",
      dependencies: [
        "PentadC", "PentadCore", "ElementsKit", "AstroKit", "ChatKit", "VideoFeedKit", "CPentad",
        "ReferenceServer",
      ], exclude: hasStorage ? ["UnavailableTests.swift"] : ["Chat", "Video"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)

if !hasStorage {
  let modules = ["PentadStorageTrait", "PentadStorage", "StellarKit", "ChatKit", "VideoFeedKit"]
  let gone = Set(modules + modules.map { "\($0)Tests" } + ["EndToEndTests"])
  package.products.removeAll { gone.contains($0.name) }
  package.targets.removeAll { gone.contains($0.name) }
  for target in package.targets {
    target.dependencies.removeAll {
      switch $0 {
      case .targetItem(let name, _), .byNameItem(let name, _): gone.contains(name)
      default: false
      }
    }
  }
}
