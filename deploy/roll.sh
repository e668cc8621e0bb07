#!/bin/sh
# Builds the image and replaces the replicas one after the other, without downtime. Run it, too, after a change of
# .env, such as an urgent notice. If a new replica does not become healthy, the script stops, and the other replica
# goes on serving the previous build.
set -eu
cd "$(dirname "$0")/.."

docker compose build
for replica in site-a site-b; do
  docker compose up --detach --no-deps --no-build --wait --wait-timeout 60 "$replica"
  # The edge looks up the replicas' names every two seconds: give it time to find the new one.
  sleep 5
done
docker compose up --detach --no-deps --no-build --wait edge
# Load a changed certificate and changes of deploy/edge/.
docker compose kill --signal HUP edge
