/// The type of `#colorLiteral(red:green:blue:alpha:)` where nothing asks for another one.
public typealias _ColorLiteralType = UIColor

/// The type of `#imageLiteral(resourceName:)` where nothing asks for another one.
public typealias _ImageLiteralType = UIImage

extension UIColor: _ExpressibleByColorLiteral {}

extension UIImage: _ExpressibleByImageLiteral {}
