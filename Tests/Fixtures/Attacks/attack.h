/// What the attacks on a sandbox share.
#ifndef ATTACK_H
#define ATTACK_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

/// What an attack is after.
struct target {
  /// The only process to reach; 0 for any one but the attack's own.
  pid_t process;
  /// A folder with a file `secret`, a file `locked`, an empty folder `inside` and a socket `socket`.
  const char *folder;
  /// A port of this machine at which somebody listens.
  int port;
};

/// One way to get out of a sandbox, or to take more than it gives.
struct attack {
  const char *name;
  /// Whether it got what it was after.
  bool (*reaches)(const struct target *target);
  /// Whether it does without a sandbox on any machine, as a user without rights of its own.
  bool is_proven;
};

/// Attacks of one kind; the last one has no name.
struct attacks {
  const char *kind;
  const struct attack *items;
};

extern const struct attack process_attacks[], file_attacks[], network_attacks[], machine_attacks[],
  descriptor_attacks[], memory_attacks[], disk_attacks[], life_attacks[];

/// Whether a path can be opened; nothing stays open.
bool opens(const char *path, int flags);

/// Waits until the sandbox has measured what the attack holds; true for an attack that is still there.
bool stays(void);

/// The path of a name in the target's folder.
const char *in_folder(const struct target *target, const char *name);

#endif
