/// A view that is made of the resolved sections of another one.
public struct GroupSectionsOfContent<Sections: View, Content: View> {
  package let source: Sections
  package let transform: (SectionCollection) -> Content
}

extension GroupSectionsOfContent: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}

extension Group where Content: View {
  /// Makes a view of the resolved sections of another one.
  public nonisolated init<Base: View, Result: View>(
    sections view: Base,
    @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init(holding: GroupSectionsOfContent(source: view, transform: transform))
  }
}
