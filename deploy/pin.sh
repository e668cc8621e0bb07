#!/bin/sh
# Writes deploy/digests: what the tags of the base images stand for today, by digest. roll.sh and swarm.sh then use these
# and no others. Run it when you want newer ones, try them, and keep the file with your configuration.
set -eu
cd "$(dirname "$0")/.."
digest() {
  docker pull --quiet "$1" >/dev/null
  docker image inspect --format '{{index .RepoDigests 0}}' "$1" | sed 's/.*@/@/'
}
node=$(sed -n 's/^FROM \([^$]*\)\${NODE_DIGEST}$/\1/p' Dockerfile)
edge=$(sed -n 's/^ *image: \(nginx[^$]*\)\${EDGE_DIGEST:-}$/\1/p' compose.yaml)
printf 'NODE_DIGEST=%s\nEDGE_DIGEST=%s\n' "$(digest "$node")" "$(digest "$edge")" >deploy/digests.new
grep -c '=@sha256:[0-9a-f]\{64\}$' deploy/digests.new | grep -qx 2
mv deploy/digests.new deploy/digests
cat deploy/digests
