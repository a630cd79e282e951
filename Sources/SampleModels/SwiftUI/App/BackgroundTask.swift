/// Something that the system asks for in the background.
public struct BackgroundTask<Request, Response>: Sendable {
  private let name: String

  /// A refresh of the app.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void>
  where Request == Void, Response == Void {
    BackgroundTask<Void, Void>(name: "appRefresh(\(identifier))")
  }

  /// The end of transfers in the background.
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void>
  where Request == Void, Response == Void {
    BackgroundTask<Void, Void>(name: "urlSession(\(identifier))")
  }
}
