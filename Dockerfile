# The same Node as in package-lock.json, with which the tests run.
FROM node:26.10.0-trixie-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# The folder of another festival.
ARG FESTIVAL
RUN npm run build

# The bundle contains its dependencies: of packages, this has an init alone.
FROM node:26.10.0-trixie-slim
LABEL org.opencontainers.image.title="festival-site" \
  org.opencontainers.image.licenses="MIT AND CC-BY-4.0" \
  org.opencontainers.image.base.name="docker.io/library/node:26.10.0-trixie-slim"
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
# Makes the C library return freed memory to the system: some 15 MB less under load.
ENV MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=8192 MALLOC_TRIM_THRESHOLD_=131072
# As process 1, Node could not end itself when it hangs: the kernel ignores a SIGKILL that process 1 sends itself.
RUN apt-get update && apt-get install --yes --no-install-recommends tini && rm -rf /var/lib/apt/lists/*
WORKDIR /site
COPY --from=build /site/dist ./dist
USER node
EXPOSE 3000
# With bash, because a Node would take 47 MB for a moment. Without --start-interval, which builders before 2023 refuse.
HEALTHCHECK --interval=2s --timeout=3s --start-period=120s \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/$PORT && printf 'GET /readyz HTTP/1.0\\r\\n\\r\\n' >&3 && read -r _ status _ <&3 && [ $status = 200 ]"]
ENTRYPOINT ["tini", "--"]
# 25 MB of the heap are in use; 96 leave a crowd room, and the container of 256 MB 100 for buffers and code. A signal
# must not open the debugger.
CMD ["node", "--max-semi-space-size=1", "--max-old-space-size=96", "--disable-sigusr1", "dist/server.js"]
