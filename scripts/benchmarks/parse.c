// Reads the files that it is given and parses each with libcmark.
#include <cmark.h>
#include <stdio.h>
#include <stdlib.h>

int main(int count, char **paths) {
  for (int index = 1; index < count; index++) {
    FILE *file = fopen(paths[index], "rb");
    if (!file) return 1;
    cmark_node *document = cmark_parse_file(file, CMARK_OPT_DEFAULT);
    fclose(file);
    cmark_node_free(document);
  }
  return 0;
}
