# Shared by the parts of .ci/run, which sources them all.

cache=${XDG_CACHE_HOME:-$HOME/.cache}/gopark-ci # survives between runs: engine state and base images
scratch=$(mktemp -d)
stage=start

fail() {
  echo "FAILED ($stage): $*" >&2
  exit 1
}

have() { command -v "$1" >/dev/null; }

# stage NAME COMMAND…: runs it in this shell, so that it may export, and says how long it took
stage() {
  stage=$1
  shift
  echo "== $stage"
  local from=$SECONDS
  "$@"
  echo "== $stage: $((SECONDS - from)) s"
}

# install PACKAGE…: from Debian
install() {
  have apt-get || fail "needs ${*}; no apt-get here, so please install it by hand"
  ((EUID == 0)) || fail "needs ${*}; run as root, or: sudo apt-get install $*"
  if [[ -z ${apt_updated:-} ]]; then
    apt-get update -qq
    apt_updated=1
  fi
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >"$scratch/apt.log" 2>&1 \
    || { tail -20 "$scratch/apt.log" >&2; fail "apt-get install $* did not work"; }
  echo "installed: $*"
}

# offered PACKAGE VERSION: does Debian offer this version or a newer one?
offered() {
  have apt-cache || return 1
  local candidate
  candidate=$(apt-cache policy "$1" | sed -n 's/^ *Candidate: //p')
  [[ -n $candidate && $candidate != '(none)' ]] && dpkg --compare-versions "$candidate" ge "$2"
}
