import { fileURLToPath } from 'node:url';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import packageJson from '../../package.json' with { type: 'json' };
import { authenticate } from './auth/session.service.ts';
import type { Deps } from './deps.ts';
import { jobs } from './jobs.ts';
import { registerApiDocs } from './platform/api-docs.ts';
import { registerConnectionManners, registerStallLimit, stallMs } from './platform/connections.ts';
import { createRequestContext, type RequestContext } from './platform/context.ts';
import { registerHealth } from './platform/health.ts';
import { registerHostCheck } from './platform/host-check.ts';
import { handleError } from './platform/http-errors.ts';
import { createLimits } from './platform/limits.ts';
import { describeApi } from './platform/openapi.ts';
import { registerOriginCheck } from './platform/origin-check.ts';
import { createFrameworkErrorHandler, createParserErrorHandler, refuseDetours } from './platform/parser-errors.ts';
import { registerRateLimit } from './platform/rate-limit.ts';
import { registerRawRoutes } from './platform/raw-routes.ts';
import { registerCallLog, registerRequestLog } from './platform/request-log.ts';
import { registerRest } from './platform/rest.ts';
import { createSecurityHeaders, registerSecurityHeaders, type SecurityHeaders } from './platform/security-headers.ts';
import { createTransport, sessionCookieOf } from './platform/session-cookie.ts';
import { readPages, registerStaticFiles } from './platform/static-files.ts';
import { callsIn, registerTrpc } from './platform/trpc-http.ts';
import { appRouter } from './router.ts';
import { rawRoutes } from './routes.ts';

const builtClient = fileURLToPath(new URL('../../dist/client', import.meta.url));

type CreateContext = (given: { req: Parameters<typeof createTransport>[1]; res: Parameters<typeof createTransport>[2] }) => RequestContext;

/**
 * Puts the server together from its dependencies. `close()` on what it returns undoes it; the database stays open, for
 * whoever opened it closes it.
 * @param clientDir where the built client lies
 */
export async function buildApp(deps: Deps, clientDir: string = builtClient): Promise<FastifyInstance> {
  const { config } = deps;
  const built = await readPages(clientDir);
  const indexHtml = built?.frame ?? null;
  const headers = createSecurityHeaders({ isHttps: config.isHttps, indexHtml });
  const app = createServer(deps, headers);
  registerRequestLog(app);
  registerSecurityHeaders(app, headers);
  registerConnectionManners(app);
  registerHostCheck(app, config.publicUrl);
  await app.register(fastifyCookie);
  // What comes in compressed is refused as not JSON: no client of ours sends it, and it hides how large it is.
  await app.register(fastifyCompress, { threshold: 1024, globalDecompression: false });
  registerHealth(app, deps.database);
  await registerCalls(app, deps, indexHtml);
  await app.register(async (pages) => {
    registerStallLimit(pages);
    await registerStaticFiles(pages, clientDir, built);
  });
  scheduleJobs(app, deps);
  // Before connections are waited for: those that follow something end with it.
  app.addHook('preClose', () => deps.works.close());
  return app;
}

function createServer({ config, logger, newId }: Deps, headers: SecurityHeaders): FastifyInstance {
  const { trustProxy } = config;
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newId,
    // Fastify itself trusts nobody when it is given a number.
    trustProxy: typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy,
    bodyLimit: 1_048_576,
    // A batch of tRPC calls names all of them in one path segment.
    routerOptions: { maxParamLength: 4096, ignoreTrailingSlash: true },
    // A request may name the whole address (RFC 9112, 3.2.2); whom it is for is told by Host, which is checked.
    rewriteUrl: ({ url = '/' }) => (url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?#]*\/?/i, '/')),
    // Who is still connected while the server closes is answered, and then sent away.
    return503OnClosing: false,
    http: { headersTimeout: stallMs, connectionsCheckingInterval: 2_000, requireHostHeader: false },
    frameworkErrors: createFrameworkErrorHandler(headers),
    clientErrorHandler: createParserErrorHandler(headers, logger),
  });
  app.setErrorHandler(handleError);
  app.removeContentTypeParser('text/plain');
  refuseDetours(app, headers);
  return app;
}

/** The two doors to the same procedures: /trpc for the client, /api for everybody else. */
async function registerCalls(app: FastifyInstance, deps: Deps, indexHtml: string | null): Promise<void> {
  const limits = createLimits(deps.config, deps.monotonic);
  const createContext: CreateContext = ({ req, res }) => createRequestContext(deps, authenticate, limits, createTransport(deps.config, req, res));
  await app.register(async (calls) => {
    registerCallLog(calls);
    registerStallLimit(calls);
    calls.addHook('onRequest', (_request, reply, done) => {
      reply.header('Cache-Control', 'no-store');
      done();
    });
    if (deps.config.rateLimitPerMinute > 0) registerRateLimit(calls, limits.calls, callsIn);
    registerOriginCheck(calls, deps.config.publicUrl);
    await calls.register(async (trpc) => registerTrpc(trpc, { router: appRouter, createContext }), { prefix: '/trpc' });
    await calls.register(
      async (api) => {
        registerRest(api, appRouter, (req, res) => createContext({ req, res }));
        registerRawRoutes(api, rawRoutes, (req, res) => createContext({ req, res }));
        const given = { version: packageJson.version, baseUrl: '/api', sessionCookie: sessionCookieOf(deps.config) };
        const document = describeApi(appRouter, rawRoutes, given);
        registerApiDocs(api, document, { publicUrl: deps.config.publicUrl, indexHtml });
      },
      { prefix: '/api' },
    );
  });
}

/** Runs the jobs of the product at start, and then each in its own time; never one beside itself. */
function scheduleJobs(app: FastifyInstance, deps: Deps): void {
  const timers: NodeJS.Timeout[] = [];
  const running = new Map<string, Promise<unknown>>();
  const start = ({ name, run }: (typeof jobs)[number]) => {
    if (running.has(name)) return;
    const done = run(deps)
      .catch(() => app.log.warn({ job: name }, 'a job failed'))
      .finally(() => running.delete(name));
    running.set(name, done);
  };
  app.addHook('onReady', async () => {
    for (const job of jobs) {
      start(job);
      timers.push(setInterval(() => start(job), job.everyMs).unref());
    }
  });
  app.addHook('onClose', async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(running.values());
  });
}
