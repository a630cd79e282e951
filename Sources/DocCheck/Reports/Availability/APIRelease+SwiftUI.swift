extension APIRelease {
  /// What SwiftUI got year by year, what only one of the systems has on its own.
  static let swiftUI = [
    APIRelease(
      "SwiftUI",
      Availability(iOS: SystemVersion(13)),
      types: """
        ActionSheet EditButton EditMode UIHostingController UIViewControllerRepresentable
        UIViewRepresentable
        """,
      members: "actionSheet autocapitalization keyboardType navigationBarItems navigationBarTitle"
    ),
    APIRelease(
      "SwiftUI",
      Availability(macOS: SystemVersion(10, 15)),
      types: "HSplitView NSHostingController NSHostingView NSViewRepresentable VSplitView"
    ),
    APIRelease(
      "SwiftUI",
      .swiftUI2,
      types: """
        App AppStorage ColorPicker CommandGroup CommandMenu Commands CommandsBuilder
        ContainerRelativeShape DisclosureGroup DocumentGroup FocusedBinding FocusedValue
        FocusedValueKey FocusedValues GridItem KeyEquivalent KeyboardShortcut Label LabelStyle
        LazyHGrid LazyHStack LazyVGrid LazyVStack Link Menu Namespace OpenURLAction OutlineGroup
        ProgressView ProgressViewStyle ScaledMetric Scene SceneBuilder ScenePhase SceneStorage
        ScrollViewProxy ScrollViewReader StateObject TextEditor ToolbarContent
        ToolbarContentBuilder ToolbarItem ToolbarItemGroup ToolbarItemPlacement WindowGroup
        """,
      members: """
        ignoresSafeArea keyboardShortcut labelStyle listItemTint
        matchedGeometryEffect navigationTitle onChange onOpenURL progressViewStyle redacted
        tabViewStyle textCase toolbar unredacted
        """
    ),
    APIRelease(
      "SwiftUI",
      Availability(iOS: SystemVersion(14)),
      types: "UIApplicationDelegateAdaptor",
      members: "fullScreenCover navigationBarTitleDisplayMode"
    ),
    APIRelease(
      "SwiftUI",
      Availability(macOS: SystemVersion(11)),
      types: "NSApplicationDelegateAdaptor Settings",
      members: "navigationSubtitle"
    ),
    APIRelease(
      "SwiftUI",
      Availability(iOS: SystemVersion(14), macOS: SystemVersion(10, 15)),
      types: "GroupBox"
    ),
    APIRelease(
      "SwiftUI",
      Availability(iOS: SystemVersion(13), macOS: SystemVersion(11)),
      members: "preferredColorScheme"
    ),
    APIRelease(
      "SwiftUI",
      .swiftUI3,
      types: """
        AccessibilityFocusState AccessibilityRotorEntry AccessibilitySystemRotor AnyShapeStyle
        AsyncImage AsyncImagePhase ButtonRole Canvas
        ControlGroup DismissAction EllipticalGradient FocusState GraphicsContext Material
        RefreshAction SearchFieldPlacement SectionedFetchRequest SubmitLabel TimelineView
        """,
      members: """
        accessibilityRotor badge buttonBorderShape confirmationDialog dynamicTypeSize focused foregroundStyle
        headerProminence interactiveDismissDisabled onSubmit privacySensitive refreshable
        safeAreaInset searchable submitLabel swipeActions symbolRenderingMode symbolVariant task
        textSelection tint
        """
    ),
    APIRelease(
      "SwiftUI",
      Availability(iOS: SystemVersion(15)),
      types: "TextInputAutocapitalization",
      members: "textInputAutocapitalization"
    ),
    APIRelease(
      "SwiftUI",
      Availability(iOS: SystemVersion(15), macOS: SystemVersion(10, 15)),
      members: "controlSize"
    ),
    APIRelease(
      "SwiftUI",
      Availability(iOS: SystemVersion(15), macOS: SystemVersion(13)),
      members: "listRowSeparator"
    ),
    APIRelease(
      "SwiftUI",
      Availability(iOS: SystemVersion(16), macOS: SystemVersion(12)),
      types: "Table"
    ),
    APIRelease(
      "SwiftUI",
      .swiftUI4,
      types: """
        AnyLayout AnyShape FocusedObject Gauge Grid GridRow ImageRenderer LabeledContent Layout
        NavigationPath NavigationSplitView NavigationStack ProposedViewSize ShareLink
        SpatialTapGesture ViewThatFits
        """,
      members: """
        contentTransition dropDestination formStyle navigationDestination onContinuousHover
        persistentSystemOverlays presentationDetents presentationDragIndicator
        scrollContentBackground scrollDisabled scrollDismissesKeyboard scrollIndicators
        toolbarBackground
        """
    ),
    APIRelease("SwiftUI", Availability(iOS: SystemVersion(16)), types: "MultiDatePicker"),
    APIRelease("SwiftUI", Availability(macOS: SystemVersion(13)), types: "MenuBarExtra Window"),
    APIRelease(
      "SwiftUI",
      .swiftUI5,
      types: """
        Bindable ContainerBackgroundPlacement ContentUnavailableView KeyframeAnimator
        KeyframeTrack MagnifyGesture PhaseAnimator Previewable RotateGesture SensoryFeedback
        Shader ShaderFunction ShaderLibrary SpringLoadingBehavior
        """,
      members: """
        allowedDynamicRange colorEffect containerBackground containerRelativeFrame
        contentMargins dialogSuppressionToggle distortionEffect inspector keyframeAnimator
        layerEffect onKeyPress phaseAnimator safeAreaPadding scrollClipDisabled scrollPosition
        scrollTargetBehavior scrollTargetLayout scrollTransition sensoryFeedback
        springLoadingBehavior symbolEffect typesettingLanguage visualEffect
        """
    ),
    APIRelease("SwiftUI", Availability(iOS: SystemVersion(17)), members: "listSectionSpacing"),
    APIRelease(
      "SwiftUI",
      .swiftUI6,
      types: """
        ContainerValues MeshGradient PreviewModifier ScrollPosition SectionCollection
        SubviewsCollection Tab TabBarPlacement TabSection TextSelection WritingToolsBehavior
        """,
      members: """
        containerValue matchedTransitionSource onScrollGeometryChange onScrollPhaseChange
        writingToolsBehavior
        """
    ),
    APIRelease(
      "SwiftUI",
      .swiftUI7,
      types: "AttributedTextSelection GlassEffectContainer",
      members: "glassEffect"
    ),
  ]
}
