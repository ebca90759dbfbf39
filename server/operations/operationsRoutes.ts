import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Config } from '#server/kernel/config';
import type { Services } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { checkReadiness, checkScanner } from './checkReadiness.ts';
import { registerScanMetrics } from './scanMetrics.ts';

/** Endpoints for monitoring: liveness, readiness, and metrics. */
export function operationsRoutes(app: FastifyInstance, services: Services): void {
  app.get('/healthz', async () => ({ status: 'alive' }));

  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.get('/readyz', async (_request, reply) => {
    const checks = await checkReadiness(services);
    const ready = !closing && Object.values(checks).every((check) => check === 'ok');
    return (
      reply
        .status(ready ? 200 : 503)
        // The portal receives filings while its scanner is down, so the scanner has no part in the status.
        .send({
          status: closing ? 'closing' : ready ? 'ready' : 'not ready',
          checks,
          scanner: await checkScanner(services),
        })
    );
  });

  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last byte of the response.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60],
    registers: [registry],
  });
  registerScanMetrics(registry, services);
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    duration.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(services.config, request.headers.authorization)) throw new Refusal('not_permitted');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** Without a token, an evaluation court shows its metrics to anyone and a real court to no one. */
function mayReadMetrics({ metrics_token: token, production }: Config, authorization: string | undefined): boolean {
  if (token === null) return !production;
  const given = Buffer.from(authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
