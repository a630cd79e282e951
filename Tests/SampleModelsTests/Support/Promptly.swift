/// Does something ahead of all other tests, of which hundreds wait for a turn.
///
/// What waits for a process of its own is told of its end by a thread that looks for ended processes without a pause,
/// and takes a core as long as one of them is not taken note of.
@discardableResult
func promptly<Result: Sendable>(
  _ work: @escaping @Sendable () async -> Result
) async -> Result {
  await Task(priority: .high) { await work() }.value
}
