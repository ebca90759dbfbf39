import type { DocketEntry } from '#contract/cases';
import type { changeDocketEntry as asked } from '#contract/docketing';
import type { InputOf } from '#contract/endpoint';
import { type AccessLevel, levelsListedFor, readsLevel, strictest } from '#domain/access/accessLevels';
import { strikeByOrder } from '#domain/docketing/strikeByOrder';
import { setFilingDate } from '#domain/filingDates/setFilingDate';
import { assertNameable } from '#server/access/assertNameable';
import { setGrants } from '#server/access/grantRepository';
import { recordActivity } from '#server/activity/recordActivity';
import type { StoredCase } from '#server/cases/caseRepository';
import { describeEntries, textOfEntry } from '#server/cases/docket/describeEntries';
import { findEntry, findHistoryForSystem, lockEntry, writeVersion } from '#server/cases/docket/entryRepository';
import type { StoredEntry } from '#server/cases/docket/FoundEntry';
import { dateOf, findCurrentDatesForSystem } from '#server/cases/filingDates/filingDateRepository';
import { type KnownCourt, readCourt } from '#server/courts/readCourt';
import type { docketEntries } from '#server/db/schema/docket';
import { redateFiling } from '#server/deadlines/redateFiling';
import { announce } from '#server/events/announce';
import { setFilingAccessForSystem } from '#server/filings/setFilingAccess';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { filersWhoSee } from '#server/visibility/visibleCases';
import { type Coded, chooseCode } from './chooseCode.ts';

type Change = InputOf<typeof asked>;
type Next = Partial<typeof docketEntries.$inferInsert>;
type Deciding = { actor: Actor; court: KnownCourt; now: Date; code: Coded };

const messages: Record<Change['change'], string> = {
  corrected: 'Entry corrected',
  struck: 'Entry struck',
  nunc_pro_tunc: 'Entry dated nunc pro tunc',
  sealed: 'Entry sealed',
  unsealed: 'Entry unsealed',
  restricted: 'Access changed',
};

/**
 * Corrects, strikes, seals, or unseals an entry, or dates it nunc pro tunc. The number remains, and the earlier version
 * is kept with the reason. Of two clerks who change the same version, the second learns what the first changed.
 */
export async function changeEntry(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  change: Change,
): Promise<{ message: string; entry: DocketEntry }> {
  const { id, number } = change;
  const entry = await needs.db.transaction(async (tx) => {
    const { entry, found_case } = await lockEntry(tx, actor, id, number);
    if (entry.version !== change.version) {
      const [current] = await describeEntries(tx, actor, [await findEntry(tx, actor, id, number)]);
      const history = await findHistoryForSystem(tx, entry.id);
      throw new Refusal('changed_meanwhile', { version: entry.version, current, history });
    }
    const court = await readCourt(tx, needs.now(), found_case.court_id);
    const code = await chooseCode(tx, actor, entry, { change, court });
    const next = decide(entry, change, { actor, court, now: needs.now(), code });
    await writeVersion(tx, entry, next, {
      text: textOfEntry(entry),
      change: change.change,
      reason: change.reason,
      authority: change.authority || null,
      ordered_on: change.ordered_on ?? null,
      changed_by: actor.person_id,
      changed_at: needs.now(),
    });
    if (next.access) await restrictFiling(tx, needs, actor, { entry, found_case, change, to: next.access });
    if (next.filed_on) await dateFilingOf(tx, needs, actor, { entry, found_case, court, change, to: next.filed_on });
    const { court_id, case_number, title: case_title } = found_case;
    const values = { case_number, entry: number, change: change.change };
    await announce(tx, needs, {
      code: 'docket.changed',
      values: { ...values, case_title },
      about: { case: { id, case_number } },
      court_id,
      // No one learns of an entry that was and is the court’s alone.
      to: isListed(entry.access) || isListed(next.access ?? 'court') ? await filersWhoSee(tx, id) : [],
    });
    const [changed] = await describeEntries(tx, actor, [await findEntry(tx, actor, id, number)]);
    await recordActivity(tx, needs, actor, {
      action: 'docket_entry_changed',
      subject_type: 'case',
      subject_id: id,
      values,
    });
    return changed!;
  });
  return { message: messages[change.change], entry };
}

const isListed = (level: AccessLevel): boolean => levelsListedFor('attorney').includes(level);

type Restricting = { entry: StoredEntry; found_case: StoredCase; change: Change; to: AccessLevel };

/** Gives the filing of an entry the level of the entry, and names the people of the order for it. */
async function restrictFiling(
  tx: Db,
  needs: Needs<'now'>,
  actor: Actor,
  { entry: { filing_id }, found_case, change, to }: Restricting,
): Promise<void> {
  const { named } = change;
  if (filing_id === null) {
    if (named?.length) throw invalidInput('named', 'Only for the documents of a filing can an order name people.');
    return;
  }
  await setFilingAccessForSystem(tx, filing_id, to);
  if (!named) return;
  await assertNameable(tx, found_case.id, { filing_id }, named);
  const { court_id } = found_case;
  await setGrants(tx, { filing_id }, { court_id, people: named, by: actor.person_id, at: needs.now() });
}

