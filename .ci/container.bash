# Builds the image, starts it with the committed docker-compose.yml, and looks whether it does what it promises.

limit_size=250 # MB above the runtime base
limit_healthy=2000 # ms from container start to healthy, with the AOT cache, unless a start without it tells of a slow machine
limit_share=75 # % of the start without the cache; it tells how slow a machine is, and on a slow one takes the place of the limit; the warm-up computes, which no cache spares
limit_stop=5000 # ms
limit_start=120 # s until a start counts as failed

export GOPARK_IMAGE=gopark-ci

container_build() {
  # The build stage gets a name of its own, so that pruning our own engine keeps its downloads for the next run.
  image_build --target build --tag gopark-ci-build
  image_build --tag "$GOPARK_IMAGE"
  if [[ -n ${engine:-} ]]; then docker image prune --force >/dev/null; fi

  local base
  base=$(sed -n 's/^ARG RUNTIME_IMAGE=//p' Dockerfile)
  [[ ${build_options[*]} =~ RUNTIME_IMAGE=([^ ]+) ]] && base=${BASH_REMATCH[1]}
  docker image inspect "$base" >/dev/null 2>&1 || docker pull --quiet "$base" >/dev/null # a BuildKit build does not keep it
  image_size=$(($(docker image inspect --format '{{.Size}}' "$GOPARK_IMAGE") / 1000000))
  above_base=$((image_size - $(docker image inspect --format '{{.Size}}' "$base") / 1000000))
  echo "image: $image_size MB, $above_base MB of it above its base (limit $limit_size)"
  ((above_base <= limit_size)) || fail "the image is $above_base MB above its base, the limit is $limit_size"
}

image_build() {
  timeout 45m docker build "${build_options[@]}" "$@" . >"$scratch/image.log" 2>&1 \
    || { tail -60 "$scratch/image.log" >&2; fail 'the image could not be built'; }
}

compose() { "${compose_command[@]}" --project-name "$project" --file docker-compose.yml --file "$override" "$@" >>"$scratch/compose.log" 2>&1; }

# container_up [LINE…]: a new container by compose; the lines change the service
container_up() {
  if [[ -z ${project:-} ]]; then
    project=gopark-ci-$$
    override=$scratch/override.yml
    export GOPARK_PORT
    GOPARK_PORT=$(free_port)
    url=http://127.0.0.1:$GOPARK_PORT
  fi
  { printf 'services:\n  gopark:\n    restart: "no"\n'; printf '    %s\n' "$@"; } >"$override"
  compose up --no-start --force-recreate || { tail -20 "$scratch/compose.log" >&2; fail 'compose could not create the container'; }
  container=$(docker ps --all --quiet --filter "label=com.docker.compose.project=$project")
  first_answer & # asks while the container starts
  local asking=$!
  docker start "$container" >/dev/null

  local deadline=$((SECONDS + limit_start)) health=
  until [[ $health == healthy ]]; do
    [[ $(docker inspect --format '{{.State.Running}}' "$container") == true ]] || fail 'the container has ended'
    ((SECONDS < deadline)) || fail "the container is $health after $limit_start s"
    sleep 0.2
    health=$(docker inspect --format '{{.State.Health.Status}}' "$container")
  done
  wait "$asking" || fail 'no answer from the published port'

  local started end
  started=$(milliseconds "$(docker inspect --format '{{.State.StartedAt}}' "$container")")
  # Docker's own record of the first probe that succeeded
  end=$(docker inspect --format '{{json .State.Health.Log}}' "$container" | grep -oE '"End":"[^"]*","ExitCode":0' | sed -n 1p | cut -d'"' -f4)
  healthy=$(($(milliseconds "$end") - started))
  answered=$(($(<"$scratch/answered") - started))
}

# When the readiness probe first answers 200, in milliseconds since 1970
first_answer() {
  trap '' PIPE # Docker's proxy accepts and closes while nothing listens behind it
  local deadline=$((SECONDS + limit_start)) status
  while ((SECONDS < deadline)); do
    status=
    {
      printf 'GET /actuator/health/readiness HTTP/1.0\r\nHost: localhost\r\n\r\n' >&3
      read -rt 2 _ status _ <&3
    } 2>/dev/null 3<>"/dev/tcp/127.0.0.1/$GOPARK_PORT" || true
    if [[ $status == 200 ]]; then
      date +%s%3N >"$scratch/answered"
      return
    fi
    sleep 0.05
  done
  return 1
}

milliseconds() { date --date="$1" +%s%3N; }

free_port() {
  local port
  for ((port = 18080; port < 18180; port++)); do
    if ! { : 3<>"/dev/tcp/127.0.0.1/$port"; } 2>/dev/null; then
      echo "$port"
      return
    fi
  done
  fail 'no free port'
}

# Starts with and without the AOT cache in turns, as the machine may be faster one minute than the next; the best of each
# counts. Three rounds, and as many more as it takes to hold, up to eight.
container_measure() {
  local round without='entrypoint: ["java", "@/app/java.options", "-jar", "/app/gopark.jar"]'
  declare -g healthy_cached=$((limit_start * 1000)) answered_cached=$((limit_start * 1000))
  declare -g healthy_uncached=$((limit_start * 1000)) answered_uncached=$((limit_start * 1000))
  for ((round = 1; round <= 8; round++)); do
    if ((round > 3 && healthy_cached <= $(start_limit))); then break; fi
    measure_start cached
    measure_start uncached "$without"
  done
}

