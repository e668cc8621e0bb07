#!/bin/sh
# Builds the image and deploys deploy/stack.yaml to the Swarm, on one of its managers; run it again after a change of the
# site, of .env, of deploy/edge/ or of the certificate. The Swarm replaces one after the other, and goes back by itself.
# It exits with 0 when visitors get the build that it names, and otherwise says in one sentence what is wrong.
set -eu
cd "$(dirname "$0")/.."

fail() {
  # A log's line has backslashes, which "echo" would take for its own.
  printf 'swarm.sh: %s\n' "$*" >&2
  exit 1
}
sum() { cat "$@" | sha256sum | cut -c 1-12; }

[ -f .env ] || fail 'there is no .env; docs/swarm.md says what it holds.'
set -a
. ./.env
sh deploy/pin.sh use || fail 'a base image cannot be had as deploy/digests names it; nothing has been replaced.'
docker compose build || fail 'the image does not build; nothing has been replaced.'
build=$(docker compose run --rm --no-deps -T site-a node -p 'require("./dist/manifest.json").build') ||
  fail 'the image does not start; nothing has been replaced.'
said=$(docker compose run --rm --no-deps -T edge test 2>&1) ||
  fail "nginx refuses deploy/edge/ or the certificate; nothing has been replaced.
$said"

SITE=${SITE_IMAGE:-festival-site}:$build
EDGE_IMAGE=$(grep nginx deploy/digests 2>/dev/null || docker compose config --images edge)
EDGE_SUM=$(sum deploy/edge/*)
TLS_SUM=$(sum "$TLS_FOLDER"/*.pem)
docker tag festival-site "$SITE"
${SITE_PUSH:-docker push} "$SITE" || fail "$SITE does not reach the nodes; nothing has been replaced."

echo "Rolling out build $build."
docker stack deploy --quiet --detach=false --prune --with-registry-auth --resolve-image never \
  --compose-file deploy/stack.yaml festival || fail 'the Swarm refuses the stack.'
for service in site edge; do
  # Docker says 0 when it has gone back.
  case $(docker service inspect --format '{{with .UpdateStatus}}{{.State}}{{end}}' "festival_$service") in
    *roll* | paused) fail "the Swarm has gone back: $service does not become ready with build $build." ;;
  esac
done
# Each edge is met sooner or later: their name stands for all of them.
served=$(docker run --rm -i --network festival_default --env SITE_ORIGIN "$SITE" node - visitors <deploy/ask.cjs) ||
  fail 'an edge does not answer.'
[ "$served" = "$build" ] || fail "visitors get build $served."
# Of configurations and certificates, those in use stay.
for kind in config secret; do
  docker $kind ls --quiet --filter label=com.docker.stack.namespace=festival | xargs -r -n 1 docker $kind rm >/dev/null 2>&1 || true
done
echo "Build $build serves visitors."
