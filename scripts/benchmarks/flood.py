"""Measures how the time of `doccheck list` grows with what is hostile to a reader of prose.

    flood.py DOCCHECK FOLDER [MEGABYTES]

Each article is made in two sizes, MEGABYTES (10 unless told) and a quarter of that. Linear time
takes four times as long for the large one; a square takes sixteen times as long. Exit status 1 if
one takes more than eight times as long.
"""
import os
import subprocess
import sys
import time

WIDTH = 200


def lines(unit, size):
    """Text of `size` bytes that repeats a unit, on lines of moderate length."""
    line = unit * max(1, WIDTH // len(unit.encode())) + "\n"
    return line * (size // len(line.encode()))


def table(size):
    """Rows of 1,000 columns with figures and a link each."""
    head = "|" + "Launch|" * 1000 + "\n|" + "-|" * 1000 + "\n"
    row = "|" + "[5% fewer](x)|" * 1000 + "\n"
    return head + row * max(1, size // len(row))


FLOODS = {
    "a paragraph": lambda size: lines("Nothing is claimed here, as so often. ", size),
    "a paragraph of claims": lambda size: lines("Builds are 40% faster. ", size),
    "one sentence": lambda size: lines("5% fewer, ", size),
    "mixed scripts": lambda size: lines("起動 시작 启动 start 40% 5％ ", size),
    "emoji": lambda size: lines("👩🏽‍💻👍🏽", size),
    "combining characters": lambda size: lines("e\u0301\u0301\u0301", size),
    "right-to-left text": lambda size: lines("\u202bזמן 40%\u202c ", size),
    "brackets": lambda size: lines("[(「", size),
    "statements about code": lambda size: lines("`Set.contains` is O(n) and iOS 15. ", size),
    "statements about an API": lambda size: lines("`View.task` works from iOS 14. ", size),
    "a table of 1,000 columns": table,
}


def seconds(doccheck, folder, name, text):
    path = os.path.join(folder, name.replace(" ", "-").replace(",", "") + ".md")
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    command = [doccheck, "list", "--quiet", "--allow-empty", path]
    start = time.monotonic()
    run = subprocess.run(command, capture_output=True, text=True)
    if run.returncode not in (0, 1):
        sys.exit(f"flood: {name}: {run.stderr.strip()}")
    return time.monotonic() - start


def main():
    doccheck, folder = sys.argv[1:3]
    size = int(float(sys.argv[3] if len(sys.argv) > 3 else 10) * 1e6)
    print("| article | MB | seconds | times as long as a quarter |")
    print("|---|---|---|---|")
    worst = 0
    for name, make in FLOODS.items():
        small = seconds(doccheck, folder, name, make(size // 4))
        large = seconds(doccheck, folder, name, make(size))
        worst = max(worst, large / small)
        print(f"| {name} | {size / 1e6:.1f} | {large:.2f} | {large / small:.1f} |", flush=True)
    sys.exit(1 if worst > 8 else 0)


main()
