/// Runs one piece of work on a context after the other.
public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}
