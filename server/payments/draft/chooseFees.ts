import type { InputOf } from '#contract/endpoint';
import type { chooseFees as asked, DraftFees } from '#contract/payments';
import { envelopeFees } from '#server/db/schema/payments';
import { lockDraft } from '#server/filings/drafts/draftRepository';
import type { Actor } from '#server/kernel/actor';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { lockFees } from '../feeRepository.ts';
import { describeOptions, findPaymentSettings } from '../paymentSettings.ts';
import { describeDraftFees } from './readDraftFees.ts';

/** Saves how the filer settles the fees of a draft. A draft writes no line to the court’s record. */
export async function chooseFees(
  needs: Needs<'db' | 'now' | 'payments'>,
  actor: Actor,
  { id, choice, agency, statute, version }: InputOf<typeof asked>,
): Promise<DraftFees> {
  if (choice === 'government' && !agency) throw invalidInput('agency', 'Enter the agency.');
  if (choice === 'government' && !statute) throw invalidInput('statute', 'Enter the statute.');
  return needs.db.transaction(async (tx) => {
    await lockDraft(tx, actor, id);
    const options = describeOptions(await findPaymentSettings(tx, needs, actor.court_id));
    if (choice === 'pay_now' && !options.online) throw invalidInput('choice', 'This court takes no payment here.');
    if (choice === 'at_court' && !options.at_court) throw invalidInput('choice', 'This court requires another choice.');
    const known = await lockFees(tx, id);
    if ((known?.version ?? 0) !== version) throw new Refusal('changed_meanwhile', { version: known?.version ?? 0 });
    const exempt = choice === 'government' ? { agency, statute } : { agency: null, statute: null };
    const values = { choice, ...exempt, chosen_by: actor.person_id, chosen_at: needs.now(), version: version + 1 };
    await tx
      .insert(envelopeFees)
      .values({ envelope_id: id, court_id: actor.court_id, ...values })
      .onConflictDoUpdate({ target: envelopeFees.envelope_id, set: values });
    return describeDraftFees(tx, needs, actor, id);
  });
}
