#!/bin/sh
# Writes deploy/digests: what the tags of the base images stand for today, by digest. Run it when you want newer ones, try
# them, and keep the file with your configuration. `pin.sh use`, of roll.sh and swarm.sh, gives the tags to these images
# and no others, if there is such a file.
set -eu
cd "$(dirname "$0")/.."
if [ "${1:-}" = use ]; then
  [ -f deploy/digests ] || exit 0
  while read -r image; do
    docker image inspect "$image" >/dev/null 2>&1 || docker pull --quiet "$image" >/dev/null
    docker tag "$image" "${image%@*}"
  done <deploy/digests
  exit
fi
# With COMPOSE_PROFILES=monitoring in .env, those of monitoring too. What is built here has no tag.
built_on=$(sed -n 's/^FROM \(node:[^ ]*\)$/\1/p' Dockerfile | sort -u)
started=$(docker compose config --images)
tags="$built_on $(echo "$started" | grep : | sort -u)"
for tag in $tags; do
  docker pull --quiet "$tag" >/dev/null
  docker image inspect --format "$tag@{{index .RepoDigests 0}}" "$tag" | sed 's/@.*@/@/'
done >deploy/digests.new
[ "$(grep -c '@sha256:[0-9a-f]\{64\}$' deploy/digests.new)" = "$(echo $tags | wc -w)" ]
mv deploy/digests.new deploy/digests
cat deploy/digests
