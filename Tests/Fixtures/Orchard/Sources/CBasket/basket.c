#include "basket.h"

int basket_add(struct basket *basket, int count) {
  int left = basket->room - basket->count;
  int added = count < left ? count : left;
  basket->count += added;
  return added;
}
