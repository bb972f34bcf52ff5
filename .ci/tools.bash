# What the build needs and a fresh Debian lacks. The browser tests find or install a browser by themselves; Debian's shell
# without windows is brought where it is offered, because it opens a page in a third of the time.

tools() {
  have git || install git
  have curl || install curl
  have mvn || install maven

  if ! node_fits; then
    if offered nodejs 20.19; then install nodejs npm; fi
    node_fits || fail 'needs Node.js 20.19 or newer with npm 10 or newer on the PATH; Debian 13 has it, the Node.js project offers packages for older ones'
  fi

  if ! find_jdk; then
    if offered openjdk-25-jdk-headless 25; then install openjdk-25-jdk-headless; fi
    find_jdk || fail 'needs a JDK 25 or newer under /usr/lib/jvm or in JAVA_HOME, e.g. openjdk-25-jdk-headless or Temurin 25'
  fi

  if ! have chromium-headless-shell && offered chromium-headless-shell 1; then
    (install chromium-headless-shell) || echo 'chromium-headless-shell could not be installed; another browser will do'
  fi

  maven_version=$(mvn -version 2>&1 | sed 's/\x1b\[[0-9;]*m//g')
  echo "git $(git --version | cut -d' ' -f3), ${maven_version%%$'\n'*}, Node.js $(node --version), npm $(npm --version), JDK $jdk_version in $jdk"
}

node_fits() {
  have node && have npm || return 1
  node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' || return 1
  [[ $(npm --version) =~ ^([0-9]+) ]] && ((BASH_REMATCH[1] >= 10))
}

# Sets jdk and jdk_version. The `java` on the PATH may be older: Maven finds the right one by itself, the images need its folder.
find_jdk() {
  local home
  for home in "${JAVA_HOME:-}" /usr/lib/jvm/*; do
    [[ -x $home/bin/javac && -r $home/release ]] || continue
    jdk_version=$(sed -n 's/^JAVA_VERSION="\(.*\)"/\1/p' "$home/release")
    if ((${jdk_version%%[!0-9]*} >= 25)); then
      jdk=$(readlink -f "$home")
      return
    fi
  done
  return 1
}
