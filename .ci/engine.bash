# A Docker engine: the one that runs, else Debian's, started here and stopped at the end.

engine_start() {
  # The client alone is often there without an engine; docker-cli is a package of its own in newer Debians.
  if ! have docker && offered docker-cli 1; then install docker-cli; fi
  if ! answers; then
    export DOCKER_HOST=unix://$cache/docker.sock
    answers || start_own
  fi
  if docker compose version >/dev/null 2>&1; then
    compose_command=(docker compose)
  else
    have docker-compose || install docker-compose
    compose_command=(docker-compose)
  fi
  echo "engine $(docker version --format '{{.Server.Version}}'), $(docker info --format '{{.Driver}}'), ${compose_command[*]} $("${compose_command[@]}" version --short)"
}

answers() { have docker && timeout 20 docker version >/dev/null 2>&1; }

start_own() {
  have dockerd || install docker.io
  mkdir -p "$cache"
  dockerd --data-root "$cache/docker" --exec-root "$cache/run" --pidfile "$scratch/docker.pid" --host "$DOCKER_HOST" \
    >"$cache/docker.log" 2>&1 &
  engine=$!
  for ((try = 0; try < 120; try++)); do
    if answers; then
      leftovers_remove
      return
    fi
    kill -0 "$engine" 2>/dev/null || break
    sleep 0.5
  done
  tail -20 "$cache/docker.log" >&2
  fail "dockerd did not start; its log is $cache/docker.log"
}

# A run that was killed leaves its containers and networks in the engine that only this command starts.
leftovers_remove() {
  local containers
  containers=$(docker ps --all --quiet)
  # shellcheck disable=SC2086 # one word for each
  [[ -z $containers ]] || docker rm --force --volumes $containers >/dev/null
  docker network prune --force >/dev/null
}

engine_stop() {
  [[ -n ${engine:-} ]] || return 0
  kill "$engine" 2>/dev/null || return 0
  wait "$engine" || true
  umount "$cache/run/netns/default" 2>/dev/null || true # dockerd leaves it behind
}
