"""Which doccheck the scripts beside this file run."""
import os
import sys

REPOSITORY = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def fail(message):
    """Ends the script that runs because doccheck could not be used."""
    print(f"{os.path.basename(sys.argv[0])}: {message}", file=sys.stderr)
    sys.exit(2)


def newest_build():
    """The newer one of the release and the debug build."""
    builds = [f"{REPOSITORY}/.build/{kind}/doccheck" for kind in ("release", "debug")]
    builds = [build for build in builds if os.path.exists(build)]
    if not builds:
        fail("there is no doccheck; build it with 'swift build'")
    return max(builds, key=os.path.getmtime)
