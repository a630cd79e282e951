import Foundation

/// A function that draws, with its arguments.
public struct Shader: Equatable, Sendable {
  /// An argument of the function.
  public struct Argument: Equatable, Sendable {
    private let text: String

    private init(_ values: Any...) {
      text = values.map { "\($0)" }.joined(separator: ", ")
    }

    /// The frame of what is drawn.
    public static var boundingRect: Argument { Argument("boundingRect") }

    /// A number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument {
      Argument(x)
    }

    /// Two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      Argument(x, y)
    }

    /// Three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument(x, y, z)
    }

    /// Four numbers.
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      Argument(x, y, z, w)
    }

    /// A point.
    public static func float2(_ point: CGPoint) -> Argument {
      Argument(point)
    }

    /// A size.
    public static func float2(_ size: CGSize) -> Argument {
      Argument(size)
    }

    /// A vector.
    public static func float2(_ vector: CGVector) -> Argument {
      Argument(vector)
    }

    /// Several numbers.
    public static func floatArray(_ array: [Float]) -> Argument {
      Argument(array)
    }

    /// A colour.
    public static func color(_ color: Color) -> Argument {
      Argument(color)
    }

    /// Several colours.
    public static func colorArray(_ array: [Color]) -> Argument {
      Argument(array)
    }

    /// An image.
    public static func image(_ image: Image) -> Argument {
      Argument(image)
    }

    /// Bytes.
    public static func data(_ data: Data) -> Argument {
      Argument(data)
    }
  }

  /// The function.
  public var function: ShaderFunction
  /// The arguments.
  public var arguments: [Argument]
  /// Whether colours between two steps are mixed of both.
  public var dithersColor = false

  /// Calls a function.
  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }
}

extension Shader: ShapeStyle {}
