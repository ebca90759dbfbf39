import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the stand-in does with the next requests instead of answering. */
type Mood = { status: number; headers?: Record<string, string>; body?: unknown } | 'silence' | 'nonsense';

/**
 * Speaks CourtListener's REST API v4 as far as the portal uses it: token, search with cursor pages of twenty, look-up of
 * citations, 401 and 429. What is known there is given by the test.
 */
export async function startCourtListenerStandIn(token: string) {
  const asked: { method: string; path: string; parameters: URLSearchParams; body: unknown; authorization: string }[] =
    [];
  const moods: Mood[] = [];
  const opinions = Array.from({ length: 45 }, (_, i) => opinion(i + 1));

  const server = createServer((request, response) => {
    void answer(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', origin);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const authorization = request.headers.authorization ?? '';
    asked.push({
      method: request.method!,
      path: url.pathname,
      parameters: url.searchParams,
      body: text ? JSON.parse(text) : null,
      authorization,
    });
    const send = (status: number, body: unknown, headers: Record<string, string> = {}) => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(JSON.stringify(body));
    };
    const mood = moods.shift();
    if (mood === 'silence') return;
    if (mood === 'nonsense') return send(200, { count: 'many' });
    if (mood) return send(mood.status, mood.body ?? {}, mood.headers);
    if (authorization !== `Token ${token}`) return send(401, { detail: 'Invalid token.' });
    if (url.pathname === '/api/rest/v4/citation-lookup/' && request.method === 'POST')
      return send(200, lookUp(JSON.parse(text)));
    if (url.pathname === '/api/rest/v4/search/' && request.method === 'GET')
      return send(200, search(url, opinions, origin));
    return send(404, { detail: 'Not found.' });
  }

  return {
    url: `${origin}/api/rest/v4`,
    origin,
    asked,
    /** The next answers, in order; then it answers as it should again. */
    will: (...next: Mood[]) => void moods.push(...next),
    stop: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

function opinion(n: number) {
  return {
    cluster_id: 9000 + n,
    absolute_url: `/opinion/${9000 + n}/sample-v-state-${n}/`,
    caseName: `<mark>Sample</mark> v. State &amp; Others ${n}`,
    citation: [`${n} F.4th ${100 + n}`],
    court: 'Court of Appeals for the Ninth Circuit',
    court_id: 'ca9',
    court_jurisdiction: 'F',
    dateFiled: '2022-05-17',
    docketNumber: `22-${1000 + n}`,
    syllabus: '',
    status: 'Published',
    opinions: [{ id: n, snippet: `The <mark>sample</mark> rule <b>applies</b>\n here.`, type: 'lead-opinion' }],
    meta: { timestamp: '2026-01-01T00:00:00Z', score: { bm25: 1.2 } },
  };
}

function search(url: URL, all: ReturnType<typeof opinion>[], origin: string) {
  const q = url.searchParams.get('q') ?? '';
  const found = q.toLowerCase().includes('sample') ? all : [];
  const from = Number(url.searchParams.get('cursor') ?? 0);
  const next = new URL(`${origin}${url.pathname}${url.search}`);
  next.searchParams.set('cursor', String(from + 20));
  return {
    count: found.length,
    next: from + 20 < found.length ? next.href : null,
    previous: null,
    results: found.slice(from, from + 20),
  };
}

function lookUp(body: { text?: string; volume?: string; reporter?: string; page?: string }) {
  const text = body.text ?? `${body.volume} ${body.reporter} ${body.page}`;
  return [...text.matchAll(/(\d+) ([A-Z][\w. ]*?) (\d+)(?=;|$)/g)].map(([citation]) => {
    const known = citation === '576 U.S. 644' || citation === '11 F.4th 222';
    return {
      citation,
      normalized_citations: [citation],
      start_index: 0,
      end_index: citation.length,
      status: known ? 200 : 404,
      error_message: known ? '' : `Citation not found: '${citation}'`,
      clusters: known
        ? [{ id: 77, absolute_url: '/opinion/77/found-v-elsewhere/', case_name: 'Found v. Elsewhere' }]
        : [],
    };
  });
}
