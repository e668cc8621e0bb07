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

run() {
  printf 'map "" $origin { default "%s"; }\nmap "" $loaded { default "%s"; }\n' "${SITE_ORIGIN%/}" "$(sum)" >/tmp/environment.conf
  # A kernel without IPv6 refuses such a socket.
  if [ -e /proc/net/if_inet6 ]; then
    echo 'listen [::]:8080 reuseport backlog=4096;' >/tmp/ipv6-8080.conf
    echo 'listen [::]:8443 ssl reuseport backlog=4096;' >/tmp/ipv6-8443.conf
  fi
  # As many open files as the engine gives.
  ulimit -n "$(ulimit -H -n)"
  exec nginx -c "/etc/nginx/edge/$main" -g 'daemon off;' "$@"
}

case ${1:-start} in
  start) run ;;
  test) run -t ;;
  reload) loaded || run -s reload ;;
  ask) ask loaded ;;
  readyz) ask readyz ;;
  loaded) loaded ;;
esac
