import type { Answer, AnswerItem } from '#domain/assistant/Answer';
import { spellDay } from '#domain/assistant/readDays';
import { spellCount } from '#domain/assistant/spellCounts';
import { pathTo } from '#domain/paths/pathTo';
import type { StoredCase } from '#server/cases/caseRepository';
import { findVisibleCases } from '#server/cases/findVisibleCases';
import { findLastEntry } from '#server/cases/readDocket';
import { countByState } from '#server/filings/countTotals';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { haveNone } from './haveNone.ts';
import { nextHearings } from './nextHearings.ts';
import { openDeadlines } from './openDeadlines.ts';

type Reading = Needs<'db' | 'now'>;

/**
 * The status of a case: open or closed, its filings, the last docket entry, the next hearing, and the next deadline.
 */
export async function answerCase(needs: Reading, viewer: Actor, case_number: string): Promise<Answer> {
  const [found] = await findVisibleCases(needs.db, viewer, case_number);
  if (!found) return noSuchCase(case_number);
  const [byState, entry, hearings, deadlines] = await Promise.all([
    countFilings(needs, viewer, found),
    findLastEntry(needs.db, viewer, found.id),
    nextHearings(needs, viewer, found.id, 1),
    openDeadlines(needs, viewer, found.id, 1),
  ]);
  const items: AnswerItem[] = [
    ...(entry
      ? [
          {
            text: `Docket entry ${entry.number}: ${entry.text}`,
            href: pathTo.case(found.id),
            when: entry.filed_on,
          },
        ]
      : []),
    ...hearings.items.map((item) => ({ ...item, text: `Next hearing: ${item.text}` })),
    ...deadlines.overdue.items,
    ...deadlines.ahead.items.map((item) => ({ ...item, text: `Next deadline: ${item.text}` })),
  ];
  return {
    content: `${describe(found)} ${byState}`,
    items,
    sources: [{ label: found.case_number, href: pathTo.case(found.id) }],
    action: { type: 'navigate', label: 'Open the case', route: pathTo.case(found.id) },
  };
}

/** The hearings ahead in a case. */
export async function answerCaseHearings(needs: Reading, viewer: Actor, case_number: string): Promise<Answer> {
  const [found] = await findVisibleCases(needs.db, viewer, case_number);
  if (!found) return noSuchCase(case_number);
  const { items, total } = await nextHearings(needs, viewer, found.id, 5);
  return {
    content: `${name(found)}, has ${spellCount(total, 'upcoming hearing', 'upcoming hearings')}.`,
    items,
    sources: [{ label: found.case_number, href: pathTo.case(found.id) }],
  };
}

/** The deadlines in a case that are not met, the overdue ones named as such. */
export async function answerCaseDeadlines(needs: Reading, viewer: Actor, case_number: string): Promise<Answer> {
  const [found] = await findVisibleCases(needs.db, viewer, case_number);
  if (!found) return noSuchCase(case_number);
  const { ahead, overdue } = await openDeadlines(needs, viewer, found.id, 5);
  const total = ahead.total + overdue.total;
  const rows = pathTo.deadlines({ q: found.case_number });
  return {
    content: `${name(found)}, has ${countDeadlines(ahead.total, overdue.total)}.`,
    items: [...overdue.items, ...ahead.items].slice(0, 5),
    sources: [
      { label: found.case_number, href: pathTo.case(found.id) },
      { label: spellCount(total, 'deadline', 'deadlines'), href: rows },
    ],
  };
}

/** `2 upcoming deadlines`, `1 overdue deadline and 2 upcoming deadlines`, `no upcoming deadlines`. */
function countDeadlines(ahead: number, overdue: number): string {
  const late = overdue > 0 ? [spellCount(overdue, 'overdue deadline', 'overdue deadlines')] : [];
  const next = ahead > 0 || overdue === 0 ? [spellCount(ahead, 'upcoming deadline', 'upcoming deadlines')] : [];
  return [...late, ...next].join(' and ');
}

function noSuchCase(case_number: string): Answer {
  return haveNone(`this court has no case ${case_number} that you have access to.`);
}

function name({ case_number, title }: StoredCase): string {
  return `${case_number}, ${title}`;
}

function describe(found: StoredCase): string {
  const judge = found.judge_name ? `, before ${found.judge_name}` : '';
  const since = `${found.case_type}, opened on ${spellDay(found.opened_on)}${judge}`;
  if (found.status === 'open') return `${name(found)}, is open (${since}).`;
  const end = found.closed_on ? ` on ${spellDay(found.closed_on)}` : '';
  return `${name(found)}, is closed${end}${found.disposition ? `: ${found.disposition}` : ''} (${since}).`;
}

/** How many of its filings the user has access to, and how many of them wait. */
async function countFilings({ db }: Reading, viewer: Actor, { id }: StoredCase): Promise<string> {
  const counts = await countByState(db, viewer, id, counted);
  const total = counts.reduce((sum, { n }) => sum + n, 0);
  if (total === 0) return 'It has no filings that you have access to.';
  const byState = counts.map(({ state, n }) => `${n} ${state}`).join(', ');
  return `It has ${spellCount(total, 'filing', 'filings')} that you have access to: ${byState}.`;
}

const counted = ['received', 'accepted', 'returned', 'rejected', 'docketed', 'served'] as const;
