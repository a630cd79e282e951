extension Publisher {
  /// Attaches a subscriber under the eyes of the observers.
  func subscribeObserved<S: Subscriber>(_ subscriber: S)
  where Failure == S.Failure, Output == S.Input {
    if let observed = subscriber as? any AnyIntrospectedSubscriber,
      let inside = observed.erasedBase as? AnySubscriber<Output, Failure>
    {
      IntrospectionHook.notify { $0.willReceive(publisher: self, subscriber: inside) }
      receive(subscriber: subscriber)
      IntrospectionHook.notify { $0.didReceive(publisher: self, subscriber: inside) }
    } else {
      IntrospectionHook.notify { $0.willReceive(publisher: self, subscriber: subscriber) }
      receive(subscriber: IntrospectedSubscriber(subscriber))
      IntrospectionHook.notify { $0.didReceive(publisher: self, subscriber: subscriber) }
    }
  }
}
