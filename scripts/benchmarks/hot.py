"""Compares two builds of doccheck where it once spent most of its own time.

    python3 hot.py OURS OTHER PAIRS WORK [DIR]

Prints a Markdown table. The two builds take turns, each time with an empty cache. A ratio is the
other one's time over ours in one pair; processor time counts all processes that a case starts.
"""
import os
import shutil
import statistics
import subprocess
import sys
import time

OURS, OTHER, PAIRS, WORK, *ARTICLES = sys.argv[1:]


def write(name, text):
    """Writes an article into a folder of its own."""
    folder = f"{WORK}/{name}"
    os.makedirs(folder)
    with open(f"{folder}/article.md", "w", encoding="utf-8") as file:
        file.write(text)
    return folder


def members(count):
    """Snippets of two lines, each with a member that no library has."""
    fences = [f"```swift\nlet n = {n}\nprint(n.missing{n})\n```\n" for n in range(count)]
    return "\n".join(["# Numbers\n", *fences])


PROSE = """# Numbers

The sum of three numbers, by `reduce`:

```swift
let sum = [12, 17, 13].reduce(0, +)
print(sum) // Prints "42"
```
"""


def seconds(doccheck, folder):
    """The time that a check takes, and the processor time of all its processes."""
    cache = f"{WORK}/cache"
    shutil.rmtree(cache, ignore_errors=True)
    command = [doccheck, "check", "--quiet", "--fail-on", "never", "--cache", cache, folder]
    start = time.monotonic()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    if status != 0:
        sys.exit(f"bench: {doccheck} ended with {os.waitstatus_to_exitcode(status)}")
    return time.monotonic() - start, usage.ru_utime + usage.ru_stime


def main():
    cases = {
        "20 snippets with an unknown member": write("members", members(20)),
        "a small article": write("prose", PROSE),
    }
    cases |= {"the articles": folder for folder in ARTICLES}
    print(f"{os.cpu_count()} cores; {PAIRS} pairs.\n")
    print("| case | ours, s | other, s | other ÷ ours, time | processor time |")
    print("|---|---|---|---|---|")
    for name, folder in cases.items():
        pairs = [(seconds(OURS, folder), seconds(OTHER, folder)) for _ in range(int(PAIRS))]
        ours = statistics.median(mine[0] for mine, _ in pairs)
        other = statistics.median(theirs[0] for _, theirs in pairs)
        time_ratio, processor_ratio = (
            statistics.median(theirs[i] / mine[i] for mine, theirs in pairs) for i in (0, 1)
        )
        print(f"| {name} | {ours:.2f} | {other:.2f} | {time_ratio:.2f} | {processor_ratio:.2f} |")


main()
