import { sameBarNumber } from '#domain/attorneys/barNumber';
import { stateOf } from '#domain/cases/caseStates';
import { type EntryEffect, entryEffects } from '#domain/docketing/entryEffects';
import type { FilingCode } from '#domain/docketing/FilingCode';
import { findInRoster } from '#server/attorneys/findInRoster';
import { findAffectedForSystem } from '#server/cases/docket/findForEntry';
import type { StoredCase } from '#server/cases/findCaseForSystem';
import type { KnownCourt } from '#server/courts/readCourt';
import type { filings } from '#server/db/schema/filings';
import { readBarNumbersForSystem } from '#server/filings/readCounselForSystem';
import type { Db } from '#server/kernel/Database';
import { loadForEntries } from '../loadForEntries.ts';

type Asked = { filing: typeof filings.$inferSelect; held: StoredCase; code: FilingCode };

/** What the entry of a filing with this code does to the case, its parties, and their counsel, for the clerk to confirm. */
export async function loadEffects(db: Db, court: KnownCourt, { filing, held, code }: Asked): Promise<EntryEffect[]> {
  const affected = await findAffectedForSystem(db, held);
  const [known] = await loadForEntries(db, court, [{ filing, case_id: held.id, code }]);
  const own = new Set(known!.own.map(({ full_name }) => full_name));
  const represented = affected.represented.filter(({ party }) => own.has(party));
  const source = {
    code: code.id,
    title: filing.title ?? '',
    court,
    represented,
    incoming: code.id === 'substitution' ? await findIncoming(db, court, filing.id, represented) : null,
  };
  return entryEffects(source, {
    case_type: held.case_type,
    state: stateOf(held),
    inactive_reason: null,
    undecided: affected.undecided,
  });
}

/** The only attorney of the roster on the document who does not represent these parties yet. */
async function findIncoming(
  db: Db,
  { id }: KnownCourt,
  filing_id: string,
  represented: readonly { bar_number: string | null }[],
): Promise<{ name: string; bar_number: string } | null> {
  const numbers = await readBarNumbersForSystem(db, filing_id);
  const found = (await findInRoster(db, id, { numbers, people: [] })).filter(
    (entry) => !represented.some(({ bar_number }) => bar_number && sameBarNumber(bar_number, entry.bar_number)),
  );
  const [only] = found;
  return only && found.length === 1 ? { name: only.full_name, bar_number: only.bar_number } : null;
}
