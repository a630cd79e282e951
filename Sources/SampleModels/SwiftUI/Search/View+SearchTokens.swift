extension View {
  /// Lets the user search for tokens and words.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>,
    tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: Text(prompt))
      .searchTokens(nil, tokens, token)
  }

  /// Lets the user search for tokens and words.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>,
    tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
      .searchTokens(nil, tokens, token)
  }

  /// Lets the user search for tokens and words.
  @_disfavoredOverload
  public nonisolated func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>,
    tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: Text(prompt))
      .searchTokens(nil, tokens, token)
  }

  /// Lets the user search for tokens and words, some of which are suggested.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: Text(prompt))
      .searchTokens(suggestedTokens, tokens, token)
  }

  /// Lets the user search for tokens and words, some of which are suggested.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
      .searchTokens(suggestedTokens, tokens, token)
  }

  /// Lets the user search for tokens and words, some of which are suggested.
  @_disfavoredOverload
  public nonisolated func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: Text(prompt))
      .searchTokens(suggestedTokens, tokens, token)
  }
}

extension View {
  /// Gives the field for searching the tokens that it shows, and those that it suggests.
  fileprivate nonisolated func searchTokens<C, T: View>(
    _ suggested: Binding<C>?,
    _ tokens: Binding<C>,
    _ token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    let suggestions = suggested.map { suggested in
      ForEach(suggested.wrappedValue) { element in
        // A tap comes on the main actor, where the views are made.
        nonisolated(unsafe) let take = { tokens.wrappedValue.append(element) }
        return Button {
          take()
        } label: {
          token(element)
        }
      }
    }
    return modifier(
      SearchPartModifier(
        part: .tokens { token in
          guard let element = token as? C.Element else { return }
          tokens.wrappedValue.append(element)
        },
        content: ForEach(tokens.wrappedValue) { token($0) }
      )
    )
    .modifier(SearchPartModifier(part: .suggestedTokens, content: suggestions))
  }
}
