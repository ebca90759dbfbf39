import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { suggestStaff as asked } from '#contract/hearingStaff';
import { spanOf } from '#domain/hearings/courtTime';
import { findKind } from '#domain/hearings/findByName';
import { suggestStaff as suggest } from '#domain/hearings/staff/suggestStaff';
import { readDirectory } from '#server/calendar/readDirectory';
import { findCandidates } from '#server/calendar/staff/findCandidates';
import { listLanguages } from '#server/calendar/staff/listStaff';
import { findLanguagesForSystem } from '#server/cases/findLanguagesForSystem';
import { listParticipants } from '#server/cases/participants/listParticipants';
import { zoneOf } from '#server/courts/zoneOf';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { findCase, findCounsel } from '../findCaseAndCounsel.ts';
import { durationOf } from '../resolveHearing.ts';
import { describeStaffReason } from './describeStaffReason.ts';

/** Suggests people of a kind for a hearing as far as it is entered, the most suitable first. */
export async function suggestStaff(
  { db, now }: Needs<'db' | 'now'>,
  actor: Actor,
  wanted: InputOf<typeof asked>,
): Promise<ReplyOf<typeof asked>> {
  const { kind, hearing_id, case_number } = wanted;
  const time_zone = await zoneOf(db, actor.court_id);
  const about = await findPeopleOfCase(db, actor, case_number);
  const language = kind === 'interpreter' ? (wanted.language ?? about.needed[0] ?? null) : null;
  const span = await spanOfHearing(db, actor, wanted, time_zone);
  const candidates = await findCandidates(db, actor, { kind, span, hearing_id: hearing_id ?? null, now: now() });
  const found = suggest(candidates, {
    ...{ span, language: language || null, time_zone, parties: about.parties, counsel: about.counsel },
    case_type: about.case_type ?? wanted.case_type ?? null,
  });
  return {
    data: found.map(({ reasons, ...one }) => ({
      ...one,
      reasons: reasons.map((reason) => describeStaffReason(reason, kind, time_zone)),
    })),
    ...{ language: language || null, needed: about.needed },
    languages: kind === 'interpreter' ? await listLanguages(db, actor.court_id) : [],
  };
}

/** The time of the hearing; null until it has one. */
async function spanOfHearing(
  db: Db,
  { court_id }: Actor,
  { hearing_date, hearing_time, duration_minutes, event_type }: InputOf<typeof asked>,
  time_zone: string,
) {
  if (!hearing_date || !hearing_time) return null;
  const kind = findKind(await readDirectory(db, court_id), event_type);
  const minutes = durationOf(duration_minutes, 'found' in kind ? kind.found : null);
  return spanOf({ date: hearing_date, time: hearing_time }, minutes, time_zone);
}

/** The people of the case by name, and the languages for which its participants need an interpreter. */
async function findPeopleOfCase(db: Db, actor: Actor, case_number: string) {
  const found = case_number === '' ? undefined : await findCase(db, actor, case_number, []);
  if (!found) return { case_type: null, parties: [], counsel: [], needed: [] };
  const { results } = await listParticipants(db, actor, found.id);
  const present = results.filter(({ ended }) => ended === null);
  const assigned = await findCounsel(db, actor, { ids: undefined, case_id: found.id }, []);
  const languages = await findLanguagesForSystem(db, [found.id]);
  return {
    case_type: found.case_type,
    parties: present.map(({ full_name }) => full_name),
    counsel: [
      ...present.flatMap(({ counsel }) => counsel.flatMap((one) => (one.ended ? [] : (one.full_name ?? [])))),
      ...assigned.map(({ full_name }) => full_name),
    ],
    needed: languages.get(found.id) ?? [],
  };
}
