import { say } from '#domain/messages/say';
import { attorneys } from '#server/db/schema/attorneys';
import type { hearings } from '#server/db/schema/calendar';
import { caseAssignments, cases } from '#server/db/schema/cases';
import { deadlines } from '#server/db/schema/deadlines';
import { analyses, documents, documentVersions, filings } from '#server/db/schema/filings';
import { reviews } from '#server/db/schema/reviews';
import { addHearing } from './addHearing.ts';
import type { SignedInCapacity, TestServer } from './startTestServer.ts';

/** Writes rows of the activity record without the use cases, for tests of how they are displayed. */
export function fillRecord(court: TestServer) {
  const { db, services } = court;
  const court_id = services.config.court.id;
  const idOf = (who: SignedInCapacity) => court.person(who).person_id;

  return {
    async case(case_number: string, changes: Partial<typeof cases.$inferInsert> = {}) {
      const about = { court_id, case_number, title: `Matter ${case_number}`, opened_on: '2026-01-05' };
      const [made] = await db
        .insert(cases)
        .values({ ...about, case_type: 'Civil Complaint', ...changes })
        .returning();
      return made!;
    },

    /** A filing whose analysis has ended, with its lead document. */
    async filing(filer: SignedInCapacity, changes: Partial<typeof filings.$inferInsert> = {}) {
      const received_at = changes.received_at ?? services.now();
      const uploaded = { uploaded_by: idOf(filer), uploaded_at: received_at };
      const [made] = await db
        .insert(filings)
        .values({
          court_id,
          filed_by: idOf(filer),
          document_name: 'Complaint.pdf',
          case_type: 'Civil Complaint',
          priority: 'low',
          priority_reason: say('not_analyzed'),
          received_at,
          analyzed_at: received_at,
          processing_time_seconds: 2,
          accuracy_score: 90,
          is_complete: true,
          ...changes,
        })
        .returning();
      const [document] = await db
        .insert(documents)
        .values({ filing_id: made!.id, kind: 'lead', position: 0, title: made!.document_name })
        .returning();
      const file = { sha256: 'a'.repeat(64), file_name: 'a.pdf', file_type: 'pdf' as const, file_size: 1, pages: 1 };
      const [version] = await db
        .insert(documentVersions)
        .values({ document_id: document!.id, number: 1, ...file, ...uploaded })
        .returning();
      const [analysis] = await db
        .insert(analyses)
        .values({ filing_id: made!.id, version_id: version!.id, state: 'done', requested_at: received_at })
        .returning();
      return { ...made!, analysis_id: analysis!.id };
    },

    /** An entry of the roster for a person, assigned to a case. */
    async counsel(person_id: string, case_id: string, bar_number = '900900') {
      const entry = { court_id, person_id, full_name: `Counsel ${bar_number}`, bar_number };
      const [made] = await db
        .insert(attorneys)
        .values({ ...entry, status: 'Active', type: 'Private Attorney' })
        .returning();
      await db.insert(caseAssignments).values({ case_id, attorney_id: made!.id });
      return made!;
    },

    /** A decision of the clerk's that took effect. */
    async review(filing_id: string, changes: Partial<typeof reviews.$inferInsert> = {}) {
      const decided_at = services.now();
      const by = { decided_by: idOf('clerk'), decided_at, settled_at: decided_at, filing_version: 1 };
      await db.insert(reviews).values({ filing_id, decision: 'returned', state: 'effective', ...by, ...changes });
    },

    async hearing(hearing_date: string, changes: Partial<typeof hearings.$inferInsert> = {}) {
      const about = { case_title: 'Roe v. Doe', case_number: '26CV00009', case_type: 'Civil Complaint' as const };
      const place = { judge: 'Mary Exemplar', venue: `Dept. ${hearing_date}`, event_type: 'Motion Hearing' };
      return addHearing(db, { court_id, ...about, ...place, hearing_date, hearing_time: '09:30', ...changes });
    },

    async deadline(case_id: string, due_date: string, changes: Partial<typeof deadlines.$inferInsert> = {}) {
      const about = { action: 'Answer', trigger: 'service of the complaint', trigger_date: '2026-01-05' };
      const law = { authority: 'CCP § 412.20', confidence: 'verified' as const, derivation: [], sources: [] };
      const [made] = await db
        .insert(deadlines)
        .values({ court_id, case_id, rule_id: `test-${due_date}`, due_date, ...about, ...law, ...changes })
        .returning();
      return made!;
    },
  };
}
