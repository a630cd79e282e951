// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "orchard",
  products: [
    .library(name: "Orchard", targets: ["Orchard"]),
    .library(name: "Harvest", targets: ["Harvest"]),
    .executable(name: "pick", targets: ["Pick"]),
  ],
  targets: [
    .target(name: "Orchard"),
    .target(name: "CBasket"),
    .target(name: "Harvest", dependencies: ["Orchard", "CBasket"]),
    .executableTarget(name: "Pick", dependencies: ["Harvest"]),
  ]
)
