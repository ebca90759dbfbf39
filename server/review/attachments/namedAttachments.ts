import type { InputOf } from '#contract/endpoint';
import type { decideFiling } from '#contract/review';
import type { AcceptancePolicy } from '#domain/acceptance/AcceptancePolicy';
import type { NewReturn } from '#server/filings/attachments/returnedAttachments';
import type { StoredFiling } from '#server/filings/filingRepository';
import { invalidInput } from '#server/kernel/invalidInput';
import { statementOf } from '../statementOf.ts';

type Asked = NonNullable<InputOf<typeof decideFiling>['returns']>;
type Deciding = { policy: AcceptancePolicy; at: Date; time_zone: string };

/** The attachments that a checked decision returns, each of them an attachment of the filing. */
export function namedAttachments(
  { documents }: Pick<StoredFiling, 'documents'>,
  asked: Asked,
  { policy, at, time_zone }: Deciding,
): NewReturn[] {
  const ids = new Set(asked.map(({ document_id }) => document_id));
  if (ids.size < asked.length) throw invalidInput('returns', 'Return each attachment only once.');
  return asked.map(({ document_id, ...one }) => {
    const found = documents.find(({ document }) => document.id === document_id);
    if (found?.document.kind !== 'supporting') {
      throw invalidInput('returns', 'One of these documents is not an attachment of this filing. Reload the page.');
    }
    const { reason_code, authority, correct_by } = statementOf({ ...one, decision: 'returned' }, policy, at, time_zone);
    const { title } = found.document;
    return {
      ...{ document_id, title, reason: one.reason.trim() },
      ...{ reason_code: reason_code!, authority: authority!, correct_by: correct_by! },
    };
  });
}
