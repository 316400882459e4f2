// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "pentad-benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "pentad", path: "..", traits: ["Astro", "Storage", "Networking"])
  ],
  targets: [
    .target(name: "Stopwatch"),
    .executableTarget(
      name: "ElementsBench",
      dependencies: [
        "Stopwatch",
        .product(name: "PentadCore", package: "pentad"),
        .product(name: "ElementsKit", package: "pentad"),
      ]),
    .executableTarget(
      name: "AstroBench",
      dependencies: [
        "Stopwatch", .product(name: "AstroKit", package: "pentad"),
        .product(name: "PentadCore", package: "pentad"),
      ]),
    .executableTarget(
      name: "StellarBench",
      dependencies: [
        "Stopwatch",
        .product(name: "StellarKit", package: "pentad"),
        .product(name: "ReferenceServer", package: "pentad"),
        .product(name: "PentadNetworking", package: "pentad"),
        .product(name: "PentadCore", package: "pentad"),
      ]),
    .executableTarget(
      name: "ChatBench",
      dependencies: [
        "Stopwatch", .product(name: "ChatKit", package: "pentad"),
        .product(name: "PentadCore", package: "pentad"),
      ]),
    .executableTarget(
      name: "VideoBench",
      dependencies: [
        "Stopwatch", .product(name: "VideoFeedKit", package: "pentad"),
        .product(name: "PentadCore", package: "pentad"),
      ]),
    .systemLibrary(name: "CSwe", pkgConfig: "swe", providers: [.apt(["libswe-dev"])]),
    .executableTarget(
      name: "ValidateAstro",
      dependencies: [
        "CSwe", .product(name: "AstroKit", package: "pentad"),
        .product(name: "PentadCore", package: "pentad"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