# measure_start cached|uncached [line of compose]
measure_start() {
  local kind=$1
  shift
  container_up "$@"
  echo "start, $kind: first 200 from readiness after $answered ms, healthy after $healthy ms (load $(cut -d' ' -f1 /proc/loadavg))"
  local best_healthy="healthy_$kind" best_answered="answered_$kind"
  ((healthy >= ${!best_healthy})) || declare -g "$best_healthy=$healthy"
  ((answered >= ${!best_answered})) || declare -g "$best_answered=$answered"
}

# What a start with the cache may take, in ms
start_limit() {
  local share=$((healthy_uncached * limit_share / 100))
  echo $((share > limit_healthy ? share : limit_healthy))
}

container_behaviour() {
  # AOTMode=on: Java refuses to start if the cache does not fit.
  container_up 'environment: {JAVA_TOOL_OPTIONS: "-XX:AOTMode=on -Xlog:class+load:file=/tmp/classes"}'
  local loaded shared
  loaded=$(docker exec "$container" grep -c 'source:' /tmp/classes)
  shared=$(docker exec "$container" grep -c 'source: shared objects file' /tmp/classes)
  echo "AOT cache: $shared of $loaded classes come from it"
  ((shared * 10 >= loaded * 8)) || fail 'fewer than 8 of 10 classes come from the AOT cache'

  container_up
  local english russian headers header
  english=$(page /)
  russian=$(page '/?lang=ru')
  [[ $english =~ '<html'[^'>']*[[:space:]]'lang="en"' ]] || fail '/ is not an English page'
  grep -q GoPark <<<"$english" || fail '/ does not name GoPark'
  [[ $russian =~ '<html'[^'>']*[[:space:]]'lang="ru"' ]] || fail '/?lang=ru is not a Russian page'
  headers=$(curl -sSI --max-time 10 "$url/" | tr -d '\r')
  for header in Content-Security-Policy X-Content-Type-Options Referrer-Policy; do
    grep -qi "^$header:" <<<"$headers" || fail "the header $header is missing"
  done
  if grep -qi '^Server:' <<<"$headers"; then fail 'a header names the server'; fi
  if docker logs "$container" 2>&1 | grep '^WARNING: '; then fail 'Java warns its operator of what no operator can change'; fi

  local list
  for list in backend frontend; do
    inside grep -q '"bomFormat" *: *"CycloneDX"' "/app/sbom/$list.cdx.json" || fail "the image does not list what the $list ships"
  done

  [[ $(inside id -u) != 0 ]] || fail 'the server runs as root'
  local place
  for place in / /app /etc /data/..; do
    if inside touch "$place/written" 2>/dev/null; then fail "$place can be written"; fi
  done
  [[ $(docker inspect --format '{{.HostConfig.ReadonlyRootfs}}' "$container") == true ]] || fail 'the root file system is not read-only'
  inside touch /tmp/written || fail '/tmp cannot be written'
  inside touch /data/survives || fail '/data cannot be written'

  local from took code
  from=$(date +%s%3N)
  docker stop "$container" >/dev/null
  took=$(($(date +%s%3N) - from))
  code=$(docker inspect --format '{{.State.ExitCode}}' "$container")
  echo "stopped in $took ms, exit code $code"
  ((took <= limit_stop)) || fail "stopping took $took ms, the limit is $limit_stop"
  [[ $code == 143 || $code == 0 ]] || fail "the server ended with $code instead of stopping gracefully"

  compose down
  container_up
  inside test -e /data/survives || fail '/data did not survive a new container'

  # A session that was acknowledged is there after the server's sudden end, and in a new container.
  local id before
  id=$(curl -sSf --max-time 10 -X POST -H 'Content-Type: application/json' -d '{"seed": 7}' "$url/api/sessions" \
    | grep -oE '"id":"[^"]+"' | sed -n 1p | cut -d'"' -f4)
  [[ -n $id ]] || fail 'no session could be created'
  before=$(page "/api/sessions/$id")
  docker kill "$container" >/dev/null
  container_up
  [[ $(page "/api/sessions/$id") == "$before" ]] || fail 'the session is not what it was before the server was killed'
  echo 'pages, languages, headers, user, read-only root, stop, data and sessions: as promised'
}

page() { curl -sSf --max-time 10 "$url$1"; }

inside() { docker exec "$container" "$@"; }

container_verdict() {
  echo "image: $image_size MB, $above_base MB above its base"
  echo "container start to healthy, at best: $healthy_cached ms with the AOT cache, $healthy_uncached ms without"
  echo "container start to first 200, at best: $answered_cached ms with the AOT cache, $answered_uncached ms without"
  local limit
  limit=$(start_limit)
  echo "limit: $limit ms ($limit_healthy, or $limit_share % of the start without the cache where that is more)"
  ((healthy_cached <= limit)) || fail "healthy after $healthy_cached ms at best, the limit is $limit"
}

container_logs() {
  if [[ -n ${container:-} ]]; then
    docker logs --tail 40 "$container" >&2 || true
    docker inspect --format '{{json .State}}' "$container" >&2 || true
  fi
}

container_down() {
  if [[ -n ${project:-} ]]; then compose down --volumes; fi
}
