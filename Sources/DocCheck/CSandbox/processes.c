// The processes of the program, as /proc shows them.

#include "launcher.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// The session of a process by proc_pid_stat(5); 0 if it has ended. If only its first thread has ended, it
// is still running.
static pid_t session_of(const char *process) {
  char path[64], text[512];
  snprintf(path, sizeof(path), "/proc/%.16s/stat", process);
  FILE *file = fopen(path, "re");
  if (file == NULL) return 0;
  size_t count = fread(text, 1, sizeof(text) - 1, file);
  fclose(file);
  text[count] = 0;
  // The name before it can contain any bytes.
  char *end = memrchr(text, ')', count);
  char state;
  int session;
  long threads;
  const char *form = " %c %*d %*d %d %*d %*d %*u %*u %*u %*u %*u %*u %*u %*d %*d %*d %*d %ld";
  if (end == NULL || sscanf(end + 1, form, &state, &session, &threads) != 3) return 0;
  return state == 'Z' && threads <= 1 ? 0 : session;
}

// Without a namespace they are the processes of one session, which they cannot leave.
void visit_processes(const struct confinement *confinement, bool (*visit)(const char *process)) {
  DIR *processes = opendir("/proc");
  if (processes == NULL) return;
  pid_t own = getpid(), session = getsid(0);
  for (struct dirent *entry; (entry = readdir(processes)) != NULL;) {
    pid_t process = atoi(entry->d_name);
    if (process <= 0 || process == own) continue;
    if (!confinement->has_namespaces && session_of(entry->d_name) != session) continue;
    if (!visit(entry->d_name)) break;
  }
  closedir(processes);
}
