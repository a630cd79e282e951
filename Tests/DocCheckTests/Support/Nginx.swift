import Foundation

/// A real nginx on this machine that keeps what it is given, for tests.
final class Nginx {
  /// Where it answers.
  let address: String
  /// The folder in which it keeps what it is given.
  let folder: TemporaryFolder
  private let process = Process()

  /// Where nginx is; nothing where it is not installed.
  static let path = ["/usr/sbin/nginx", "/usr/bin/nginx", "/usr/local/sbin/nginx"]
    .first(where: FileManager.default.isExecutableFile)

  /// Starts it and waits until it answers.
  init(_ path: String) throws {
    folder = try TemporaryFolder()
    let port = Int.random(in: 20_000..<60_000)
    address = "http://127.0.0.1:\(port)"
    let home = folder.path
    let temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
      .map { "\($0)_temp_path \(home)/\($0);" }.joined(separator: " ")
    let configuration = """
      daemon off; master_process off; pid \(home)/pid; error_log \(home)/errors;
      events {}
      http {
        access_log off; \(temporary)
        server {
          listen 127.0.0.1:\(port);
          location / {
            root \(home)/files; dav_methods PUT; create_full_put_path on; client_max_body_size 64m;
          }
        }
      }
      """
    let file = try folder.write(configuration, to: "nginx.conf")
    try folder.write("", to: "files/started")
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = ["-e", home + "/errors", "-p", home, "-c", file]
    process.standardError = FileHandle.nullDevice
    try process.run()
    for _ in 0..<200 {
      if (try? String(contentsOfFile: home + "/pid", encoding: .utf8))?.isEmpty == false { return }
      Thread.sleep(forTimeInterval: 0.05)
    }
  }

  /// The files that it keeps.
  var files: [String] {
    let names = try? FileManager.default.subpathsOfDirectory(atPath: folder.path + "/files/ac")
    return (names ?? []).map { folder.path + "/files/ac/" + $0 }
  }

  deinit {
    // Other signals are blocked in the threads of tests, and so in what they start.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
