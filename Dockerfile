# The same Node as in package-lock.json, with which the tests run.
FROM node:26.10.0-trixie-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build

# The bundle contains its dependencies: nothing is installed here.
FROM node:26.10.0-trixie-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
# Makes the C library return freed memory to the system: some 15 MB less under load.
ENV MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=8192 MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /site
COPY --from=build /site/dist ./dist
USER node
EXPOSE 3000
# Every second until the first success, then twice a minute. With node:http, because fetch would take 30 MB more and
# four times the processor time.
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s --start-interval=1s \
  CMD ["node", "-e", "http.get(`http://127.0.0.1:${process.env.PORT}/healthz`, (answer) => process.exit(answer.statusCode === 200 ? 0 : 1)).on('error', () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=1", "--max-old-space-size=40", "dist/server.js"]
