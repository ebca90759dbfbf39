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
  const shelf = new Map<string, Decision>();
  let allowance: { perMinute: number; now: () => Date } | undefined;
  let counted: { at: number; citations: number }[] = [];

  /** It counts citations, not calls: those of the last minute, before these are examined. */
  function throttle(citations: number): { status: number; body: unknown } | undefined {
    if (!allowance) return;
    const now = allowance.now().getTime();
    counted = counted.filter(({ at }) => at > now - 60_000);
    const [oldest] = counted;
    if (oldest && counted.reduce((sum, one) => sum + one.citations, 0) >= allowance.perMinute) {
      const error_message = `Too many requests (allowed rate: ${allowance.perMinute}/min).`;
      return { status: 429, body: { error_message, wait_until: new Date(oldest.at + 60_000).toISOString() } };
    }
    counted.push({ at: now, citations });
    return;
  }

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
    if (url.pathname === '/api/rest/v4/citation-lookup/' && request.method === 'POST') {
      const answer = lookUp(JSON.parse(text), shelf);
      const refused = throttle(answer.length);
      return refused ? send(refused.status, refused.body) : send(200, answer);
    }
    const docket = /^\/api\/rest\/v4\/dockets\/(\d+)\/$/.exec(url.pathname)?.[1];
    const held = docket && [...shelf.values()].find(({ id }) => id === Number(docket));
    if (held) return send(200, { court_id: held.court, court: `${origin}/api/rest/v4/courts/${held.court}/` });
    if (url.pathname === '/api/rest/v4/search/' && request.method === 'GET')
      return send(200, url.searchParams.has('case_name') ? byName(url, shelf) : search(url, opinions, origin));
    return send(404, { detail: 'Not found.' });
  }

  return {
    url: `${origin}/api/rest/v4`,
    origin,
    asked,
    /** The next answers, in order; then it answers as it should again. */
    will: (...next: Mood[]) => void moods.push(...next),
    /** Puts a decision there under a citation. */
    shelve: (citation: string, decision: Omit<Decision, 'citation'>) =>
      void shelf.set(citation, { ...decision, citation }),
    /** This many citations are looked up per minute, by that clock. */
    allow: (perMinute: number, now: () => Date) => {
      allowance = { perMinute, now };
      counted = [];
    },
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

/** A search by name and days alone, as loose as the real one: a word in common is enough. */
function byName({ searchParams }: URL, shelf: Map<string, Decision>) {
  const words =
    searchParams
      .get('case_name')!
      .toLowerCase()
      .match(/\p{L}{4,}/gu) ?? [];
  const results = [...shelf.values()]
    .filter(({ name }) => words.some((word) => name.toLowerCase().includes(word)))
    .filter(({ date }) => date >= searchParams.get('filed_after')! && date <= searchParams.get('filed_before')!)
    .map(({ citation, id, name, date, court }) => ({
      cluster_id: id,
      absolute_url: `/opinion/${id}/a-decision/`,
      caseName: `<mark>${name}</mark>`,
      citation: [citation],
      court: 'A court',
      court_id: court,
      court_jurisdiction: 'F',
      dateFiled: date,
      docketNumber: '',
      syllabus: '',
      opinions: [],
    }));
  return { count: results.length, next: null, previous: null, results };
}

/** A decision as the service has it; `id` is its cluster's and its docket's too. */
type Decision = { citation: string; id: number; name: string; date: string; court: string };

function lookUp(
  body: { text?: string; volume?: string; reporter?: string; page?: string },
  shelf: Map<string, Decision>,
) {
  const text = body.text ?? `${body.volume} ${body.reporter} ${body.page}`;
  return [...text.matchAll(/(\d+) ([A-Z][\w. ]*?) (\d+)(?=;|$)/g)].map(([citation], index) => {
    const known = citation === '576 U.S. 644' || citation === '11 F.4th 222';
    const decision = shelf.get(citation) ?? before(citation, shelf);
    const clusters = decision
      ? [clusterOf(decision)]
      : known
        ? [{ id: 77, absolute_url: '/opinion/77/found-v-elsewhere/', case_name: 'Found v. Elsewhere' }]
        : [];
    const status = index >= 250 ? 429 : clusters.length > 0 ? 200 : 404;
    return {
      citation,
      normalized_citations: [citation],
      start_index: 0,
      end_index: citation.length,
      status,
      error_message: status === 404 ? `Citation not found: '${citation}'` : '',
      clusters: status === 200 ? clusters : [],
    };
  });
}

/** What the real one does with a page on which nothing begins: it answers with the opinion before it in the volume. */
function before(citation: string, shelf: Map<string, Decision>): Decision | undefined {
  const [, volume, page] = /^(.+) (\d+)$/.exec(citation) ?? [];
  return [...shelf.values()]
    .filter((one) => one.citation.startsWith(`${volume} `) && pageOf(one.citation) < Number(page))
    .sort((one, other) => pageOf(other.citation) - pageOf(one.citation))[0];
}

function pageOf(citation: string): number {
  return Number(/\d+$/.exec(citation)?.[0]);
}

function clusterOf({ citation, id, name, date }: Decision) {
  const [, volume = '', reporter = '', page = ''] = /^(\d+) (.+) (\d+)$/.exec(citation) ?? [];
  return {
    id,
    absolute_url: `/opinion/${id}/a-decision/`,
    case_name: name,
    case_name_short: '',
    case_name_full: '',
    date_filed: date,
    date_filed_is_approximate: false,
    docket_id: id,
    citations: [{ volume: Number(volume), reporter, page, type: 1 }],
  };
}
