#!/bin/sh
# nginx in the edge's container. Without an argument it starts; with one of these:
#   test    tries the configuration and the certificate
#   reload  loads them, if they are not those that run
#   ask     asks the edge for a page of its own, which names the files that it runs with: its health check
#   loaded  fails if those are not the files that are there
#   readyz  asks a replica through the edge, whatever visitors would need to be let in
set -eu
case $SITE_ORIGIN in https:*) main=https.conf ;; *) main=http.conf ;; esac
sum() { cat /etc/nginx/edge/* /etc/nginx/tls/*.pem 2>/dev/null | sha256sum | cut -c 1-12; }

ask() {
  # Alpine's image has wget, Debian's has bash.
  if command -v wget >/dev/null; then wget -q -T 2 -O - "http://127.0.0.1:8081/$1"; else
    bash -c 'exec 3<>/dev/tcp/127.0.0.1/8081; printf "GET /$0 HTTP/1.0\r\n\r\n" >&3; tail -n 1 <&3' "$1"
  fi
}

loaded() { [ "$(ask loaded)" = "$(sum)" ]; }

has_http3() { [ "$main" = https.conf ] && [ "${HTTP3:-on}" = on ]; }

# Writes what nginx cannot find out by itself.
prepare() {
  alt_svc=
  if has_http3; then
    alt_svc="h3=\\\":${HTTPS_PORT:-443}\\\"; ma=86400"
    # The same after a restart, and nothing that could be guessed.
    sha256sum </etc/nginx/tls/privkey.pem >/tmp/quic.key
  fi
  case ${HSTS:-week} in
    week) hsts='max-age=604800' ;;
    host) hsts='max-age=63072000' ;;
    *) hsts='max-age=63072000; includeSubDomains' ;;
  esac
  printf 'map "" $%s { default "%s"; }\n' origin "${SITE_ORIGIN%/}" alt_svc "$alt_svc" hsts "$hsts" loaded "$(sum)" \
    >/tmp/environment.conf
  # A kernel without IPv6 refuses such a socket.
  if [ -e /proc/net/if_inet6 ]; then
    echo 'listen [::]:8080 reuseport backlog=4096;' >/tmp/ipv6-8080.conf
    echo 'listen [::]:8443 ssl reuseport backlog=4096;' >/tmp/ipv6-8443.conf
    echo 'listen [::]:8443 quic;' >/tmp/quic-ipv6.conf
  fi
  # As many open files as the engine gives.
  ulimit -n "$(ulimit -H -n)"
}

with() {
  file=$1
  shift
  nginx -c "/etc/nginx/edge/$file" -g 'daemon off;' "$@"
}

# Answers under way may take five seconds; keep_quic then starts the next process.
renew_quic() {
  pid=$(cat /tmp/quic.pid)
  kill -QUIT "$pid"
  for _ in 1 2 3 4 5; do
    sleep 1
    kill -0 "$pid" 2>/dev/null || return 0
  done
  kill -TERM "$pid" 2>/dev/null || true
}
keep_quic() {
  while :; do
    with quic.conf || true
    sleep 0.1
  done
}

start() {
  prepare
  ! has_http3 || keep_quic &
  exec nginx -c "/etc/nginx/edge/$main" -g 'daemon off;'
}
try() {
  prepare
  with "$main" -t
  ! has_http3 || with quic.conf -t
}
reload() {
  prepare
  with "$main" -s reload
  ! has_http3 || renew_quic
}

case ${1:-start} in
  start) start ;;
  test) try ;;
  reload) loaded || reload ;;
  ask) ask loaded && { ! has_http3 || kill -0 "$(cat /tmp/quic.pid)"; } ;;
  readyz) ask readyz ;;
  loaded) loaded ;;
esac
