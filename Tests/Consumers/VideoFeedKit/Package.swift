// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "consumer",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "pentad", path: "../../..", traits: ["Storage"])],
  targets: [
    .executableTarget(
      name: "Consumer",
      dependencies: [
        .product(name: "VideoFeedKit", package: "pentad"),
        .product(name: "PentadCore", package: "pentad"),
      ])
  ]
)
