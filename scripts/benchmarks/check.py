"""Measures checking a folder of articles against compiling its snippets one by one.

    python3 check.py DOCCHECK MODULES DIR RUNS WORK

Prints a Markdown table. Every case runs once in each of RUNS rounds, so that what else the machine
does falls on all of them. Processor time counts all processes that a case starts.
"""
import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import time

DOCCHECK, MODULES, ARTICLES, RUNS, WORK = sys.argv[1:]
CORES = str(os.cpu_count())
QUIET = ["--no-run", "--quiet", "--fail-on", "never"]
times = {}


def run(name, command):
    """Runs a command and keeps its seconds, its processor time and its largest process."""
    start = time.monotonic()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, _, usage = os.wait4(process.pid, 0)
    seconds = time.monotonic() - start
    times.setdefault(name, []).append(
        (seconds, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024)
    )


def write_snippets():
    """Writes each Swift snippet to a file, and their paths to a list."""
    listed = subprocess.run(
        [DOCCHECK, "list", "--format", "json", "--fail-on", "never", ARTICLES],
        capture_output=True,
        check=True,
    )
    folder = f"{WORK}/snippets"
    os.makedirs(folder)
    paths = []
    for article in json.loads(listed.stdout)["articles"]:
        for snippet in article["snippets"]:
            if snippet["shape"] == "other-language":
                continue
            paths.append(f"{folder}/{len(paths)}.swift")
            with open(paths[-1], "w", encoding="utf-8") as file:
                file.write(snippet["source"])
    with open(f"{WORK}/list", "w", encoding="utf-8") as file:
        file.write("\0".join(paths))
    return len(paths)


def one_by_one():
    modules = f"{WORK}/modules-swiftc"
    shutil.rmtree(modules, ignore_errors=True)
    command = ["swiftc", "-typecheck", "-suppress-warnings", "-I", MODULES]
    run(
        "`xargs`, one `swiftc -typecheck` a snippet",
        ["xargs", "-0", "-a", f"{WORK}/list", "-P", CORES, "-n", "1", *command]
        + ["-module-cache-path", modules],
    )


def keep_programs():
    """Has doccheck write the program that it judges each snippet by; their paths, by core."""
    folder = f"{WORK}/programs"
    subprocess.run(
        [DOCCHECK, "check", *QUIET, "--no-cache", "--keep-programs", folder, ARTICLES],
        stdout=subprocess.DEVNULL,
        check=True,
    )
    paths = []
    for place, _, names in sorted(os.walk(folder)):
        paths += [f"{place}/{name}" for name in sorted(names) if name.endswith(".swift")]
    # Files of one call need different names.
    for number, path in enumerate(paths):
        shutil.copy(path, f"{folder}/{number}.swift")
    files = [f"{folder}/{number}.swift" for number in range(len(paths))]
    return [files[core :: int(CORES)] for core in range(int(CORES))]


def floor(shares):
    """Type-checks all programs in one call a core; what they declare twice does not stop it."""
    modules = f"{WORK}/modules-floor"
    shutil.rmtree(modules, ignore_errors=True)
    for core, files in enumerate(shares):
        with open(f"{WORK}/share-{core}", "w", encoding="utf-8") as file:
            file.write("\n".join(files))
    command = "swiftc -frontend -typecheck -suppress-warnings -module-name Article"
    command += f" -I {MODULES} -module-cache-path {modules} -filelist"
    calls = [f"{command} {WORK}/share-{core} &" for core in range(len(shares))]
    run("floor: all programs type-checked, one call a core", ["sh", "-c", " ".join(calls) + " wait"])


def check(name, folder, *options):
    run(name, [DOCCHECK, "check", *QUIET, "--cache", f"{WORK}/cache", *options, folder])


def edit(pattern, replacement):
    """Makes one change in the first article of the copy that the pattern occurs in."""
    for folder, _, names in sorted(os.walk(f"{WORK}/articles")):
        for name in sorted(names):
            path = os.path.join(folder, name)
            if not name.endswith((".md", ".markdown")):
                continue
            with open(path, encoding="utf-8") as file:
                text = file.read()
            changed, count = re.subn(pattern, replacement, text, count=1)
            if count:
                with open(path, "w", encoding="utf-8") as file:
                    file.write(changed)
                return
    sys.exit(f"bench: nothing to edit in {ARTICLES}")


def copies(number):
    """A folder of the articles several times, each time with other programs."""
    folder = f"{WORK}/times-{number}"
    for copy in range(number):
        shutil.copytree(ARTICLES, f"{folder}/{copy}")
        for place, _, names in os.walk(f"{folder}/{copy}"):
            for name in names:
                if not name.endswith((".md", ".markdown")):
                    continue
                with open(f"{place}/{name}", encoding="utf-8") as file:
                    text = file.read()
                with open(f"{place}/{name}", "w", encoding="utf-8") as file:
                    file.write(text.replace("```swift\n", f"```swift\n// Copy {copy}\n"))
    return folder


def main():
    snippets = write_snippets()
    shutil.copytree(ARTICLES, f"{WORK}/articles")
    copy = f"{WORK}/articles"
    shares = keep_programs()
    for number in range(int(RUNS)):
        one_by_one()
        floor(shares)
        shutil.rmtree(f"{WORK}/cache", ignore_errors=True)
        check("cold, `--no-merge`", copy, "--no-merge")
        shutil.rmtree(f"{WORK}/cache", ignore_errors=True)
        check("cold", copy)
        check("warm", copy)
        edit(r"(?m)^(```swift[^\n]*\n)", rf"\1let edited{number} = {number}\n")
        check("one snippet edited", copy)
        edit(r"\A", f"Edited {number} times.\n\n")
        check("prose edited", copy)
    for number in (2, 4):
        folder = copies(number)
        shutil.rmtree(f"{WORK}/cache", ignore_errors=True)
        check(f"cold, {number} times the articles", folder)
        check(f"warm, {number} times the articles", folder)
    print(f"{snippets} snippets; {CORES} cores; {RUNS} rounds.\n")
    print("| case | s, min / median / max | processor s, median | largest process, MB |")
    print("|---|---|---|---|")
    for name, runs in times.items():
        seconds = [run[0] for run in runs]
        median = statistics.median(seconds)
        processor = statistics.median(run[1] for run in runs)
        print(
            f"| {name} | {min(seconds):.2f} / {median:.2f} / {max(seconds):.2f} "
            f"| {processor:.2f} | {max(run[2] for run in runs):.0f} |"
        )

    def ratio(one, other, column):
        # What was measured once stands beside the first round.
        pairs = zip(times[one], times[other])
        return statistics.median(first[column] / second[column] for first, second in pairs)

    print("\n| ratio, median of the rounds | time | processor time |")
    print("|---|---|---|")
    names = list(times)
    pairs = [(names[0], "cold"), ("cold", names[1]), (names[2], "cold")]
    pairs += [("cold", name) for name in names[4:] if "times" not in name]
    pairs += [(name, name.split(",")[0]) for name in names if "times" in name]
    for one, other in pairs:
        print(f"| {one} ÷ {other} | {ratio(one, other, 0):.1f} | {ratio(one, other, 1):.1f} |")


main()
