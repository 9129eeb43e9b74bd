#!/usr/bin/env bash
# Makes sure that what the tests need from the system is there, and installs it with apt-get where it is not:
#   tools/system.sh chromium              a Chromium for the browser tests, or the one that REGIO_CHROMIUM names
#   tools/system.sh compiler PYTHON       a C compiler and the headers of that Python, for the compiled engine
set -euo pipefail

fail() {
    echo "regio: $*" >&2
    exit 2
}

install() {
    local why=$1
    shift
    command -v apt-get >/dev/null || fail "$why is missing, and there is no apt-get to install it. Install it by hand."
    local root=()
    if [[ $EUID -ne 0 ]]; then
        command -v sudo >/dev/null || fail "$why is missing. As root: apt-get install $*"
        root=(sudo)
    fi
    echo "regio: installing $*"
    ${root[@]+"${root[@]}"} apt-get update -qq
    ${root[@]+"${root[@]}"} env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >/dev/null
}

chromium() {
    if [[ -n "${REGIO_CHROMIUM:-}" ]]; then
        [[ -x "$REGIO_CHROMIUM" ]] || fail "REGIO_CHROMIUM names '$REGIO_CHROMIUM', which is not a program."
        return
    fi
    [[ -x /usr/bin/chromium ]] && return
    install "Chromium, for the browser tests (REGIO_CHROMIUM may name one)," chromium fonts-dejavu-core
    [[ -x /usr/bin/chromium ]] || fail "there is still no /usr/bin/chromium. Install a Chromium, and set REGIO_CHROMIUM."
}

compiler() {
    local python=$1
    command -v cc >/dev/null || install "a C compiler" gcc libc6-dev
    has_headers "$python" && return
    install "Python.h, for the compiled engine," python3-dev
    has_headers "$python" || fail "there is no Python.h for $("$python" --version). Install its development package."
}

has_headers() {
    "$1" -c 'import pathlib, sys, sysconfig; sys.exit(not (pathlib.Path(sysconfig.get_path("include")) / "Python.h").is_file())'
}

case "${1:-}" in
    chromium) chromium ;;
    compiler) compiler "${2:?the path of a Python}" ;;
    *) fail "usage: tools/system.sh chromium | compiler PYTHON" ;;
esac
