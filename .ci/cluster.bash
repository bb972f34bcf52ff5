# Starts the cluster of the committed docker-compose.yml, and lets things break in one like it.

cluster_compose() {
  GOPARK_PORT=$cluster_port GOPARK_TLS_PORT=$cluster_tls_port \
    "${compose_command[@]}" --project-name "$cluster_project" --file docker-compose.yml --profile cluster "$@" >>"$scratch/cluster.log" 2>&1
}

cluster() {
  cluster_port=$(free_port)
  cluster_tls_port=$((cluster_port + 1000))
  cluster_project=gopark-ci-cluster-$$
  local url=http://127.0.0.1:$cluster_port deadline=$((SECONDS + limit_start)) id key answer
  cluster_compose up --detach --no-build || { tail -20 "$scratch/cluster.log" >&2; fail 'compose could not start the cluster'; }
  # Until both servers are ready: the proxy takes turns.
  until curl -sf --max-time 5 "$url/actuator/health/readiness" >/dev/null && curl -sf --max-time 5 "$url/actuator/health/readiness" >/dev/null; do
    ((SECONDS < deadline)) || { cluster_logs; fail "the cluster does not answer after $limit_start s"; }
    sleep 0.5
  done
  [[ $(curl -s --http2-prior-knowledge --output /dev/null --write-out '%{http_version} %{http_code}' "$url/") == '2 200' ]] \
    || fail 'the proxy does not speak HTTP/2'
  [[ $(curl -s --output /dev/null --write-out '%{http_version} %{http_code}' "$url/") == '1.1 200' ]] \
    || fail 'the proxy does not speak HTTP/1.1'
  [[ $(curl -s --output /dev/null --write-out '%{http_code}' "$url/actuator/prometheus") == 404 ]] \
    || fail 'the proxy tells everybody the figures of a server'

  answer=$(curl -sSf --max-time 10 -X POST -H 'Content-Type: application/json' -d '{"seed": 7}' "$url/api/sessions")
  id=$(grep -oE '"id":"[^"]+"' <<<"$answer" | sed -n 1p | cut -d'"' -f4)
  key=$(grep -oE '"editKey":"[^"]+"' <<<"$answer" | sed -n 1p | cut -d'"' -f4)
  local turn
  for turn in 1 2 3 4; do
    curl -sSf --max-time 10 --output /dev/null -X POST -H 'Content-Type: application/json' -H "Authorization: Bearer $key" \
      -d '{"do": "step"}' "$url/api/sessions/$id/commands" || fail 'a command was not done'
  done
  # Both read the same; each is asked by itself.
  local server states=()
  for server in gopark-1 gopark-2; do
    states+=("$(docker exec "$(cluster_container "$server")" bash -c "exec 3<>/dev/tcp/127.0.0.1/8080
      printf 'GET /api/sessions/$id/scenario HTTP/1.0\\r\\nHost: localhost\\r\\n\\r\\n' >&3; cat <&3" | sed '1,/^\r$/d')")
  done
  [[ -n ${states[0]} && ${states[0]} == "${states[1]}" ]] || fail 'two servers tell different histories of one session'
  # Read whole before it is searched: a search that ends at its first find would break the pipe, and so the check.
  local logs
  logs=$(docker logs "$(cluster_container gopark-1)" 2>/dev/null)
  grep -q '"@timestamp"' <<<"$logs" || fail 'the logs are not JSON'
  cluster_down
  echo 'docker compose --profile cluster: HTTP/1.1 and HTTP/2, one session on two servers, logs as JSON'

  backend/cluster --quick || fail 'the cluster lost something, or was away for too long'
}

cluster_container() {
  docker ps --all --quiet --filter "label=com.docker.compose.project=$cluster_project" --filter "label=com.docker.compose.service=$1"
}

cluster_logs() { cluster_compose logs --tail 20 || true; tail -60 "$scratch/cluster.log" >&2; }

cluster_down() {
  if [[ -n ${cluster_project:-} ]]; then cluster_compose down --volumes --timeout 5; fi
}
