import CBasket
import Orchard

extension CBasket.basket {
  /// Takes what is ripe on a tree, as far as there is room, and returns how many fruits fitted in.
  public mutating func fill(from tree: Tree) -> Int { Int(basket_add(&self, Int32(tree.ripe))) }
}