type Dating = { entry: StoredEntry; found_case: StoredCase; court: KnownCourt; change: Change; to: string };

/** Gives the filing of an entry the date of the entry, from which its deadlines run. */
async function dateFilingOf(
  tx: Db,
  needs: Needs<'config' | 'now'>,
  actor: Actor,
  { entry, found_case, court, change, to }: Dating,
): Promise<void> {
  const { filing_id, number } = entry;
  if (filing_id === null || to === entry.filed_on) return;
  const stored = (await findCurrentDatesForSystem(tx, [filing_id])).get(filing_id);
  if (!stored) return;
  const { reason } = change;
  const ordered_on = change.ordered_on ?? null;
  const date = setFilingDate(dateOf(stored), { from: stored.filed_on, to, reason, ordered_on });
  const because = { entry: number, change: change.change === 'nunc_pro_tunc' ? change.change : ('corrected' as const) };
  const set = { basis: ordered_on === null ? ('clerk' as const) : ('order' as const), reason, ordered_on };
  const { id, case_number, title } = found_case;
  await redateFiling(
    tx,
    needs,
    actor,
    { stored, date, entry: number, case: { id, case_number, title } },
    { court, because, set },
  );
}

/** What the change makes of the entry; a change that is not permitted or incomplete is refused at its field. */
function decide(entry: StoredEntry, change: Change, deciding: Deciding): Next {
  const { today } = deciding.court;
  if (change.ordered_on && change.ordered_on > today) {
    throw invalidInput('ordered_on', 'The date of the order is in the future.');
  }
  if (change.filed_on && change.filed_on > today) throw invalidInput('filed_on', 'This date is in the future.');
  switch (change.change) {
    case 'corrected':
      return correct(entry, change, deciding);
    case 'struck':
      return strike(entry, change, deciding);
    case 'nunc_pro_tunc':
      return dateEarlier(entry, change);
    case 'sealed':
    case 'unsealed':
    case 'restricted':
      return restrict(entry, change, deciding);
  }
}

function correct(entry: StoredEntry, { text, filed_on }: Change, { code }: Deciding): Next {
  const next = { text: text ?? textOfEntry(entry), filed_on: filed_on ?? entry.filed_on, ...code };
  if (next.text === textOfEntry(entry) && next.filed_on === entry.filed_on && next.code === entry.code) {
    throw invalidInput('text', 'Change the text, the code, or the date.');
  }
  return next;
}

function strike({ struck_at }: StoredEntry, change: Change, { actor, court, now }: Deciding): Next {
  if (struck_at !== null) throw new Refusal('entry_struck');
  assertAuthority(change);
  // Fed. R. Civ. P. 5(d)(4): the clerk must file a document despite its form; only the court strikes it.
  const rule = strikeByOrder(court);
  if (rule !== null && actor.capacity !== 'judge' && !change.ordered_on) {
    throw invalidInput(
      'ordered_on',
      `Only a judge strikes an entry in this court (${rule}). Enter the date of the order.`,
    );
  }
  return { struck_at: now };
}

function dateEarlier({ filed_on }: StoredEntry, change: Change): Next {
  assertAuthority(change);
  if (!change.filed_on || change.filed_on >= filed_on) {
    throw invalidInput('filed_on', 'Enter a date before the present date of the entry.');
  }
  if (!change.ordered_on || change.ordered_on < change.filed_on) {
    throw invalidInput('ordered_on', 'Enter the date of the order. It is not before the effective date.');
  }
  return { filed_on: change.filed_on, nunc_pro_tunc_on: change.ordered_on };
}

/** Another level of access, by the order, rule, or statute that the clerk names. */
function restrict({ access }: StoredEntry, change: Change, { actor }: Deciding): Next {
  assertAuthority(change);
  const next = levelOf(change);
  const isNamed = change.named !== undefined;
  if (next === access && !isNamed) throw invalidInput('access', 'The entry already has this level of access.');
  if (!readsLevel(actor.capacity, strictest(access, next))) {
    throw invalidInput('access', 'Only a judge or a clerk changes what is sealed.');
  }
  return { access: next };
}

function levelOf({ change, access }: Change): AccessLevel {
  if (change === 'sealed') return 'sealed';
  if (change === 'unsealed') return 'public';
  if (!access) throw invalidInput('access', 'Choose who may read the entry.');
  return access;
}

function assertAuthority({ authority }: Change): void {
  if (!authority) throw invalidInput('authority', 'Enter the order, rule, or statute.');
}
