import type { enterDefaultJudgment as asked } from '#contract/defaults';
import type { InputOf } from '#contract/endpoint';
import { spellLongDay } from '#domain/days/spellDay';
import { formatRate, type JudgmentParts, judgmentAmount, parseRate } from '#domain/defaults/judgmentAmount';
import { formatAmount } from '#domain/money/formatAmount';
import { parseAmount } from '#domain/money/parseAmount';
import { disposeByJudgment } from '#server/cases/life/disposeByJudgment';
import { enterEvent } from '#server/docketing/enterEvent';
import { makeDocument } from '#server/docketing/makeDocument';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import { Refusal } from '#server/kernel/Refusal';
import { assertComplete } from '../describeChecklist.ts';
import { findEvent } from '../findEvent.ts';
import { asParty, changeDefault, type Done, type InDefault, type Tools } from './changeDefault.ts';
import { writeDefault } from './defaultRepository.ts';

type Input = InputOf<typeof asked>;
const disposition = 'Default judgment by clerk';

/**
 * Enters the clerk's judgment by default: its amounts, the judgment as a document, the docket entry, and the
 * disposition. The people in the case are notified of the entry.
 */
export function enterJudgment(needs: Tools, actor: Actor, input: Input): Promise<Done> {
  // Where there is no separate entry of default, the judgment follows the request.
  return changeDefault(needs, actor, input, ['requested', 'entered'], async (tx, known) => {
    const { stored, held, party, law, record, assessed } = known;
    if (!record.is_open) throw new Refusal('default_case_closed');
    if (law.judgment !== 'clerk') throw new Refusal('default_by_court');
    const needed = law.entry === 'none' ? [...assessed.checklists.entry, ...assessed.checklists.judgment] : null;
    assertComplete(needed ?? assessed.checklists.judgment);
    const parts = partsOf(input, record.today);
    const { interest, total } = judgmentAmount(parts);
    const amount = formatAmount(total);
    const entry = await enter(tx, needs, actor, known, { input, parts, amount });
    await writeDefault(tx, stored, {
      state: 'judgment',
      judgment_entry_id: entry.id,
      judgment_on: record.today,
      creditor: input.creditor,
      principal_cents: parts.principal,
      interest_rate: parts.rate,
      interest_from: parts.interest_from,
      interest_to: parts.interest_to,
      interest_cents: interest,
      costs_cents: parts.costs,
      fees_cents: parts.fees,
    });
    const reason = `Judgment by clerk for ${amount}, docket entry ${entry.number}.`;
    const decided = { party_id: party.id, disposition, decided_on: record.today, reason };
    await disposeByJudgment(tx, needs, actor, held, decided);
    const values = { case_number: held.case_number, party: party.name, entry: entry.number, amount };
    const message = `Judgment entered, docket entry ${entry.number}`;
    return { message, activity: { action: 'default_judgment_entered', values } };
  });
}

function partsOf(input: Input, today: string): JudgmentParts {
  const cents = (typed: string) => (typed === '' ? 0 : parseAmount(typed)!);
  const rate = input.rate === '' ? 0 : parseRate(input.rate)!;
  const { interest_from = null, interest_to = null } = input;
  const principal = cents(input.principal);
  if (principal === 0) throw invalidInput('principal', 'Enter the principal.');
  if (rate > 0) {
    if (!interest_from) throw invalidInput('interest_from', 'Enter the day from which interest runs.');
    if (!interest_to) throw invalidInput('interest_to', 'Enter the last day of interest.');
    if (interest_to < interest_from) throw invalidInput('interest_to', 'This date is before the first day.');
    if (interest_to > today) throw invalidInput('interest_to', 'Interest before judgment ends today at the latest.');
  }
  const dates = rate > 0 ? { interest_from, interest_to } : { interest_from: null, interest_to: null };
  return { principal, rate, ...dates, costs: cents(input.costs), fees: cents(input.fees) };
}

type Amounts = { input: Input; parts: JudgmentParts; amount: string };

async function enter(tx: Db, needs: Tools, actor: Actor, known: InDefault, { input, parts, amount }: Amounts) {
  const { held, court, party, record, assessed } = known;
  const against = asParty(party);
  const values = { against, amount, for: input.creditor, clerk: actor.full_name };
  const { event, text } = await findEvent(tx, actor, court, 'clerk_judgment', values);
  const body = writeJudgment(known, against, input.creditor, parts);
  const document = () => makeDocument(needs, { event, found: held, court, signer: actor, text: body });
  const related_number = assessed.facts.entered?.entry ?? assessed.facts.request_entry;
  return enterEvent(tx, needs, actor, held, { event, text, filed_on: record.today, related_number, document });
}

function writeJudgment({ law, stored }: InDefault, against: string, creditor: string, parts: JudgmentParts): string {
  const { days, interest, total } = judgmentAmount(parts);
  const { interest_from: from, interest_to: to } = parts;
  const period = from && to ? ` from ${spellLongDay(from)} to ${spellLongDay(to)} (${days} days)` : '';
  const defaulted = stored.entered_on ? `, default having been entered on ${spellLongDay(stored.entered_on)}` : '';
  return [
    `${against} was served and has not responded${defaulted}.`,
    `Judgment is entered for ${creditor} and against ${against}, as follows:`,
    `Principal: ${formatAmount(parts.principal)}`,
    parts.rate > 0 && `Interest at ${formatRate(parts.rate)} a year${period}: ${formatAmount(interest)}`,
    `Costs: ${formatAmount(parts.costs)}`,
    parts.fees > 0 && `Attorney’s fees: ${formatAmount(parts.fees)}`,
    `Total: ${formatAmount(total)}`,
    `Authority: ${law.items.judgment.judgment_power?.authority ?? ''}.`,
  ]
    .filter(Boolean)
    .join('\n\n');
}
