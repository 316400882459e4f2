// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let pentad: [Target.Dependency] = [
  .product(name: "ElementsKit", package: "pentad"),
  .product(name: "PentadCore", package: "pentad"),
]

let astro: [Target.Dependency] = [
  .product(name: "AstroKit", package: "pentad"),
  .product(name: "PentadCore", package: "pentad"),
]

let stellar: [Target.Dependency] = [
  .product(name: "StellarKit", package: "pentad"),
  .product(name: "PentadCore", package: "pentad"),
]

let chat: [Target.Dependency] = [
  .product(name: "ChatKit", package: "pentad"),
  .product(name: "PentadCore", package: "pentad"),
]

let video: [Target.Dependency] = [
  .product(name: "VideoFeedKit", package: "pentad"),
  .product(name: "PentadCore", package: "pentad"),
]

let network: [Target.Dependency] = [.product(name: "PentadNetworking", package: "pentad")]

let package = Package(
  name: "pentad-examples",
  platforms: [.macOS(.v15)],
  dependencies: [
    // The calendar needs the Swiss Ephemeris, classes, messages and videos a store, and what asks a server
    // the network. A program that needs ElementsKit alone asks for no trait, `traits: []`, and fetches
    // nothing else.
    .package(name: "pentad", path: "../..", traits: ["Astro", "Storage", "Networking"])
  ],
  targets: [
    .executableTarget(name: "AstroTour", dependencies: astro, swiftSettings: strict),
    .executableTarget(
      name: "ChatFollower", dependencies: chat + network + ["Following"], swiftSettings: strict),
    .executableTarget(name: "ElementsDump", dependencies: pentad, swiftSettings: strict),
    .executableTarget(name: "ElementsTour", dependencies: pentad, swiftSettings: strict),
    .target(name: "Following", swiftSettings: strict),
    .executableTarget(name: "SchoolTour", dependencies: stellar, swiftSettings: strict),
    .executableTarget(name: "StellarTour", dependencies: stellar, swiftSettings: strict),
    .executableTarget(
      name: "VideoFollower", dependencies: video + network + ["Following"], swiftSettings: strict),
    .executableTarget(name: "VideoTour", dependencies: video, swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
