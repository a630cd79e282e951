/// What the modules that are here lack of Apple's modules of the same names.
enum ModuleAdditions {
  /// The modules that are here and have more on Apple's systems.
  static let extended = ["Foundation", "Combine", "UIKit", "SwiftUI", "SwiftData"]

  private static let suffix = "Declarations"

  /// The name of the module with what a module that is here lacks.
  static func name(for module: String) -> String { module + suffix }

  /// The module to which one of these names belongs; nothing for any other name.
  static func extended(by name: String) -> String? {
    guard name.hasSuffix(suffix) else { return nil }
    return extended.first { Self.name(for: $0) == name }
  }

  /// The additions that belong to some imports: those of a module and of all that it passes on.
  ///
  /// Code that imports nothing but Foundation may be for Linux, where there are none.
  static func names(for imports: Set<String>) -> [String] {
    let areForApple = !imports.isDisjoint(with: APIFacts.declaredOnly.value)
    let imports = APIFacts.passedOn(by: imports)
    let passedOn: [Set<String>] = [
      ["Combine", "SwiftData", "SwiftUI", "UIKit"], ["Combine", "SwiftData", "SwiftUI"],
      ["SwiftData", "SwiftUI", "UIKit"], ["SwiftData", "SwiftUI"], ["SwiftData"],
    ]
    return zip(extended, passedOn)
      .filter { !imports.isDisjoint(with: $0.1) || areForApple && $0.0 == "Foundation" }
      .map { name(for: $0.0) }
  }

  /// What a module of the facts has beside the module of the same name that is here.
  static func module(_ module: APIModule, lackedBy directory: TypeDirectory) -> APIModule {
    lacking(module, name(for: module.name), [], directory)
  }

  /// A module of the facts without what it adds to types of other modules that these, which are here, have
  /// themselves.
  static func module(_ module: APIModule, besides directory: TypeDirectory) -> APIModule {
    lacking(module, module.name, module.reexports, directory)
  }

  private static func lacking(
    _ module: APIModule,
    _ name: String,
    _ reexports: [String],
    _ directory: TypeDirectory
  ) -> APIModule {
    let isAddition = name != module.name
    let rows = module.declarations.enumerated().filter { _, declaration in
      (isAddition || !declaration.container.isEmpty) && directory.isPresent(declaration)
    }
    return APIModule(
      name: name,
      reexports: reexports,
      declarations: module.declarations,
      present: Set(rows.map(\.offset))
    )
  }
}
