# One server of Furrow. `docker build -t furrow .`; settings are environment variables (docs/online.md, docs/hosting.md).
FROM node:20-slim AS build
WORKDIR /furrow
COPY . .
RUN node scripts/bootstrap.mjs --page

FROM node:20-slim
WORKDIR /furrow
ENV NODE_ENV=production DATA=/data
COPY --from=build --chown=node:node /furrow /furrow
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=6s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT ?? 3000) + '/ready').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/server/dist/server.mjs"]
