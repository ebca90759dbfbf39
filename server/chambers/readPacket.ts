import { and, asc, eq, or } from 'drizzle-orm';
import type { readPacket as asked, Packet } from '#contract/chambers';
import type { InputOf } from '#contract/endpoint';
import { hearings } from '#server/db/schema/calendar';
import { cases, parties } from '#server/db/schema/cases';
import { judgeNotes } from '#server/db/schema/chambers';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { visibleCases } from '#server/visibility/visibleCases';
import { findHearings, findPacketDocuments } from './chambersRepository.ts';
import { describeNote } from './savePrivateNote.ts';

const documentsAPage = 50;

/** Everything for one of the judge's own hearings. */
export async function readPacket(
  { db }: Needs<'db'>,
  judge: Actor,
  { id, page }: InputOf<typeof asked>,
): Promise<Packet> {
  const [hearing] = await findHearings(db, judge, eq(hearings.id, id));
  if (!hearing) throw new Refusal('not_found');
  const { case_id } = hearing;
  const [day, found, named, papers, notes] = await Promise.all([
    findHearings(db, judge, eq(hearings.hearing_date, hearing.hearing_date)),
    case_id
      ? db
          .select()
          .from(cases)
          .where(and(eq(cases.id, case_id), visibleCases(db, judge)))
      : [],
    case_id
      ? db.select().from(parties).where(eq(parties.case_id, case_id)).orderBy(asc(parties.position), asc(parties.id))
      : [],
    findPacketDocuments(db, judge, case_id ? [case_id] : [], {
      limit: documentsAPage,
      offset: (page - 1) * documentsAPage,
    }),
    db
      .select()
      .from(judgeNotes)
      .where(
        and(
          eq(judgeNotes.judge_id, judge.person_id),
          or(eq(judgeNotes.hearing_id, id), case_id ? eq(judgeNotes.case_id, case_id) : undefined),
        ),
      ),
  ]);
  const place = day.findIndex((one) => one.id === id);
  const of = found[0];
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
