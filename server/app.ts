import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import { maxDocumentBytes } from '#domain/documents/fileFormats';
import { apiAccessRoutes } from '#server/apiAccess/apiAccessRoutes';
import { ledgerRoutes } from '#server/checks/ledgerRoutes';
import { courtdocRoutes } from '#server/courtdoc/courtdocRoutes';
import { exportRoutes } from '#server/exports/exportRoutes';
import { fixRoutes } from '#server/fixes/fixRoutes';
import { recognizeActor } from '#server/identity/recognizeActor';
import { filingRoutes } from '#server/intake/intakeRoutes';
import { describeFault } from '#server/kernel/describeFault';
import type { Services } from '#server/kernel/needs';
import { pilotRoutes } from '#server/pilots/pilotRoutes';
import { planRoutes } from '#server/scheduling/planRoutes';
import { slotRoutes } from '#server/scheduling/slots/slotRoutes';
import { sealingRoutes } from '#server/sealing/sealingRoutes';
import { simulationRoutes } from '#server/simulation/simulationRoutes';
import { workItemRoutes } from '#server/workItems/workItemRoutes';
import { watchAccess } from './activity/access/watchAccess.ts';
import { activityRoutes } from './activity/activityRoutes.ts';
import { appealRoutes } from './appeals/appealRoutes.ts';
import { assistantRoutes } from './assistant/assistantRoutes.ts';
import { attorneyRoutes } from './attorneys/attorneyRoutes.ts';
import { calendarRoutes } from './calendar/calendarRoutes.ts';
import { calendarBoardRoutes } from './calendarBoard/calendarBoardRoutes.ts';
import { calendarFeedRoutes } from './calendarFeeds/calendarFeedRoutes.ts';
import { mergeRoutes } from './caseLife/mergeRoutes.ts';
import { assignmentRoutes } from './cases/assignmentRoutes.ts';
import { caseLifeRoutes } from './cases/caseLifeRoutes.ts';
import { caseRoutes } from './cases/caseRoutes.ts';
import { participantRoutes } from './cases/participants/participantRoutes.ts';
import { chambersRoutes } from './chambers/chambersRoutes.ts';
import { checkRoutes } from './checks/checkRoutes.ts';
import { counterRoutes } from './counter/counterRoutes.ts';
import { courtroomRoutes } from './courtroom/courtroomRoutes.ts';
import { dashboardRoutes } from './dashboard/dashboardRoutes.ts';
import { homeRoutes } from './dashboard/home/homeRoutes.ts';
import { deadlineRoutes } from './deadlines/deadlineRoutes.ts';
import { docketingRoutes } from './docketing/docketingRoutes.ts';
import { entryServiceRoutes } from './entryService/entryServiceRoutes.ts';
import { firmCaseRoutes } from './firmCases/firmCaseRoutes.ts';
import { firmRoutes } from './firms/firmRoutes.ts';
import { hearingRoutes } from './hearings/hearingRoutes.ts';
import { answerErrors } from './http/answerErrors.ts';
import { compressReplies } from './http/compressReplies.ts';
import { isApiCall } from './http/isApiCall.ts';
import { noteArrival } from './http/noteArrival.ts';
import { rejectDisguisedPaths } from './http/rejectDisguisedPaths.ts';
import { serveWeb } from './http/serveWeb.ts';
import { identityRoutes } from './identity/identityRoutes.ts';
import { componentRoutes } from './integrations/componentRoutes.ts';
import { issuanceRoutes } from './issuance/issuanceRoutes.ts';
import { learningRoutes } from './learning/learningRoutes.ts';
import { navigationRoutes } from './navigation/navigationRoutes.ts';
import { notificationRoutes } from './notifications/notificationRoutes.ts';
import { openApiRoutes } from './openapi/openApiRoutes.ts';
import { operationsRoutes } from './operations/operationsRoutes.ts';
import { orderDraftRoutes } from './orders/drafts/draftRoutes.ts';
import { orderRoutes } from './orders/orderRoutes.ts';
import { packRoutes } from './packs/packRoutes.ts';
import { paymentRoutes } from './payments/paymentRoutes.ts';
import { peopleRoutes } from './people/peopleRoutes.ts';
import { publicAccessRoutes } from './publicAccess/publicAccessRoutes.ts';
import { receiptRoutes } from './receipts/receiptRoutes.ts';
import { repairRoutes } from './repairs/repairRoutes.ts';
import { reportRoutes } from './reports/reportRoutes.ts';
import { reschedulingRoutes } from './rescheduling/reschedulingRoutes.ts';
import { researchRoutes } from './research/researchRoutes.ts';
import { reviewRoutes } from './review/reviewRoutes.ts';
import { sectionRoutes } from './review/sections/sectionRoutes.ts';
import { rulingRoutes } from './rulings/rulingRoutes.ts';
import { sealRoutes } from './seals/sealRoutes.ts';
import { searchRoutes } from './search/searchRoutes.ts';
import { selfHelpRoutes } from './selfHelp/selfHelpRoutes.ts';
import { serviceRoutes } from './service/serviceRoutes.ts';
import { settingsRoutes } from './settings/settingsRoutes.ts';
import { siteRoutes } from './site/siteRoutes.ts';
import { v1Routes } from './v1/v1Routes.ts';
import { viewerRoutes } from './viewer/viewerRoutes.ts';
import { webhookRoutes } from './webhooks/webhookRoutes.ts';

export type AppOptions = {
  /** Log lines go to the standard output unless a stream is given. */
  log: { level: string; stream?: NodeJS.WritableStream } | false;
  /** Folder of the built browser part; null where only the calls are served, as in most tests. */
  web: string | null;
  /** Milliseconds for a request to arrive completely, and how often that is checked. Tests are less patient. */
  arrival?: { within: number; checkedEvery: number };
  /** Requests a minute from one address, beyond which it must wait. */
  requestsPerMinute?: number;
};

