// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "pentad",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "PentadCore", targets: ["PentadCore"]),
    .library(name: "ElementsKit", targets: ["ElementsKit"]),
    .library(name: "pentad", type: .dynamic, targets: ["PentadC"]),
    .executable(name: "pentad-cli", targets: ["PentadCLI"]),
  ],
  traits: [
    .default(enabledTraits: ["CommandLine"]),
    .trait(name: "CommandLine", description: "The command pentad-cli"),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    .systemLibrary(name: "CPentad", path: "include"),
    .target(name: "PentadCore", swiftSettings: strict),
    .target(name: "ElementsKit", dependencies: ["PentadCore"], swiftSettings: strict),
    .target(
      name: "PentadC", dependencies: ["CPentad", "PentadCore", "ElementsKit"], swiftSettings: strict
    ),
    .executableTarget(
      name: "PentadCLI",
      dependencies: [
        "PentadCore", "ElementsKit",
        .product(
          name: "ArgumentParser", package: "swift-argument-parser",
          condition: .when(traits: ["CommandLine"])),
      ], swiftSettings: strict),
    .testTarget(
      name: "PentadCoreTests", dependencies: ["PentadCore"], swiftSettings: strict),
    .testTarget(
      name: "ElementsKitTests", dependencies: ["ElementsKit", "PentadCore"], swiftSettings: strict),
    .testTarget(
      name: "PentadCTests", dependencies: ["PentadC", "PentadCore", "ElementsKit", "CPentad"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
