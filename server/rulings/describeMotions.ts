import type { PendingMotion, RunningClock } from '#contract/rulings';
import type { TentativeRuling } from '#contract/tentativeRulings';
import { codeSystemOf, docketStyleOf } from '#domain/docketing/codesOf';
import { filingCodeOf, filingCodesById } from '#domain/docketing/filingCodeOf';
import { may } from '#domain/identity/permissions';
import { judgesDispositions } from '#domain/rulings/allowedDispositions';
import { type ClockedMatter, clockSince } from '#domain/rulings/clocksOf';
import { dueOn } from '#domain/rulings/dueOn';
import { tentativeDispositions } from '#domain/rulings/tentatives/tentativeDispositions';
import { titleOnDocket } from '#domain/rulings/titleOnDocket';
import type { Covering } from '#domain/rulings/writeRuling';
import type { StoredCase } from '#server/cases/caseRepository';
import type { KnownCourt } from '#server/courts/readCourt';
import type { JudicialFiling } from '#server/filings/judicialFilings';
import type { Actor } from '#server/kernel/actor';
import { describeClock, describeRuling } from './describeRuling.ts';
import type { findRulingsOfMotions } from './rulingRepository.ts';

type Known = {
  court: KnownCourt;
  cases: ReadonlyMap<string, StoredCase>;
  rulings: Awaited<ReturnType<typeof findRulingsOfMotions>>;
  tentatives: ReadonlyMap<string, TentativeRuling>;
  viewer: Actor;
};

/** Motions before a judge, each with the rulings that the viewer can make: chambers staff make none. */
export function describeMotions(
  found: readonly JudicialFiling[],
  { court, cases, rulings, tentatives, viewer }: Known,
): PendingMotion[] {
  const codes = filingCodesById(court);
  const system = codeSystemOf(court);
  return found.flatMap(({ filing, case_id, filer, number, filed_on, code: entered, access }) => {
    const held_case = cases.get(case_id);
    if (!held_case) return [];
    const { document_type, title: own } = filing;
    const code = entered ?? filingCodeOf({ document_type, title: own }, court, codes)?.id ?? null;
    const present = rulings.present.get(filing.id);
    const held = rulings.held.get(filing.id);
    const shown = present ? describeRuling(present, court.today) : null;
    const matter = { system, code, case_type: held_case.case_type };
    const choices = judgesDispositions(code, system);
    return {
      ...{ filing_id: filing.id, case_id, case_number: held_case.case_number, case_title: held_case.title },
      title: own ?? filing.document_name,
      docket_title: titleOnDocket(own ?? filing.document_name, access),
      ...{ number, filed_on, filed_by: filer },
      ...coverageOf(viewer, held_case),
      is_docketed: filing.state !== 'received',
      allowed: may(viewer.capacity, 'rulings:make') ? choices : [],
      tentative_choices: may(viewer.capacity, 'rulings:draft') ? tentativeDispositions(choices) : [],
      style: docketStyleOf(court),
      present: shown,
      held: held ? describeRuling(held, court.today) : null,
      tentative: tentatives.get(filing.id) ?? null,
      version: present?.ruling.version ?? 0,
      clock: shown?.clock ?? clockSinceFiling(matter, filed_on, court),
    };
  });
}

function clockSinceFiling(matter: ClockedMatter, filed_on: string | null, court: KnownCourt): RunningClock | null {
  const clock = filed_on === null ? null : clockSince(matter, 'filing');
  return clock && describeClock(clock, dueOn(clock, filed_on!, court.calendar), court.today);
}

function coverageOf(viewer: Actor, held: StoredCase) {
  const covering = findCovering(viewer, held);
  return covering ? { covering } : {};
}

/** Who rules for whom, if a judge rules in a case of an absent judge. */
export const findCovering = ({ capacity, person_id, full_name }: Actor, held: StoredCase): Covering | null =>
  capacity === 'judge' && held.judge_id !== null && held.judge_id !== person_id
    ? { judge: full_name, for_judge: held.judge_name ?? '' }
    : null;