/** A connection without any traffic is closed after this time. */
export const silentConnectionMs = 120_000;

/** The complete server, ready to listen or to be tested. Start reading here. */
export async function buildApp(services: Services, options: AppOptions): Promise<FastifyInstance> {
  const app = openServer(services, options);
  app.decorate('served', []);
  app.decorateRequest('actor', null);

  noteArrival(app, services);
  answerErrors(app);
  rejectDisguisedPaths(app);
  await registerPlugins(app, services, options);
  await compressReplies(app);

  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (isApiCall(request) && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  recognizeActor(app, services);
  watchAccess(app, services);

  operationsRoutes(app, services);
  siteRoutes(app, services);
  identityRoutes(app, services);
  activityRoutes(app, services);
  filingRoutes(app, services);
  viewerRoutes(app, services);
  checkRoutes(app, services);
  reviewRoutes(app, services);
  sectionRoutes(app, services);
  caseRoutes(app, services);
  caseLifeRoutes(app, services);
  mergeRoutes(app, services);
  workItemRoutes(app, services);
  sealingRoutes(app, services);
  docketingRoutes(app, services);
  issuanceRoutes(app, services);
  appealRoutes(app, services);
  receiptRoutes(app, services);
  firmRoutes(app, services);
  firmCaseRoutes(app, services);
  serviceRoutes(app, services);
  sealRoutes(app, services);
  entryServiceRoutes(app, services);
  publicAccessRoutes(app, services);
  orderRoutes(app, services);
  await paymentRoutes(app, services);
  counterRoutes(app, services);
  participantRoutes(app, services);
  assignmentRoutes(app, services);
  attorneyRoutes(app, services);
  courtdocRoutes(app, services);
  fixRoutes(app, services);
  schedulingRoutes(app, services);
  deadlineRoutes(app, services);
  rulingRoutes(app, services);
  courtroomRoutes(app, services);
  orderDraftRoutes(app, services);
  chambersRoutes(app, services);
  reportRoutes(app, services);
  notificationRoutes(app, services);
  assistantRoutes(app, services);
  dashboardRoutes(app, services);
  homeRoutes(app, services);
  navigationRoutes(app, services);
  searchRoutes(app, services);
  researchRoutes(app, services);
  ledgerRoutes(app, services);
  settingsRoutes(app, services);
  exportRoutes(app, services);
  learningRoutes(app, services);
  packRoutes(app, services);
  peopleRoutes(app, services);
  apiAccessRoutes(app, services);
  webhookRoutes(app, services);
  await v1Routes(app, services);
  openApiRoutes(app, services);
  selfHelpRoutes(app, services);
  componentRoutes(app, services);
  await serveWeb(app, options.web);
  return app;
}

function openServer({ config }: Services, { log, arrival = patience }: AppOptions): FastifyInstance {
  return Fastify({
    logger: log && {
      level: log.level,
      ...(log.stream ? { stream: log.stream } : {}),
      redact: ['req.headers.authorization', 'req.headers.cookie'],
      serializers: { req: describeRequest, err: (error: unknown) => describeFault(error) },
    },
    genReqId: () => crypto.randomUUID(),
    trustProxy: config.trust_proxy ?? false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    bodyLimit: 1024 * 1024,
    requestTimeout: arrival.within,
    // Node takes the longer of the two for the entire request, so the headers must not have more.
    http: { connectionsCheckingInterval: arrival.checkedEvery, headersTimeout: Math.min(60_000, arrival.within) },
    // Longer than any analysis may take, and longer than an event stream is silent.
    connectionTimeout: silentConnectionMs,
    forceCloseConnections: 'idle',
  });
}

/** Five minutes carry three documents of 10 MB over a line of 1 Mbit/s; a trickle of bytes ends there. */
const patience = { within: 5 * 60_000, checkedEvery: 10_000 };

async function registerPlugins(app: FastifyInstance, services: Services, options: AppOptions): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: services.config.public_url.startsWith('https:')
      ? { maxAge: 31_536_000, includeSubDomains: true }
      : false,
  });
  await app.register(rateLimit, {
    max: options.requestsPerMinute ?? 1200,
    timeWindow: 60_000,
    hook: 'onRequest',
    // A screen is dozens of small files, and an entire courthouse may share one address: only calls are counted.
    allowList: (request) => !isApiCall(request),
  });
  await app.register(cookie);
  await app.register(formbody, { bodyLimit: 1024 * 1024 });
  await app.register(multipart, { limits: { fileSize: maxDocumentBytes, files: 20, fields: 60, parts: 80 } });
}

const contentSecurityPolicy = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'blob:', 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
};

/**
 * The parts of a request that are logged: never a query, which may contain a ticket or a code, and never the token of a
 * verification address or of a link to served documents.
 */
function describeRequest(request: { method: string; url: string; ip: string }) {
  const path = request.url.split('?')[0]?.replace(/\/(verify|served)\/[^/]+/, '/$1/-');
  return { method: request.method, path, address: request.ip };
}

/** The court's calendar, its hearings, and the board on which they are moved. */
function schedulingRoutes(app: FastifyInstance, services: Services): void {
  calendarRoutes(app, services);
  calendarFeedRoutes(app, services);
  hearingRoutes(app, services);
  reschedulingRoutes(app, services);
  repairRoutes(app, services);
  planRoutes(app, services);
  simulationRoutes(app, services);
  pilotRoutes(app, services);
  slotRoutes(app, services);
  calendarBoardRoutes(app, services);
}
