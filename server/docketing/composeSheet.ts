import { createHash } from 'node:crypto';
import { dateInZone } from '#domain/days/dateInZone';
import { spellDay } from '#domain/days/spellDay';
import { findCase, findParties } from '#server/cases/caseRepository';
import { readableText } from '#server/cases/docket/describeEntries';
import type { StoredEntry } from '#server/cases/docket/FoundEntry';
import { findEntries } from '#server/cases/readDocket';
import { findCourt } from '#server/courts/findCourt';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import type { DocketSheet } from './DocketSheet.ts';

const mostPrinted = 100_000;

/**
 * The docket of a case as it is printed, the oldest entry first. The public sees a certified sheet, so that it shows a
 * sealed entry without its text, and none of the court's own notes.
 */
export async function composeSheet(
  { db, now }: Needs<'db' | 'now'>,
  viewer: Actor,
  { id, certified }: { id: string; certified: boolean },
): Promise<DocketSheet> {
  const found = await findCase(db, viewer, id);
  const [court, parties, { entries }] = await Promise.all([
    findCourt(db, found.court_id),
    findParties(db, viewer, id),
    findEntries(db, viewer, id, { limit: mostPrinted, offset: 0 }, { order: 'oldest' }),
  ]);
  // Anyone can receive a certified sheet.
  const printed = entries.filter(({ entry }) => (certified ? entry.access === 'public' : entry.access !== 'court'));
  const sheet = {
    court: court.name,
    case_number: found.case_number,
    title: found.title,
    case_type: found.case_type,
    status: found.status,
    judge: found.judge_name,
    opened_on: found.opened_on,
    closed_on: found.closed_on,
    disposition: found.disposition,
    parties: parties.map(({ full_name, role, counsel_name }) => ({ full_name, role, counsel: counsel_name })),
    entries: printed.map((one) => ({
      number: one.entry.number,
      filed_on: one.entry.filed_on,
      entered_on: dateInZone(one.entry.entered_at, court.time_zone),
      text: readableText(viewer, one),
      note: noteOf(one.entry),
    })),
  };
  const made = { ...sheet, made_at: now(), time_zone: court.time_zone };
  return { ...made, certificate: certified ? { clerk: viewer.full_name, sha256: hashOf(sheet) } : null };
}

/** The SHA-256 of everything that the sheet states of the case, so that a printed sheet can be compared with it. */
function hashOf(sheet: object): string {
  return createHash('sha256').update(JSON.stringify(sheet)).digest('hex');
}

function noteOf({ struck_at, nunc_pro_tunc_on, version, access }: StoredEntry): string | null {
  if (struck_at !== null) return 'Struck';
  if (nunc_pro_tunc_on !== null) return `Nunc pro tunc, order of ${spellDay(nunc_pro_tunc_on)}`;
  return version > 1 && access === 'public' ? 'Changed after entry' : null;
}
