import type { InputOf } from '#contract/endpoint';
import type { decideFiling } from '#contract/review';
import { spellDay } from '#domain/days/spellDay';
import type { FilingTime } from '#domain/filings/filingTimes';
import type { DateOfFiling } from '#server/cases/filingDates/findDateOfFiling';
import { invalidInput } from '#server/kernel/invalidInput';

type Asked = Pick<
  InputOf<typeof decideFiling>,
  'decision' | 'filed_as_of' | 'filed_as_of_reason' | 'filed_on' | 'ordered_on'
>;
type Chosen = {
  filed_as_of: FilingTime | null;
  filed_as_of_reason: string | null;
  filed_on: string | null;
  ordered_on: string | null;
};
const byRule: Chosen = { filed_as_of: null, filed_as_of_reason: null, filed_on: null, ordered_on: null };

/**
 * The filing date of an accepted filing. The court’s rule determines it. The clerk sets another one only with a reason,
 * and a date that only a judge can give, or one before the document was received, only with the date of the order.
 */
export function chooseFilingTime({ date, two }: DateOfFiling, asked: Asked, today: string): Chosen {
  if (asked.decision !== 'accepted') return byRule;
  const { filed_as_of = two?.counts ?? 'received', ordered_on = null } = asked;
  if (two === null && filed_as_of === 'first_received') {
    throw invalidInput('filed_as_of', 'This filing was received only once.');
  }
  const chosen = two === null ? date : two.by[filed_as_of];
  const filed_on = asked.filed_on && asked.filed_on !== chosen.filed_on ? asked.filed_on : null;
  const isOther = two !== null && filed_as_of !== two.counts;
  if (filed_on !== null) assertPossible(filed_on, ordered_on, earliest({ date, two }), today);
  if (isOther && filed_as_of === 'first_received' && two.first_needs === 'order' && ordered_on === null) {
    throw invalidInput('ordered_on', 'Only an order gives this document its first date. Enter the date of the order.');
  }
  if (ordered_on !== null && ordered_on > today) throw invalidInput('ordered_on', 'This date is in the future.');
  const reason = asked.filed_as_of_reason?.trim() || null;
  if ((isOther || filed_on !== null) && reason === null) {
    throw invalidInput('filed_as_of_reason', 'Enter the reason for this filing date.');
  }
  const isSet = isOther || filed_on !== null;
  return {
    filed_as_of: two === null ? null : filed_as_of,
    filed_as_of_reason: isSet ? reason : null,
    filed_on,
    ordered_on: isSet ? ordered_on : null,
  };
}

/** The first day on which the court received the document. */
const earliest = ({ date, two }: Pick<DateOfFiling, 'date' | 'two'>) =>
  two === null ? date.received_on : two.by.first_received.received_on;

function assertPossible(filed_on: string, ordered_on: string | null, received_on: string, today: string): void {
  if (filed_on > today) throw invalidInput('filed_on', 'The filing date cannot be in the future.');
  if (filed_on < received_on && ordered_on === null) {
    throw invalidInput(
      'ordered_on',
      `The document was received on ${spellDay(received_on)}. An earlier filing date requires an order: enter its date.`,
    );
  }
}
