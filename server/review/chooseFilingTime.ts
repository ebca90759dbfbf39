import type { InputOf } from '#contract/endpoint';
import type { decideFiling } from '#contract/review';
import type { FilingTime } from '#domain/filings/filingTimes';
import type { filings } from '#server/db/schema/filings';
import { invalidInput } from '#server/kernel/invalidInput';

type Asked = Pick<InputOf<typeof decideFiling>, 'decision' | 'filed_as_of' | 'filed_as_of_reason'>;
type Chosen = { filed_as_of: FilingTime | null; filed_as_of_reason: string | null };

/**
 * Which receipt determines the filing date of an accepted filing. Only a filing whose correction is a different
 * document has two; the earlier one counts only with the clerk's reason.
 */
export function chooseFilingTime(
  { first_received_at }: Pick<typeof filings.$inferSelect, 'first_received_at'>,
  { decision, filed_as_of = 'received', filed_as_of_reason }: Asked,
): Chosen {
  if (decision !== 'accepted') return { filed_as_of: null, filed_as_of_reason: null };
  if (first_received_at === null) {
    if (filed_as_of === 'first_received') throw invalidInput('filed_as_of', 'This filing was received only once.');
    return { filed_as_of: null, filed_as_of_reason: null };
  }
  const reason = filed_as_of_reason?.trim() || null;
  if (filed_as_of === 'first_received' && reason === null) {
    throw invalidInput(
      'filed_as_of_reason',
      'Enter the reason why the filing keeps the date of the returned document.',
    );
  }
  return { filed_as_of, filed_as_of_reason: reason };
}
