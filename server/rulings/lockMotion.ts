import { codeSystemOf, docketStyleOf } from '#domain/docketing/codesOf';
import type { DocketStyle } from '#domain/docketing/docketText';
import { filingCodeOf } from '#domain/docketing/filingCodeOf';
import { isRuledOnAfterClosing } from '#domain/rulings/allowedDispositions';
import type { ClockedMatter } from '#domain/rulings/clocksOf';
import { dispositions } from '#domain/rulings/dispositions';
import { titleOnDocket } from '#domain/rulings/titleOnDocket';
import { isOwnCase } from '#server/cases/caseRelations';
import { lockVisibleCase, type StoredCase } from '#server/cases/caseRepository';
import { findDocketPlaceForSystem } from '#server/cases/findDocketPlaceForSystem';
import { type KnownCourt, readCourt } from '#server/courts/readCourt';
import { findFilingForSystem, lockFilingForSystem } from '#server/filings/filingsForSystem';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { caseOrProposedOf } from '#server/visibility/caseOfFiling';
import { describeRuling } from './describeRuling.ts';
import { type FoundRuling, findRulingsOfMotions } from './rulingRepository.ts';

/** A motion in a judge’s own case, locked with the case, on which the judge can rule. */
export type HeldMotion = {
  filing: Awaited<ReturnType<typeof findFilingForSystem>>;
  held: StoredCase;
  court: KnownCourt;
  matter: ClockedMatter;
  /** As the docket and notices name it: a sealed motion without its title. */
  title: string;
  number: number | null;
  filed_on: string;
  style: DocketStyle;
  /** The ruling in effect, such as a submission. */
  present: FoundRuling | undefined;
};

const over = ['withdrawn', 'returned', 'rejected'];

/** Locks a motion and its case, and refuses one on which the judge cannot rule, with the reason. */
export async function lockMotion(
  tx: Db,
  { now }: Needs<'now'>,
  judge: Actor,
  { filing_id, version }: { filing_id: string; version?: number | undefined },
): Promise<HeldMotion> {
  await lockFilingForSystem(tx, filing_id);
  const filing = await findFilingForSystem(tx, filing_id);
  const case_id = filing && caseOrProposedOf(filing);
  if (!filing || filing.court_id !== judge.court_id || filing.state === 'draft' || !case_id) {
    throw new Refusal('not_found');
  }
  const held = await lockVisibleCase(tx, judge, case_id);
  if (over.includes(filing.state)) throw new Refusal('motion_not_before_court');
  if (!(await isOwnCase(tx, judge, case_id))) throw new Refusal('case_of_another_judge');
  if (filing.state === 'received') throw new Refusal('motion_not_accepted');
  const court = await readCourt(tx, now(), held.court_id);
  const place = await findDocketPlaceForSystem(tx, filing_id);
  const title = titleOnDocket(filing.title ?? filing.document_name, place?.access ?? null);
  const code =
    place?.code ?? filingCodeOf({ document_type: filing.document_type, title: filing.title }, court)?.id ?? null;
  if (held.status === 'closed' && !isRuledOnAfterClosing(code)) throw new Refusal('ruling_in_closed_case');
  const present = (await findRulingsOfMotions(tx, judge, [filing_id])).present.get(filing_id);
  assertPresent(present, version, court.today);
  return {
    ...{ filing, held, court, title, present },
    matter: { system: codeSystemOf(court), code, case_type: held.case_type },
    number: place?.number ?? null,
    filed_on: place?.filed_on ?? court.today,
    style: docketStyleOf(court),
  };
}

/** A motion is decided once, and on the state that the judge has in view. */
function assertPresent(present: FoundRuling | undefined, version: number | undefined, today: string): void {
  const current = present && describeRuling(present, today);
  if (present && dispositions[present.ruling.disposition].decides) throw new Refusal('already_ruled', { current });
  if (version !== undefined && (present?.ruling.version ?? 0) !== version) {
    throw new Refusal('changed_meanwhile', { version: present?.ruling.version ?? 0, current });
  }
}
