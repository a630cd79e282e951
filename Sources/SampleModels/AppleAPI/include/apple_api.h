#ifndef APPLE_API_H
#define APPLE_API_H

#include <stddef.h>

/// A table of tab-separated rows, the bytes of a file in the folder Facts.
struct apple_api_table {
  /// The name of the file without its extension: a module, or what else the table lists.
  const char *name;
  const unsigned char *begin;
  /// The byte after the last one.
  const unsigned char *end;
};

/// The first of all tables.
const struct apple_api_table *apple_api_tables(void);

/// The number of tables.
size_t apple_api_table_count(void);

#endif
