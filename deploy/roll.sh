#!/bin/sh
# Builds the image and replaces the replicas one after the other, without downtime; loads a changed certificate and
# changes of deploy/edge/. Run it after a change of the site, of .env (an urgent notice), of deploy/edge/ or of the
# certificate. What is different today needs no roll: docs/today.md. With --back, visitors get the previous build again,
# which the engine keeps as festival-site:previous; going back forgets the build that was left. It exits with 0 when
# visitors get the build that it names, and otherwise says in one sentence what is wrong.
# Run with Docker 26.1 and Compose 2.26.
set -eu
cd "$(dirname "$0")/.."

fail() {
  # A log's line has backslashes, which "echo" would take for its own.
  printf 'roll.sh: %s\n' "$*" >&2
  exit 1
}
# What a throwaway container says; nothing of it if all is well.
try() { docker compose run --rm --no-deps -T "$@" 2>&1; }
# The builds that answer: asked from within a replica, of itself or of the edge.
ask() { docker compose exec -T "$1" node - "$2" <deploy/ask.cjs 2>/tmp/roll.$$; }
ready() { ask "$1" self || true; }
why() { cat /tmp/roll.$$ 2>/dev/null; }
id() { docker image inspect --format '{{.Id}}' "festival-site${1-}" 2>/dev/null; }
# What `docker compose up` starts: after a roll in vain it is again what it was.
good=$(id) || good=
trial=
end() {
  rm -f /tmp/roll.$$
  [ -z "$good" ] || docker tag "$good" festival-site || true
  [ -z "$trial" ] || docker rm --force "$trial" >/dev/null 2>&1 || true
}
trap end EXIT
# Tries a command again and again, for as many seconds.
within() {
  until=$(($(date +%s) + $1))
  shift
  until "$@"; do
    [ "$(date +%s)" -lt "$until" ] || return 1
    sleep 1
  done
}
has_build() { [ "$(ready "$1")" = "$new" ]; }
edge() { docker compose exec -T edge sh /etc/nginx/edge/nginx.sh "$1" 2>/dev/null; }
found() { edge readyz | grep -qF "\"$new\""; }
visitors_get_it() { [ "$(ask site-a visitors)" = "$new" ]; }

# The image that visitors get.
before=$(docker inspect --format '{{.Image}}' "$(docker compose ps --quiet site-a)" 2>/dev/null) || before=
case ${1-} in
  --back)
    docker tag festival-site:previous festival-site 2>/dev/null ||
      fail 'the engine has no build before this one; nothing has been replaced.'
    ;;
  '')
    sh deploy/pin.sh use || fail 'a base image cannot be had as deploy/digests names it; nothing has been replaced.'
    docker compose build || fail 'the image does not build; nothing has been replaced.'
    ;;
  *) fail 'it takes no argument but --back.' ;;
esac
# No file is no mistake; a folder that nobody may enter, or a link to itself, is one.
said=$(try site-a sh -c '
  [ -x "${TODAY_FILE%/*}" ] && [ ! -e "$TODAY_FILE" ] && [ ! -L "$TODAY_FILE" ] ||
    node dist/today.js check "$TODAY_FILE"') ||
  fail "the file of what is different today is wrong; nothing has been replaced.
$said"
# Compose gives a replica its name before it is ready: what never becomes ready would answer visitors.
trial=$(docker compose run --detach --no-deps -T site-a) || fail 'the image does not start; nothing has been replaced.'
tried() { new=$(docker exec -i "$trial" node - self <deploy/ask.cjs 2>/tmp/roll.$$); }
# It has ended, or says that it never will be.
gone() {
  [ "$(docker inspect --format '{{.State.Running}}' "$trial")" = false ] || docker logs "$trial" 2>&1 | grep -q 'never ready'
}
complaint() { docker logs "$trial" 2>&1 | grep -v '"level":[1-4]0' | tail -n 1; }
tried_or_gone() { tried || gone; }
within 120 tried_or_gone && tried ||
  fail "the build does not become ready; nothing has been replaced: $(complaint)"
docker rm --force "$trial" >/dev/null
said=$(try edge test) || fail "nginx refuses deploy/edge/ or the certificate; nothing has been replaced.
$said"
echo "Rolling out build $new."

order='site-a site-b'
# A replica that serves nobody is the first to go.
[ -z "$(ready site-a)" ] || [ -n "$(ready site-b)" ] || order='site-b site-a'
for replica in $order; do
  other=site-b
  [ "$replica" = site-a ] || other=site-a
  if [ -n "$(ready "$replica")" ] && [ -z "$(ready "$other")" ]; then
    fail "$other is not ready, so $replica has not been stopped; visitors get build $(ready "$replica")."
  fi
  docker compose up --detach --no-deps --no-build "$replica"
  within 120 has_build "$replica" ||
    fail "$replica does not become ready with build $new; visitors get ${other}'s build $(ready "$other")."
  # The edge looks the replicas' names up every two seconds.
  if edge ask >/dev/null; then within 20 found || fail "the edge does not find $replica, so $other has not been replaced."; fi
done

# An edge that does not answer is replaced.
recreate=
edge ask >/dev/null || recreate=--force-recreate
docker compose up --detach --no-deps --no-build $recreate edge
within 20 edge ask >/dev/null || fail "the edge does not start: $(docker compose logs --no-log-prefix --tail 1 edge 2>&1)"
said=$(docker compose exec -T edge sh /etc/nginx/edge/nginx.sh reload 2>&1) || fail "the edge does not reload: $said"
within 20 edge loaded || fail 'the edge goes on with its previous configuration or certificate, though it was told to reload.'
within 20 visitors_get_it || fail "visitors do not get build $new from both replicas: $(ask site-a visitors || why)"
good=
docker tag festival-site "festival-site:$new"
# Whoever goes back twice would otherwise be at the bad build again.
if [ "${1-}" = --back ]; then
  docker rmi festival-site:previous >/dev/null
elif [ -n "$before" ] && [ "$before" != "$(id)" ]; then
  docker tag "$before" festival-site:previous
fi
# Older builds go.
for tag in $(docker image ls --format '{{.Tag}}' festival-site); do
  case $(id ":$tag") in "$(id)" | "$(id :previous)") ;; *) docker rmi "festival-site:$tag" >/dev/null || true ;; esac
done
echo "Build $new serves visitors, from both replicas, through the edge."
