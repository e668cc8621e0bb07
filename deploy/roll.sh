#!/bin/sh
# Builds the site and replaces its replicas one after the other: visitors notice nothing. Also after a change of
# .env, such as an urgent notice. When a new replica does not become healthy, the other old one goes on alone.
set -eu
cd "$(dirname "$0")/.."

docker compose build
for replica in site-a site-b; do
  docker compose up --detach --no-deps --no-build --wait --wait-timeout 60 "$replica"
  # The edge looks names up every two seconds: by now it knows where the new replica is.
  sleep 5
done
docker compose up --detach --no-deps --no-build --wait edge
# It also takes over a changed certificate, and what has changed in deploy/edge.
docker compose kill --signal HUP edge
