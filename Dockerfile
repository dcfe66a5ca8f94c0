# What builds the service stays behind in the first stage.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
# no scripts of packages: all that they would fetch or compile is here, the image's Node among it
RUN npm ci --ignore-scripts
COPY tsconfig.json tsconfig.build.json rolldown.config.ts ./
COPY src src
COPY rest rest
COPY seeds seeds
RUN npm run build
COPY README.md ./
COPY docs docs
RUN npm run docs
RUN npm prune --omit=dev --ignore-scripts && rm -rf node_modules/node node_modules/.bin/node

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0
# the memory allocator's default is eight arenas per processor, which keep 20 MiB that nobody uses
ENV MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/rest rest
COPY --from=build /app/docs/monthly.svg /app/docs/monthly-narrow.svg docs/
COPY --from=build /app/src/run.js src/run.js
COPY --from=build /app/dist dist
USER node
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 4000) + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# what npm start runs, as the process that gets the signals
CMD ["node", "--max-semi-space-size=16", "--heap-growing-percent=60", "--no-allocation-site-pretenuring", "src/run.js", "main"]
