import type { readPacket as asked, Packet } from '#contract/chambers';
import type { InputOf } from '#contract/endpoint';
import { findCases, findParties } from '#server/cases/caseRepository';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { findNotes, findOwnHearings, findPacketDocuments } from './hearingBinders.ts';
import { describeNote } from './savePrivateNote.ts';

const documentsAPage = 50;

/** Everything for one of the judge's own hearings. */
export async function readPacket(
  { db }: Needs<'db'>,
  judge: Actor,
  { id, page }: InputOf<typeof asked>,
): Promise<Packet> {
  const [hearing] = await findOwnHearings(db, judge, { id });
  if (!hearing) throw new Refusal('not_found');
  const { case_id } = hearing;
  const case_ids = case_id ? [case_id] : [];
  const [day, found, named, papers, notes] = await Promise.all([
    findOwnHearings(db, judge, { day: hearing.hearing_date }),
    findCases(db, judge, case_ids),
    case_id ? findParties(db, judge, case_id) : [],
    findPacketDocuments(db, judge, case_ids, { limit: documentsAPage, offset: (page - 1) * documentsAPage }),
    findNotes(db, judge, [id], case_ids),
  ]);
  const place = day.findIndex((one) => one.id === id);
  const of = case_id && found.get(case_id);
  return {
    hearing,
    case: of
      ? {
          id: of.id,
          case_number: of.case_number,
          title: of.title,
          case_type: of.case_type,
          status: of.status,
          opened_on: of.opened_on,
        }
      : null,
    parties: named.map(({ full_name, role, counsel_name }) => ({ full_name, role, counsel: counsel_name })),
    papers,
    document_count: hearing.papers,
    total_pages: Math.ceil(hearing.papers / documentsAPage),
    notes: {
      hearing: describeNote(notes.find(({ hearing_id }) => hearing_id === id)),
      case: describeNote(notes.find((note) => case_id !== null && note.case_id === case_id)),
    },
    previous: day[place - 1]?.id ?? null,
    next: day[place + 1]?.id ?? null,
  };
}
