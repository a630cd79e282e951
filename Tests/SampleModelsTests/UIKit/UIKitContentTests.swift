import SwiftUI
import Testing

@Suite("Content of UIKit")
@MainActor
struct UIKitContentTests {
  @Test("A selector takes a name or any method")
  func selectors() {
    #expect(Selector("tap") == "tap")
    #expect(Selector("tap").description == "tap")
    #expect(Selector(UIView.layoutSubviews) != "tap")
  }

  @Test("Literals are colours and images, and scenes and pickers know their surroundings")
  func surroundings() {
    let red = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(type(of: #imageLiteral(resourceName: "bike")) == UIImage.self)
    let options = UIScene.ConnectionOptions()
    let scene = UIWindowScene(session: UISceneSession(), connectionOptions: options)
    #expect(scene.coordinateSpace.bounds == scene.screen.bounds)
    #expect(UIImagePickerController().mediaTypes == ["public.image"])
    #expect(UIImagePickerController.availableMediaTypes(for: .camera) == nil)
  }

  @Test("A list of a collection fills its rows, and a field tells about its text")
  func lists() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    let view = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
    )
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell,
      _,
      item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator(), .outlineDisclosure(options: .init(style: .cell))]
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      view,
      indexPath,
      item in
      view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["tea", "rice"])
    source.apply(snapshot)
    let cell = try #require(
      view.cellForItem(at: IndexPath(item: 1, section: 0)) as? UICollectionViewListCell
    )
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "rice")
    #expect(cell.accessories.map(\.accessoryType) == [.disclosureIndicator, .outlineDisclosure])
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, kind, _ in view.accessibilityLabel = kind }
    let top = view.dequeueConfiguredReusableSupplementary(
      using: header,
      for: IndexPath(item: 0, section: 0)
    )
    #expect(top.accessibilityLabel == UICollectionView.elementKindSectionHeader)
    let field = UITextField()
    #expect(field.textInputMode?.primaryLanguage == "en-US")
    #expect(field.selectionRects(for: UITextRange()).isEmpty)
  }

  @Test("A stack of screens is the parent of what was pushed")
  func navigation() {
    let first = UIViewController()
    let stack = UINavigationController(rootViewController: first)
    let second = UIViewController()
    first.show(second, sender: nil)
    #expect(stack.topViewController === second)
    #expect(second.navigationController === stack)
    #expect(stack.popToRootViewController(animated: false) == [second])
    #expect(second.navigationController == nil)
  }

  @Test("A control does its actions and forgets methods that are taken away")
  func controls() {
    var taps = 0
    let button = UIButton(configuration: .filled(), primaryAction: UIAction { _ in taps += 1 })
    button.sendActions(for: .primaryActionTriggered)
    #expect(taps == 1)
    button.addTarget(stack, action: "tap", for: .touchUpInside)
    #expect(button.actions(forTarget: stack, forControlEvent: .touchUpInside) == ["tap"])
    button.removeTarget(stack, action: nil, for: .allEvents)
    #expect(button.actions(forTarget: stack, forControlEvent: .touchUpInside) == nil)
  }

  @Test("A relation is kept by the nearest view around both")
  func constraints() {
    let parent = UIView()
    let (left, right) = (UIView(), UIView())
    parent.addSubview(left)
    parent.addSubview(right)
    let constraint = left.leadingAnchor.constraint(equalTo: right.trailingAnchor, constant: 8)
    constraint.isActive = true
    #expect(parent.constraints == [constraint])
    NSLayoutConstraint.deactivate([constraint])
    #expect(parent.constraints.isEmpty)
  }

  @Test("A row of views forgets one that leaves")
  func rows() {
    let (a, b) = (UIView(), UIView())
    let row = UIStackView(arrangedSubviews: [a, b])
    row.removeArrangedSubview(a)
    #expect(row.arrangedSubviews == [b])
    #expect(row.subviews == [a, b])
    b.removeFromSuperview()
    #expect(row.arrangedSubviews.isEmpty)
  }

  @Test("A point is looked for in the views on top first")
  func hits() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 50, y: 50, width: 50, height: 50))
    parent.addSubview(child)
    #expect(parent.hitTest(CGPoint(x: 60, y: 60), with: nil) === child)
    #expect(parent.hitTest(CGPoint(x: 10, y: 10), with: nil) === parent)
    #expect(child.convert(CGPoint(x: 1, y: 2), to: parent) == CGPoint(x: 51, y: 52))
    #expect(child.center == CGPoint(x: 75, y: 75))
  }

  @Test("A source of rows shows the items of its snapshot")
  func snapshots() {
    let table = UITableView()
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, text in
      let cell = UITableViewCell()
      cell.textLabel?.text = text
      return cell
    }
    var snapshot = source.snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "c"])
    snapshot.insertItems(["b"], afterItem: "a")
    source.apply(snapshot)
    #expect(table.numberOfRows(inSection: 0) == 3)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text == "b")
    #expect(source.indexPath(for: "c") == IndexPath(row: 2, section: 0))
  }

  @Test("A source of items knows their places, and none beyond its snapshot")
  func places() {
    let view = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { _, _, _ in
      UICollectionViewCell()
    }
    var snapshot = source.snapshot()
    snapshot.appendSections([7, 8])
    snapshot.appendItems(["a", "b"], toSection: 8)
    source.apply(snapshot)
    #expect(source.indexPath(for: "b") == IndexPath(item: 1, section: 1))
    #expect(source.indexPath(for: "c") == nil)
    #expect(source.itemIdentifier(for: IndexPath(item: 0, section: 1)) == "a")
    #expect(source.itemIdentifier(for: IndexPath(item: 2, section: 1)) == nil)
    #expect(source.itemIdentifier(for: IndexPath(item: 0, section: 2)) == nil)
    #expect(source.collectionView(view, numberOfItemsInSection: 1) == 2)
    #expect(source.collectionView(view, numberOfItemsInSection: 2) == 0)
  }

  private let stack = UIStackView()

  @Test("An attachment is one character of a text")
  func attachments() {
    let attachment = NSTextAttachment(image: UIImage())
    let text = NSMutableAttributedString(string: "a")
    text.append(NSAttributedString(attachment: attachment))
    #expect(text.string == "a\u{FFFC}")
    let found = text.attribute(.attachment, at: 1, effectiveRange: nil)
    #expect(found as? NSTextAttachment === attachment)
    #expect(NSTextAttachment(data: nil, ofType: "public.png").fileType == "public.png")
  }
}
