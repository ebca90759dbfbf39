import type { makeReceipt } from '#contract/cashiering';
import type { InputOf } from '#contract/endpoint';
import { findCaseNumbered } from '#server/cases/findCaseNumbered';
import { type AccountSubject, findEnvelopesOfCharges } from '#server/feeAccounts/accountRepository';
import { findIntakeOfEnvelope } from '#server/filings/intakes/findIntakes';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { Refusal } from '#server/kernel/Refusal';

type Input = Pick<InputOf<typeof makeReceipt>, 'envelope_id' | 'case_number' | 'lines'>;

/**
 * Of what a receipt is: the documents on paper, or the filing whose fees alone it pays, or the case that it names, or the
 * court; and the envelopes whose charges it pays, which are locked before their accounts.
 */
export async function findSubject(tx: Db, actor: Actor, { envelope_id, case_number, lines }: Input) {
  const { court_id } = actor;
  if (envelope_id !== null && !(await findIntakeOfEnvelope(tx, actor, envelope_id))) throw new Refusal('not_found');
  const charges = lines.flatMap(({ charge_id }) => charge_id ?? []);
  const envelopes = await findEnvelopesOfCharges(tx, court_id, charges);
  const [only, ...others] = envelopes;
  const paysOne = envelope_id === null && charges.length === lines.length && others.length === 0;
  const known = case_number && envelope_id === null ? await findCaseNumbered(tx, actor, case_number) : undefined;
  const subject: AccountSubject = { court_id, case_id: known?.id ?? null, envelope_id };
  return { subject, envelopes, envelope_id: envelope_id ?? (paysOne ? (only ?? null) : null) };
}
