import type { Answer, AnswerItem } from './Answer.ts';

/** What the assistant is called. */
export const assistantName = 'Portia';

type Route = { keywords: RegExp; label: string; route: string; says: string };

/**
 * SPEC.md 9's routing: capitals do not matter, the first match wins. `bar` counts as a word only, so that Barbara and
 * an embargo lead nowhere. Attorneys are at /attorneys (decision 18).
 */
export const routes: readonly Route[] = [
  {
    keywords: /dashboard|overview/i,
    label: 'Dashboard',
    route: '/dashboard',
    says: 'The dashboard shows the court’s key figures, what needs you, and what happened lately.',
  },
  {
    keywords: /case processing|document|analysis|workflow/i,
    label: 'Case Processing',
    route: '/case-processing',
    says: 'In Case Processing you send a document, see what was read in it with its place on the page, correct it, and follow what became of it.',
  },
  {
    keywords: /calendar|scheduling|hearing|appointment/i,
    label: 'Calendar',
    route: '/calendar',
    says: 'The calendar shows the hearings ahead and when judges are available; there hearings are scheduled, moved and cancelled.',
  },
  {
    keywords: /attorney|roster|\bbar\b|legal team/i,
    label: 'Attorney Management',
    route: '/attorneys',
    says: 'Attorney Management has the court’s roster: each attorney’s bar number, standing and cases.',
  },
];

/** The answer that needs no data: where the thing that was asked for is, else what there is to explore. */
export function routeQuestion(question: string): Answer {
  const found = routes.find(({ keywords }) => keywords.test(question));
  if (!found) return answerGenerically(question);
  const { label, route, says } = found;
  return { content: says, action: { type: 'navigate', label: `Open ${label}`, route }, items: [], sources: [] };
}

/** SPEC.md 8's reply to words that it does not know: the question, the four parts, and which to explore first. */
function answerGenerically(question: string): Answer {
  const names = routes.map(({ label }) => label);
  const items: AnswerItem[] = routes.map(({ label, route }) => ({ text: label, href: route }));
  const list = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  return {
    content: `You asked: “${question.trim()}”. I can tell you about ${list}. Which would you like to explore first?`,
    items,
    sources: [],
  };
}
