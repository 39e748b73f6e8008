import { fileURLToPath } from 'node:url';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import packageJson from '../../package.json' with { type: 'json' };
import { authenticate, sweepExpiredSessions } from './auth/session.service.ts';
import type { Deps } from './deps.ts';
import { registerApiDocs } from './platform/api-docs.ts';
import { createAttemptLimiter } from './platform/attempts.ts';
import { createRequestContext, type RequestContext } from './platform/context.ts';
import { registerHealth } from './platform/health.ts';
import { handleError } from './platform/http-errors.ts';
import { describeApi } from './platform/openapi.ts';
import { registerOriginCheck } from './platform/origin-check.ts';
import { registerRateLimit } from './platform/rate-limit.ts';
import { registerRequestLog } from './platform/request-log.ts';
import { registerRest } from './platform/rest.ts';
import { registerSecurityHeaders } from './platform/security-headers.ts';
import { createTransport } from './platform/session-cookie.ts';
import { readIndexHtml, registerStaticFiles } from './platform/static-files.ts';
import { type AppRouter, appRouter } from './router.ts';

const builtClient = fileURLToPath(new URL('../../dist/client', import.meta.url));
const sweepEveryMs = 60 * 60_000;

type CreateContext = (given: { req: Parameters<typeof createTransport>[1]; res: Parameters<typeof createTransport>[2] }) => RequestContext;

/**
 * Puts the server together from its dependencies. `close()` on what it returns undoes it; the database stays open, for
 * whoever opened it closes it.
 * @param clientDir where the built client lies
 */
export async function buildApp(deps: Deps, clientDir: string = builtClient): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: deps.logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: deps.newId,
    trustProxy: deps.config.trustProxy,
    bodyLimit: 1_048_576,
    // A batch of tRPC calls names all of them in one path segment.
    routerOptions: { maxParamLength: 4096, ignoreTrailingSlash: true },
    frameworkErrors: handleError,
  });
  app.setErrorHandler(handleError);
  app.removeContentTypeParser('text/plain');
  registerRequestLog(app);
  const indexHtml = await readIndexHtml(clientDir);
  await registerSecurityHeaders(app, { isHttps: deps.config.isHttps, indexHtml });
  await app.register(fastifyCookie);
  await app.register(fastifyCompress, { threshold: 1024 });
  registerHealth(app, deps.database);
  await registerCalls(app, deps);
  await registerStaticFiles(app, clientDir, indexHtml);
  scheduleSweep(app, deps);
  return app;
}

/** The two doors to the same procedures: /trpc for the client, /api for everybody else. */
async function registerCalls(app: FastifyInstance, deps: Deps): Promise<void> {
  const attempts = createAttemptLimiter(deps.config.authRateLimitPerMinute, deps.clock);
  const createContext: CreateContext = ({ req, res }) => createRequestContext(deps, authenticate, attempts, createTransport(deps.config, req, res));
  await app.register(async (calls) => {
    calls.addHook('onRequest', async (_request, reply) => void reply.header('Cache-Control', 'no-store'));
    await registerRateLimit(calls, deps.config.rateLimitPerMinute);
    registerOriginCheck(calls, deps.config.publicUrl);
    const trpcOptions: FastifyTRPCPluginOptions<AppRouter>['trpcOptions'] = { router: appRouter, createContext };
    await calls.register(fastifyTRPCPlugin, { prefix: '/trpc', trpcOptions });
    await calls.register(
      async (api) => {
        registerRest(api, appRouter, (req, res) => createContext({ req, res }));
        registerApiDocs(api, describeApi(appRouter, { version: packageJson.version, baseUrl: '/api' }));
      },
      { prefix: '/api' },
    );
  });
}

/** Sessions that are over are forgotten, at start and then every hour. */
function scheduleSweep(app: FastifyInstance, deps: Deps): void {
  const sweep = () => sweepExpiredSessions(deps).catch(() => app.log.warn('could not sweep expired sessions'));
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  app.addHook('onReady', async () => {
    running = sweep();
    timer = setInterval(() => {
      running = sweep();
    }, sweepEveryMs).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
