#ifndef BASKET_H
#define BASKET_H

/// A basket with room for so many fruits.
struct basket {
  int room;
  int count;
};

/// Adds fruits as far as there is room, and returns how many fitted in.
int basket_add(struct basket *basket, int count);

#endif
