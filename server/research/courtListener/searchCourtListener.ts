import type { SearchHit } from '#contract/research';
import { say } from '#domain/messages/say';
import { daysOf } from '#domain/research/filters';
import type { Needs } from '#server/kernel/needs';
import { type Found, hitsPerPage, NoAnswer, type Question } from '#server/platforms/Connector';
import { keepAnswer } from '#server/platforms/cache';
import { askCourtListener, service } from '#server/platforms/courtListener/askCourtListener';
import { SearchPage } from '#server/platforms/courtListener/shapes';
import { fromMarkup, plain } from '#server/platforms/marks';
import { courtsOf } from './courts.ts';

/** Each page costs one of the few questions that the service allows. */
const mostPages = 5;
const freshHours = 6;

/** Opinions that CourtListener finds. Its pages are read in sequence, so the earlier ones are requested first. */
export async function searchCourtListener(
  needs: Needs<'config' | 'db' | 'now'>,
  token: string,
  question: Question,
  today: string,
): Promise<Found> {
  const { kind } = question.filters;
  if (kind && kind !== 'Case Law') {
    throw new NoAnswer('not_applicable', say('source.case_law_only', { service }));
  }
  const first = `/search/?${toParameters(question, today)}`;
  let path = first;
  for (let page = 1; ; page++) {
    const asked = path;
    const cached = { platform: 'courtlistener' as const, question: asked, hours: freshHours };
    const { answer, fetchedAt } = await keepAnswer(needs, cached, SearchPage, () =>
      askCourtListener(needs, token, { path: asked }, SearchPage),
    );
    if (page === question.page) return describe(needs, answer, fetchedAt);
    const next = answer.next && new URL(answer.next).searchParams.get('cursor');
    if (!next || page === mostPages) return { ...describe(needs, answer, fetchedAt), hits: [] };
    path = `${first}&${new URLSearchParams({ cursor: next })}`;
  }
}

function toParameters({ q, filters }: Question, today: string): URLSearchParams {
  const { from, to } = daysOf(filters, today);
  return new URLSearchParams({
    type: 'o',
    q,
    order_by: 'score desc',
    highlight: 'on',
    ...(filters.jurisdiction ? { court: courtsOf[filters.jurisdiction].join(' ') } : {}),
    ...(from ? { filed_after: from } : {}),
    ...(to ? { filed_before: to } : {}),
  });
}

function describe({ config }: Needs<'config'>, page: SearchPage, answeredAt: Date): Found {
  return {
    hits: page.results.map((result) => toHit(result, new URL(config.courtlistener_url).origin)),
    total: page.count,
    totalPages: Math.min(Math.ceil(page.count / hitsPerPage), mostPages),
    loosened: false,
    answeredAt,
  };
}

function toHit(result: SearchPage['results'][number], origin: string): SearchHit {
  const snippet = result.opinions.map(({ snippet }) => snippet).find(Boolean) ?? result.syllabus;
  return {
    id: String(result.cluster_id),
    kind: 'Case Law',
    title: fromMarkup(result.caseName),
    citations: result.citation.map((one) =>
      fromMarkup(one)
        .map(({ text }) => text)
        .join(''),
    ),
    court: fromMarkup(result.court)
      .map(({ text }) => text)
      .join(''),
    jurisdiction: null,
    dated: result.dateFiled || null,
    passage: snippet ? fromMarkup(snippet.replace(/\s+/g, ' ').trim()) : plain(result.docketNumber),
    passage_number: null,
    href: new URL(result.absolute_url, origin).origin === origin ? new URL(result.absolute_url, origin).href : origin,
  };
}
