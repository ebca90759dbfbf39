import { randomUUID } from 'node:crypto';
import { dayMs } from '#domain/days/days';
import { toMoment } from '#domain/hearings/courtTime';
import type { Capacity } from '#domain/identity/permissions';
import { say } from '#domain/messages/say';
import { attorneys } from '#server/db/schema/attorneys';
import { caseAssignments, cases } from '#server/db/schema/cases';
import { courts } from '#server/db/schema/courts';
import { deadlines } from '#server/db/schema/deadlines';
import { analyses, documents, documentVersions, filings } from '#server/db/schema/filings';
import { people, personRoles } from '#server/db/schema/people';
import { addHearing } from '#server/testing/addHearing';
import { aComplaint } from '#server/testing/papers';
import type { TestServer } from '#server/testing/startTestServer';

/** A person's relation to an object; the last one means that there is no such object. */
export const relations = ['own', 'other side', 'other', 'other court', 'none'] as const;
export type Relation = (typeof relations)[number];

/** Who asks. */
export type Viewer = { capacity: Capacity; person_id: string };

export const farCourt = 'elsewhere';

/**
 * A court in which every tested person has filed in a case with an opponent, next to a case of other people, and
 * another court with its own case.
 */
export async function openAccessWorld(court: TestServer) {
  const { db, services } = court;
  const court_id = services.config.court.id;
  await db.insert(courts).values({
    id: farCourt,
    name: 'Elsewhere',
    level: 'State Court',
    jurisdiction: 'Texas',
    time_zone: 'America/Chicago',
  });
  const opponent = await court.join('attorney', 'Opposing Counsel');
  const stranger = await court.join('attorney', 'Other Filer');
  const far = await court.join('attorney', 'Far Filer', farCourt);
  const paper = Buffer.from(aComplaint());
  const { sha256 } = await services.blobs.put(inOnePart(paper), paper.length);

  let count = 0;
  const next = () => ++count;
  /** A day that nothing else has, so that no two things take the same time. */
  const ownDay = () => new Date(Date.UTC(2027, 0, 1) + next() * dayMs).toISOString().slice(0, 10);

  async function openCase(at: string, judge_id: string | null) {
    const number = `27CV${String(next()).padStart(6, '0')}`;
    const [made] = await db
      .insert(cases)
      .values({
        court_id: at,
        case_number: number,
        title: `Matter ${number}`,
        case_type: 'Civil Complaint' as const,
        opened_on: '2026-01-05',
        judge_id,
        judge_name: judge_id ? 'Test judge' : null,
      })
      .returning();
    await callHearing(at, made!, null);
    const due = { action: 'Answer', trigger: 'service', trigger_date: '2026-01-05', due_date: '2026-12-01' };
    const law = { rule_id: 'x', authority: 'x', confidence: 'verified' as const, derivation: [], sources: [] };
    await db.insert(deadlines).values({ court_id: at, case_id: made!.id, ...due, ...law });
    return made!;
  }

  /** At noon on a separate day, in a separate courtroom. */
  async function callHearing(at: string, about: typeof cases.$inferSelect, judge_id: string | null) {
    const made = await addHearing(db, {
      court_id: at,
      case_id: about.id,
      case_title: about.title,
      case_number: about.case_number,
      case_type: about.case_type,
      event_type: 'Motion Hearing',
      judge: judge_id ? 'Test judge' : 'Nobody',
      judge_id,
      hearing_date: ownDay(),
      hearing_time: '12:00',
      venue: `Room ${next()}`,
    });
    return made.id;
  }

  async function file(at: string, filed_by: string, case_id: string, more: Partial<typeof filings.$inferInsert> = {}) {
    const received_at = services.now();
    const [made] = await db
      .insert(filings)
      .values({
        court_id: at,
        filed_by,
        case_id,
        state: 'docketed' as const,
        document_name: 'Motion.pdf',
        ...{
          doc_type: 'Proposed Order',
          document_type: 'proposed_order' as const,
          title: 'Proposed Order',
          case_type: 'Civil Complaint' as const,
        },
        priority: 'low' as const,
        priority_reason: say('not_analyzed'),
        received_at,
        ...more,
      })
      .returning();
    const filing_id = made!.id;
    const [document] = await db
      .insert(documents)
      .values({ filing_id, kind: 'lead', position: 0, title: 'Motion.pdf' })
      .returning();
    const done = { state: 'done' as const, at: received_at.toISOString() };
    const of = { document_id: document!.id, number: 1, uploaded_by: filed_by, uploaded_at: received_at };
    const bytes = { sha256, file_name: 'Motion.pdf', file_type: 'pdf' as const, file_size: paper.length, pages: 2 };
    const [version] = await db
      .insert(documentVersions)
      .values({ ...of, ...bytes })
      .returning();
    await db
      .insert(analyses)
      .values({ filing_id, version_id: version!.id, state: 'done', steps: [done], requested_at: received_at });
    return { id: filing_id, version_id: version!.id };
  }

  const otherCase = await openCase(court_id, null);
  await file(court_id, stranger.person_id, otherCase.id);
  const farCase = await openCase(farCourt, null);
  await file(farCourt, far.person_id, farCase.id);

  const shared = new Map<string, Promise<typeof cases.$inferSelect>>();
  /** The user's case, in which the opponent has filed as well; a judge who calls is the judge of it. */
  function sharedCase({ capacity, person_id }: Viewer) {
    const known = shared.get(person_id);
    if (known) return known;
    const opened = openCase(court_id, capacity === 'judge' ? person_id : null).then(async (made) => {
      await file(court_id, person_id, made.id);
      await file(court_id, opponent.person_id, made.id);
      return made;
    });
    shared.set(person_id, opened);
    return opened;
  }

  return {
    court,
    sha256,
    next,
    ownDay,
    file,
    courtOf: (relation: Relation) => (relation === 'other court' ? farCourt : court_id),
    ownerOf: (relation: Relation, viewer: Viewer) =>
      ({ own: viewer, 'other side': opponent, other: stranger, 'other court': far, none: stranger })[relation]
        .person_id,
    caseOf: (relation: Relation, viewer: Viewer) =>
      relation === 'own' || relation === 'other side'
        ? sharedCase(viewer)
        : Promise.resolve(relation === 'other' ? otherCase : farCase),
    /** A moment of the day in the court's zone, for what has a beginning and an end. */
    momentOf: (date: string, time: string) => toMoment({ date, time }, services.config.court.time_zone)!,
    /** A person of that court in a role, who has never signed in. */
    async person(at: string, role: 'attorney' | 'clerk' = 'attorney') {
      const [made] = await db
        .insert(people)
        .values({ full_name: `Person ${next()}`, email: `person.${randomUUID()}@example.com` })
        .returning();
      await db.insert(personRoles).values({ person_id: made!.id, court_id: at, role });
      return made!.id;
    },
    async attorney(at: string, person_id: string | null = null) {
      const [made] = await db
        .insert(attorneys)
        .values({
          court_id: at,
          person_id,
          full_name: `Attorney ${next()}`,
          bar_number: `B-${next()}`,
          status: 'Active',
          type: 'Private Attorney',
        })
        .returning();
      return made!.id;
    },
    assign: (case_id: string, attorney_id: string) => db.insert(caseAssignments).values({ case_id, attorney_id }),
    callHearing,
  };
}
export type AccessWorld = Awaited<ReturnType<typeof openAccessWorld>>;

async function* inOnePart(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
