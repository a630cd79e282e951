/// Makes a type's animatable data of that of its stored variables.
@attached(extension, conformances: Animatable)
@attached(member, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "PreviewMacros", type: "AnimatableMacro")

/// Keeps a variable out of what `@Animatable` animates.
@attached(peer)
public macro AnimatableIgnored() =
  #externalMacro(module: "PreviewMacros", type: "ModelMarkMacro")
