import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { describeIssue } from '#contract/describeIssue';
import type { Endpoint, InputOf, ReplyOf } from '#contract/endpoint';
import type { FieldProblem, RefusalCode } from '#contract/refusals';
import { type Capacity, may } from '#domain/identity/permissions';
import type { Actor, Caller } from '#server/kernel/actor';
import { Refusal } from '#server/kernel/Refusal';
import { assertStorableText } from './assertStorableText.ts';
import { readFormFields } from './readFormFields.ts';

/** The request and its answer, for the few handlers that set cookies, stream or redirect. */
export type Http = { request: FastifyRequest; reply: FastifyReply };

declare module 'fastify' {
  interface FastifyInstance {
    /** Every endpoint of the contract that this server answers, for the permission test and the API document. */
    served: Endpoint[];
  }
}

/** Serves one endpoint to signed-in people: access, input, and output are checked here. */
export function serve<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (actor: Actor, input: InputOf<E>, http: Http) => Promise<ReplyOf<E>>,
): void {
  register(app, endpoint, async (http) => {
    const actor = requireActor(http.request, endpoint);
    const input = await readInput(http.request, endpoint);
    const answer = await handle(actor, input, http);
    return http.reply.status(statusOf(http.reply, endpoint)).send(endpoint.reply.parse(answer));
  });
}

/** Serves one endpoint to visitors as well, to each address at most `perMinute` times a minute. */
export function servePublic<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (caller: Caller, input: InputOf<E>, http: Http) => Promise<ReplyOf<E>>,
  perMinute?: number,
): void {
  const answer = async (http: Http) => {
    const caller = requireCaller(http.request, endpoint);
    const input = await readInput(http.request, endpoint);
    const answered = await handle(caller, input, http);
    return http.reply.status(statusOf(http.reply, endpoint)).send(endpoint.reply.parse(answered));
  };
  register(app, endpoint, answer, perMinute);
}

/** Serves an endpoint whose answer is not JSON: a file, a picture, a stream of events. The handler answers by itself. */
export function serveRaw<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (actor: Actor, input: InputOf<E>, http: Http) => Promise<unknown>,
): void {
  register(app, endpoint, async (http) => {
    const actor = requireActor(http.request, endpoint);
    return handle(actor, await readInput(http.request, endpoint), http);
  });
}

/** The same to visitors as well, to each address at most `perMinute` times a minute. */
export function servePublicRaw<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (caller: Caller, input: InputOf<E>, http: Http) => Promise<unknown>,
  perMinute: number,
): void {
  const answer = async (http: Http) => {
    const caller = requireCaller(http.request, endpoint);
    return handle(caller, await readInput(http.request, endpoint), http);
  };
  register(app, endpoint, answer, perMinute);
}

/** Serves a redirect of the sign-in to visitors. The handler answers by itself. */
export function serveRedirect<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (caller: Caller, input: InputOf<E>, http: Http) => Promise<unknown>,
): void {
  register(app, endpoint, async (http) => {
    const caller = requireCaller(http.request, endpoint);
    return handle(caller, await readInput(http.request, endpoint), http);
  });
}

/** What an endpoint with a `files` body needs beside serve: its fields come with the files, see receiveFiles. */
export function serveFiles<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (actor: Actor, http: Http) => Promise<ReplyOf<E>>,
): void {
  register(app, endpoint, async (http) => {
    const actor = requireActor(http.request, endpoint);
    const answer = await handle(actor, http);
    return http.reply.status(statusOf(http.reply, endpoint)).send(endpoint.reply.parse(answer));
  });
}

/** The same for an endpoint whose caller may ask for the answer as a stream of events, which the handler then sends. */
export function serveFilesOrStream<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (actor: Actor, http: Http) => Promise<{ answer: ReplyOf<E> } | { stream: Readable }>,
): void {
  register(app, endpoint, async (http) => {
    const actor = requireActor(http.request, endpoint);
    const handled = await handle(actor, http);
    if ('stream' in handled) return sendEvents(http.reply, handled.stream);
    return http.reply.status(statusOf(http.reply, endpoint)).send(endpoint.reply.parse(handled.answer));
  });
}

/** Sends a stream of events that no proxy holds back. */
export function sendEvents(reply: FastifyReply, events: Readable): FastifyReply {
  return (
    reply
      .headers({ 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' })
      // Kept alive after its end, the connection would keep a portal that stops waiting.
      .headers({ 'cache-control': 'no-store', connection: 'close' })
      .send(events)
  );
}

/** Parses the input by the endpoint's schema; each invalid field is named with its error. */
export function parseInput<E extends Endpoint>(endpoint: E, asked: unknown): InputOf<E> {
  assertStorableText(asked);
  const input = endpoint.input.safeParse(asked, { error: describeIssue });
  if (input.success) {
    // A field that contains JSON has its own text, which could not be checked before.
    assertStorableText(input.data);
    return input.data as InputOf<E>;
  }
  const fields: FieldProblem[] = input.error.issues.map((issue) => ({
    field: issue.path.join('.'),
    message: issue.message,
  }));
  throw new Refusal('invalid_input', { fields });
}

function register(
  app: FastifyInstance,
  endpoint: Endpoint,
  answer: (http: Http) => Promise<unknown>,
  perMinute?: number,
): void {
  app.served.push(endpoint);
  app.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    ...(perMinute !== undefined && { config: { rateLimit: { max: perMinute, timeWindow: 60_000 } } }),
    handler: (request, reply) => answer({ request, reply }),
  });
}

const refusalOf: Partial<Record<Capacity, RefusalCode>> = {
  signing_in: 'second_factor_needed',
  pending_judge: 'judge_pending',
};

function requireActor(request: FastifyRequest, endpoint: Endpoint): Actor {
  const { actor } = request;
  // A token that opens nothing any more was good once: the page that sent it offers to sign in again in place.
  if (!actor) throw new Refusal(request.headers.authorization ? 'session_ended' : 'not_signed_in');
  if (!may(actor.capacity, endpoint.permission)) {
    throw new Refusal(refusalOf[actor.capacity] ?? 'not_permitted');
  }
  return actor;
}

function requireCaller(request: FastifyRequest, endpoint: Endpoint): Caller {
  if (request.actor) return requireActor(request, endpoint);
  if (!may('visitor', endpoint.permission)) throw new Refusal('not_signed_in');
  return { capacity: 'visitor', address: request.ip, user_agent: request.headers['user-agent'] ?? null };
}

async function readInput<E extends Endpoint>(request: FastifyRequest, endpoint: E): Promise<InputOf<E>> {
  const asked = hasBody(endpoint) ? await readBody(request, endpoint) : (request.query as object);
  return parseInput(endpoint, { ...asked, ...(request.params as object) });
}

/** Body values are never read from the address, which browser histories and proxy logs store. */
function hasBody({ body }: Endpoint): boolean {
  return body !== undefined && body !== 'none' && body !== 'bytes';
}

async function readBody(request: FastifyRequest, endpoint: Endpoint): Promise<object> {
  const body = endpoint.body === 'form' && request.isMultipart() ? await readFormFields(request) : request.body;
  if (body === undefined || body === null) return {};
  if (typeof body !== 'object' || Array.isArray(body)) throw new Refusal('unreadable_body');
  return body;
}

/** A handler may have set 200 or 202 where the contract's usual status is 201; else the contract's. */
function statusOf(reply: FastifyReply, endpoint: Endpoint): number {
  return reply.statusCode === 200 ? endpoint.status : reply.statusCode;
}
