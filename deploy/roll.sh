#!/bin/sh
# Builds the site and replaces its replicas one after the other: visitors notice nothing. Also after a change of
# .env, such as an urgent notice. When a new replica does not become healthy, the old other one goes on alone.
set -eu
cd "$(dirname "$0")/.."

docker compose build
for replica in site-a site-b; do
  docker compose up --detach --no-deps --no-build --wait --wait-timeout 60 "$replica"
done
docker compose up --detach --no-deps --no-build --wait edge
# Certificates and files of deploy/edge that have changed.
docker compose kill --signal HUP edge
