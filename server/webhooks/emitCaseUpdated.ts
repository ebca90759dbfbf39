import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { emitEvent } from './emitEvent.ts';

type About = { court_id: string; id: string; case_number: string };
/** What changed, in snake_case, and the filing or hearing that changed it. */
type CaseChange = { change: string; filingId?: string; hearingId?: string };

/** Reports a change of a case to the court's other systems. */
export function emitCaseUpdated(tx: Db, needs: Needs<'now'>, about: About, change: CaseChange): Promise<void> {
  const { court_id, id, case_number } = about;
  return emitEvent(tx, needs, {
    court_id,
    type: 'case.updated',
    subject_id: id,
    data: { caseId: id, caseNumber: case_number, ...change, updatedAt: needs.now().toISOString() },
  });
}
