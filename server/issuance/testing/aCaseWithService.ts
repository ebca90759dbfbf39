import { eq } from 'drizzle-orm';
import type { DocketMessage } from '#domain/cases/DocketMessages';
import { say } from '#domain/messages/say';
import { enterOnDocket } from '#server/cases/enterOnDocket';
import { attorneys } from '#server/db/schema/attorneys';
import { caseAssignments, cases, parties } from '#server/db/schema/cases';
import type { TestServer } from '#server/testing/startTestServer';

let count = 0;

/** The entries of a case in which a defendant was served and did not respond. */
const usual: readonly [code: string | null, text: string, filed_on: string, on_behalf_of: string | null][] = [
  ['complaint', 'Complaint', '2026-01-05', 'Plaintiff Ana Sample'],
  ['proof_service_summons', 'Proof of service', '2026-01-20', 'Plaintiff Ana Sample'],
  ['request_default', 'Request for entry of default', '2026-03-20', 'Plaintiff Ana Sample'],
];

type Made = { id: string; case_number: string; defendant: string; others: string[] };

/** A case of Ana Sample against a person and others, in which the test attorney appears. */
export async function aCaseWithService(
  court: TestServer,
  {
    others = [],
    is_minor = false,
    entries = usual,
  }: { others?: string[]; is_minor?: boolean; entries?: typeof usual } = {},
): Promise<Made> {
  const court_id = court.services.config.court.id;
  const case_number = `26CV${String(++count).padStart(5, '0')}`;
  const [made] = await court.db
    .insert(cases)
    .values({
      ...{ court_id, case_number, title: 'Sample v. Specimen', title_is_set: true },
      ...{ case_type: 'Civil Complaint', opened_on: '2026-01-05', judge_name: 'A. Reyes' },
    })
    .returning();
  const id = made!.id;
  const against = ['Ben Specimen', ...others];
  const plaintiff = { role: 'Plaintiff', role_id: 'plaintiff', side: 'initiating' as const };
  const defendant = { role: 'Defendant', role_id: 'defendant', side: 'responding' as const };
  const inserted = await court.db
    .insert(parties)
    .values([
      { case_id: id, full_name: 'Ana Sample', position: 0, ...plaintiff },
      ...against.map((full_name, index) => ({
        ...{ case_id: id, full_name, position: index + 1, is_minor: is_minor && index === 0 },
        ...defendant,
      })),
    ])
    .returning();
  await assign(court, id);
  for (const [code, text, filed_on, on_behalf_of] of entries) {
    await addEntry(court, id, { code, text, filed_on, on_behalf_of });
  }
  const [, first, ...rest] = inserted;
  return { id, case_number, defendant: first!.id, others: rest.map((party) => party.id) };
}

type Entry = { code: string | null; text: string; filed_on: string; on_behalf_of?: string | null };

/** A filing on the docket of a case. */
export function addEntry(court: TestServer, case_id: string, { code, text, filed_on, on_behalf_of = null }: Entry) {
  const description: DocketMessage = say('docket.written', { text });
  const entry = { code, text, filed_on, on_behalf_of, description, kind: 'filing' as const };
  return court.db.transaction((tx) => enterOnDocket(tx, case_id, { ...entry, entered_at: court.clock.now }));
}

/** The test attorney acts in every case. */
async function assign(court: TestServer, case_id: string): Promise<void> {
  const person_id = court.person('attorney').person_id;
  const [known] = await court.db.select().from(attorneys).where(eq(attorneys.person_id, person_id));
  const attorney_id = known?.id ?? (await addAttorney(court, person_id));
  await court.db.insert(caseAssignments).values({ case_id, attorney_id });
}

async function addAttorney(court: TestServer, person_id: string): Promise<string> {
  const [made] = await court.db
    .insert(attorneys)
    .values({
      ...{ court_id: court.services.config.court.id, person_id, bar_number: 'A-1', full_name: 'Test attorney' },
      ...{ status: 'Active', type: 'Private Attorney', active_cases: 0 },
    })
    .returning();
  return made!.id;
}
