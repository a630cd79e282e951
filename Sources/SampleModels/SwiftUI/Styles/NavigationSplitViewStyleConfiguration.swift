/// What a style is told about the view that it is for.
public struct NavigationSplitViewStyleConfiguration {
}
