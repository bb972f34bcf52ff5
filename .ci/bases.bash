# The images that the Dockerfile builds upon. Where no registry answers they are made from Debian packages and from the
# JDK, Maven and Node.js of this machine, and kept under a tag that changes with what went into them.

bases() {
  local want=${GOPARK_BASE_IMAGES:-}
  if [[ -z $want ]]; then
    if timeout 20 docker manifest inspect node:24-slim >/dev/null 2>&1; then want=public; else want=local; fi
  fi
  case $want in
    public) build_options=() ;;
    local) local_bases ;;
    *) fail "GOPARK_BASE_IMAGES is public or local, not $want" ;;
  esac
  echo "base images: $want ${build_options[*]}"
}

local_bases() {
  local node npm maven suite key
  node=$(readlink -f "$(command -v node)")
  npm=$(readlink -f "$(command -v npm)")
  npm=${npm%/bin/npm-cli.js}
  maven=$(sed -n 's/^Maven home: //p' <<<"$maven_version")
  suite=$(. /etc/os-release && echo "$VERSION_CODENAME")
  key=$({
    cat .ci/bases.bash "$jdk/release" /etc/ssl/certs/ca-certificates.crt
    echo "$suite $maven_version $(node --version) $(npm --version)"
  } | sha256sum | cut -c1-12)

  # --network host: what reaches the registries from here reaches them from there
  build_options=(--network host)
  local name
  for name in build node runtime; do
    build_options+=(--build-arg "${name^^}_IMAGE=gopark-base/$name:$key")
  done
  # The other services of docker-compose.yml, and the storage that tests start by themselves.
  export GOPARK_VALKEY_IMAGE=gopark-base/valkey:$key GOPARK_PROXY_IMAGE=gopark-base/proxy:$key
  if docker image inspect gopark-base/{build,node,runtime,valkey,proxy}:"$key" >/dev/null 2>&1; then return; fi

  have debootstrap || install debootstrap
  debootstrap --variant=minbase "$suite" "$scratch/debian" >"$scratch/debootstrap.log" 2>&1 \
    || { tail -20 "$scratch/debootstrap.log" >&2; fail 'debootstrap did not work'; }
  rm -rf "$scratch"/debian/{var/cache/apt,var/lib/apt/lists,usr/share/{doc,man,locale}}/*
  tar -C "$scratch/debian" -c . | docker import - "gopark-base/debian:$key" >/dev/null

  # Links are followed: packages spread JDK and Maven over several folders. The JDK's and the host's certificates come
  # along, because the network of this machine may have an authority of its own.
  local files=$scratch/base
  mkdir -p "$files"/{node/bin,node/lib/node_modules,runtime,build}
  cp -L "$node" "$files/node/bin/"
  cp -rL "$npm" "$files/node/lib/node_modules/npm"
  jre "$files/runtime/java"
  cp -rL "$jdk" "$files/build/java"
  cp -rL "$maven" "$files/build/maven"
  cp -L /etc/ssl/certs/ca-certificates.crt "$files/build/"

  local path=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin
  base_image node 'FROM scratch
    COPY bin /usr/local/bin
    COPY lib /usr/local/lib'
  base_image runtime "FROM gopark-base/debian:$key
    COPY java /opt/java
    ENV JAVA_HOME=/opt/java PATH=/opt/java/bin:$path LANG=C.UTF-8"
  base_image build "FROM gopark-base/debian:$key
    COPY java /opt/java
    COPY maven /opt/maven
    COPY ca-certificates.crt /etc/ssl/certs/
    ENV JAVA_HOME=/opt/java PATH=/opt/java/bin:/opt/maven/bin:$path LANG=C.UTF-8
    ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt
    RUN mvn -version"
  services

  # Those of earlier keys; kept if something still uses them.
  docker images --format '{{.Repository}}:{{.Tag}}' 'gopark-base/*' | grep -v ":$key\$" | xargs -r docker rmi >/dev/null 2>&1 || true
}

# Valkey, or Redis where Debian has no Valkey yet, and the proxy, from Debian packages; used as the public images are
services() {
  local storage=valkey user=valkey
  if ! offered valkey-server 0; then storage=redis user=redis; fi
  debootstrap --variant=minbase --include="$storage-server,haproxy" "$suite" "$scratch/services" >"$scratch/debootstrap.log" 2>&1 \
    || { tail -20 "$scratch/debootstrap.log" >&2; fail 'debootstrap did not bring the services'; }
  rm -rf "$scratch"/services/{var/cache/apt,var/lib/apt/lists,usr/share/{doc,man,locale}}/*
  tar -C "$scratch/services" -c . | docker import - "gopark-base/services:$key" >/dev/null
  mkdir -p "$files"/{valkey,proxy}
  base_image valkey "FROM gopark-base/services:$key
    RUN install -d -o $user -g $user /data
    WORKDIR /data
    USER $user
    ENTRYPOINT [\"$storage-server\", \"--protected-mode\", \"no\"]"
  base_image proxy "FROM gopark-base/services:$key
    USER haproxy
    STOPSIGNAL SIGUSR1
    CMD [\"haproxy\", \"-W\", \"-db\", \"-f\", \"/usr/local/etc/haproxy/haproxy.cfg\"]"
}

# base_image NAME DOCKERFILE: from the folder of that name
base_image() {
  echo "$2" >"$files/$1/Dockerfile"
  docker build --tag "gopark-base/$1:$key" "$files/$1" >"$scratch/base.log" 2>&1 \
    || { tail -20 "$scratch/base.log" >&2; fail "the base image $1 could not be built"; }
}

# jre FOLDER: what a JRE image holds, the modules without the development tools; the whole JDK where there is no jlink
jre() {
  local modules
  modules=$("$jdk/bin/java" --list-modules | sed 's/@.*//' \
    | grep -vE '^jdk\.(compiler|javadoc|jlink|jpackage|jshell|jdeps|jartool|jconsole|jcmd|jstatd|jdi|editpad|hotspot\.agent|incubator\..*|graal\..*|internal\.(opt|ed|le|md))$' \
    | paste -sd,)
  "$jdk/bin/jlink" --ignore-modified-runtime --add-modules "$modules" --no-header-files --no-man-pages --generate-cds-archive \
    --output "$1" >"$scratch/jlink.log" 2>&1 || cp -rL "$jdk" "$1"
}
