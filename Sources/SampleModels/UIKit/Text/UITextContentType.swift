/// What the text of a field means, so that the keyboard can offer something fitting.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the meaning.
  public let rawValue: String

  /// Makes a meaning of its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The field holds: name.
  public static let name = UITextContentType(rawValue: "name")
  /// The field holds: name prefix.
  public static let namePrefix = UITextContentType(rawValue: "namePrefix")
  /// The field holds: given name.
  public static let givenName = UITextContentType(rawValue: "givenName")
  /// The field holds: middle name.
  public static let middleName = UITextContentType(rawValue: "middleName")
  /// The field holds: family name.
  public static let familyName = UITextContentType(rawValue: "familyName")
  /// The field holds: name suffix.
  public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
  /// The field holds: nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// The field holds: job title.
  public static let jobTitle = UITextContentType(rawValue: "jobTitle")
  /// The field holds: organization name.
  public static let organizationName = UITextContentType(rawValue: "organizationName")
  /// The field holds: location.
  public static let location = UITextContentType(rawValue: "location")
  /// The field holds: full street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
  /// The field holds: street address line 1.
  public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
  /// The field holds: street address line 2.
  public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
  /// The field holds: address city.
  public static let addressCity = UITextContentType(rawValue: "addressCity")
  /// The field holds: address state.
  public static let addressState = UITextContentType(rawValue: "addressState")
  /// The field holds: address city and state.
  public static let addressCityAndState = UITextContentType(rawValue: "addressCityAndState")
  /// The field holds: sublocality.
  public static let sublocality = UITextContentType(rawValue: "sublocality")
  /// The field holds: country name.
  public static let countryName = UITextContentType(rawValue: "countryName")
  /// The field holds: postal code.
  public static let postalCode = UITextContentType(rawValue: "postalCode")
  /// The field holds: telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  /// The field holds: email address.
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The field holds: url.
  public static let URL = UITextContentType(rawValue: "URL")
  /// The field holds: credit card number.
  public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
  /// The field holds: username.
  public static let username = UITextContentType(rawValue: "username")
  /// The field holds: password.
  public static let password = UITextContentType(rawValue: "password")
  /// The field holds: new password.
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  /// The field holds: one time code.
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  /// The field holds: birthdate.
  public static let birthdate = UITextContentType(rawValue: "birthdate")
  /// The field holds: date time.
  public static let dateTime = UITextContentType(rawValue: "dateTime")
}
