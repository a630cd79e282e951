// Snippets that are run print to a pipe. What they print before they crash must not be lost with
// the buffer, so each line leaves it at once.

#include <stdio.h>

__attribute__((constructor)) static void buffer_lines(void) {
  setvbuf(stdout, NULL, _IOLBF, 0);
}
