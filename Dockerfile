# The server with all it needs: its code, its migrations and the embedded database. See docs/guides/self-hosting.md.
FROM node:24-alpine AS build
WORKDIR /source
COPY . .
RUN node scripts/dowel.mjs install --frozen-lockfile
RUN node scripts/dowel.mjs exec turbo run build --filter @dowel/server

FROM node:24-alpine
WORKDIR /app
COPY --from=build /source/apps/server/dist ./
COPY --from=build /source/LICENSE ./
RUN mkdir /data && chown node:node /data
ENV NODE_ENV=production DOWEL_HOST=0.0.0.0 DOWEL_PORT=4310 DOWEL_DATA_DIR=/data DOWEL_DEMO_FILE=/data/demo.json
USER node
EXPOSE 4310
VOLUME /data
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.DOWEL_PORT}/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--max-semi-space-size=16", "main.js"]
