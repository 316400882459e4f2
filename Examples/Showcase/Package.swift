// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let pentad: [Target.Dependency] = [
  "PentadCore", "PentadNetworking", "ElementsKit", "AstroKit", "StellarKit", "ChatKit",
  "VideoFeedKit",
].map { .product(name: $0, package: "pentad") }

/// The dependencies that serve pages.
let web: [Target.Dependency] = [
  .product(name: "Hummingbird", package: "hummingbird"),
  .product(name: "Mustache", package: "swift-mustache"),
  .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
  .product(name: "UnixSignals", package: "swift-service-lifecycle"),
  .product(name: "Logging", package: "swift-log"),
  .product(name: "NIOCore", package: "swift-nio"),
  .product(name: "HTTPTypes", package: "swift-http-types"),
]

let package = Package(
  name: "pentad-showcase",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "showcase", targets: ["ShowcaseCommand"])],
  dependencies: [
    // All traits, which are on by default: the tests start the reference server in their own process.
    .package(name: "pentad", path: "../.."),
    .package(url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", exact: "2.1.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
  ],
  targets: [
    .target(
      name: "Showcase", dependencies: pentad + web, resources: [.copy("Resources")],
      swiftSettings: strict),
    .executableTarget(
      name: "ShowcaseCommand",
      dependencies: [
        "Showcase", .product(name: "PentadCore", package: "pentad"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], swiftSettings: strict),
    .testTarget(
      name: "ShowcaseTests",
      dependencies: [
        "Showcase", .product(name: "HummingbirdTesting", package: "hummingbird"),
        .product(name: "ReferenceServer", package: "pentad"),
      ] + pentad + web, swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
