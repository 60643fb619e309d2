# One node of Tablemate. Untested where it was written: there is no container engine there.
#
#   docker build -t tablemate .
#   docker run -p 3000:3000 -v tablemate:/data tablemate
#
# Without DATABASE_URL it starts its own PostgreSQL in /data; with one, /data stays empty (compose.yaml).

FROM node:26-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --workspace=apps/server --workspace=apps/web --include=dev --include=optional --ignore-scripts
# Of text recognition only one build and the smaller models are loaded.
RUN npm run build && rm -rf node_modules/@tesseract.js-data/*/4.0.0 \
  && find node_modules/tesseract.js-core -name 'tesseract-core*' \
    ! -name tesseract-core-simd-lstm.js ! -name tesseract-core-simd-lstm.wasm -delete \
  && find node_modules/@hyzyla/pdfium/dist -type f ! -name index.esm.js ! -name pdfium.wasm -delete

FROM node:26-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data PORT=3000
WORKDIR /app
COPY --from=build --chown=node:node /app /app
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# Liveness only: the process recovers by itself when the database returns. The load balancer checks readiness.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/api/health/live').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
# Signals reach the server itself; it ends within 5 seconds.
STOPSIGNAL SIGTERM
CMD ["node_modules/.bin/node", "apps/server/src/main.ts"]
