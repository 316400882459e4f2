// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "pentad-benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "pentad", path: "..", traits: [])
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
  ],
  swiftLanguageModes: [.v6]
)
