import { type Capacity, may, type Permission } from '#domain/identity/permissions';
import type { Answer, AnswerItem } from './Answer.ts';

/** The assistant's name. */
export const assistantName = 'Portia';

type Route = { keywords: RegExp; label: string; route: string; says: string; needs?: Permission };

/**
 * Routing by keyword: case-insensitive, first match wins. `bar` matches as a word only (departure 42), so that Barbara
 * and an embargo do not lead to the attorneys, who are at /attorneys (departure 18).
 */
export const routes: readonly Route[] = [
  {
    keywords: /dashboard|overview/i,
    label: 'Dashboard',
    route: '/dashboard',
    says: 'The dashboard shows the court’s key figures, what needs your attention, and recent activity.',
  },
  {
    keywords: /case processing|document|analysis|workflow/i,
    label: 'Case Processing',
    route: '/case-processing',
    says: 'In Case Processing, you file a document, review each value read from it and where it appears on the page, correct any errors, and track the filing’s status.',
  },
  {
    keywords: /calendar|scheduling|hearing|appointment/i,
    label: 'Calendar',
    route: '/calendar',
    says: 'The calendar shows upcoming hearings and judges’ availability. Hearings are scheduled, moved, and canceled there.',
  },
  {
    keywords: /attorney|roster|\bbar\b|legal team/i,
    label: 'Attorney Management',
    route: '/attorneys',
    says: 'Attorney Management shows the court’s roster: each attorney’s bar number, status, and cases.',
    needs: 'attorneys:read',
  },
];

/** Guides for self-represented parties replace a screen that the user cannot open. */
const selfHelp: Route = {
  keywords: /self[- ]?help|guide/i,
  label: 'Self-Help',
  route: '/self-help',
  says: 'Self-Help has short guides on going to court without a lawyer and on finding one.',
};

function routesOf(capacity: Capacity): readonly Route[] {
  return routes.map((one) =>
    one.needs === undefined || may(capacity, one.needs) ? one : { ...selfHelp, keywords: one.keywords },
  );
}

/** An answer that requires no data: where to find the subject of the question, or the areas to explore. */
export function routeQuestion(question: string, capacity: Capacity): Answer {
  const known = routesOf(capacity);
  const found = known.find(({ keywords }) => keywords.test(question));
  if (!found) return answerGenerically(question, known);
  const { label, route, says } = found;
  return { content: says, action: { type: 'navigate', label: `Open ${label}`, route }, items: [], sources: [] };
}

/** The reply to an unknown question: the question itself, the four areas, and which one to explore first. */
function answerGenerically(question: string, known: readonly Route[]): Answer {
  const names = known.map(({ label }) => label);
  const items: AnswerItem[] = known.map(({ label, route }) => ({ text: label, href: route }));
  const list = `${names.slice(0, -1).join(', ')}, and ${names.at(-1)}`;
  return {
    content: `You asked: “${question.trim()}”. I can help with ${list}. Which would you like to explore first?`,
    items,
    sources: [],
  };
}
