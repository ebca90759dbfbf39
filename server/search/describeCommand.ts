import type { SearchAction } from '#contract/search';
import { findDeadlineActs } from '#domain/commands/findDeadlineActs';
import type { Command } from '#domain/commands/parseCommand';
import { systemOf } from '#domain/deadlines/calendarFor';
import { actionWords, wordsOf } from '#domain/deadlines/wordsOf';
import { may } from '#domain/identity/permissions';
import { pathToFound } from '#domain/paths/pathToFound';
import { findVisibleCases } from '#server/cases/findVisibleCases';
import { deriveFor } from '#server/deadlines/computeDeadlines';
import type { Searching } from './Searching.ts';

/** What a command on the court's records does for the user; nothing if the user may not, or has no such case. */
export async function describeCommand(searching: Searching, command: Command): Promise<SearchAction[]> {
  const { viewer } = searching;
  switch (command.kind) {
    case 'file':
      if (command.case_number === null || !may(viewer.capacity, 'filings:file')) return [];
      return ofCase(searching, 'file', command.case_number);
    case 'schedule':
      if (command.case_number === null || !may(viewer.capacity, 'hearings:request')) return [];
      return ofCase(searching, 'schedule', command.case_number);
    case 'deadline':
      return may(viewer.capacity, 'deadlines:compute') ? deadlinesOf(searching, command) : [];
    default:
      return [];
  }
}

async function ofCase(
  { needs: { db }, viewer }: Searching,
  kind: 'file' | 'schedule',
  number: string,
): Promise<SearchAction[]> {
  const found = await findVisibleCases(db, viewer, number);
  return found.map(({ id, case_number, title }) => ({
    kind,
    case_number,
    case_title: title,
    href: kind === 'file' ? pathToFound.fileInto(id) : pathToFound.schedule(case_number),
  }));
}

/** The deadlines as the court's own rules compute them. */
function deadlinesOf({ court }: Searching, { act, day }: Extract<Command, { kind: 'deadline' }>): SearchAction[] {
  const system = systemOf(court, 'Civil Complaint');
  return findDeadlineActs(system, act).map((variant) => ({
    kind: 'deadline' as const,
    act: actionWords(variant.rule.action),
    event: wordsOf(variant.trigger),
    authority: variant.rule.citation,
    from: day,
    due: day === null ? null : deriveFor(court, variant, day, null, null).due_date,
    href: pathToFound.calculator({ system, event: variant.trigger, day }),
  }));
}
