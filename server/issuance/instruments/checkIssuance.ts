import type { ChecklistItem } from '#contract/checklist';
import type { InputOf } from '#contract/endpoint';
import type { checkIssuance as asked } from '#contract/issuance';
import { checkInstrument } from '#domain/issuance/checkInstrument';
import { type IssuableInstrument, instrumentOf } from '#domain/issuance/instrumentOf';
import type { Requirement } from '#domain/issuance/Requirement';
import { findCase } from '#server/cases/caseRepository';
import type { Actor } from '#server/kernel/actor';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { describeChecklist } from '../describeChecklist.ts';
import { type KnownRecord, readRecord } from '../readRecord.ts';

export type Draft = Omit<InputOf<typeof asked>, 'id'>;

/** The requirements of an instrument for the values so far. */
export async function checkIssuance(
  needs: Needs<'db' | 'now'>,
  actor: Actor,
  { id, ...draft }: InputOf<typeof asked>,
): Promise<{ checklist: ChecklistItem[] }> {
  const known = await readRecord(needs.db, needs, await findCase(needs.db, actor, id));
  const { requirements } = assess(known, actor, draft, needs.now());
  return { checklist: describeChecklist(requirements) };
}

/** The instrument and its requirements, with what the clerk confirmed. */
export function assess(
  { system, held, record }: KnownRecord,
  actor: Actor,
  { kind, party_id, values, confirmed }: Draft,
  at: Date,
): { instrument: IssuableInstrument; requirements: Requirement[] } {
  const instrument = instrumentOf(kind, system, held.case_type);
  if (!instrument) throw invalidInput('kind', 'The court does not issue this in a case of this type.');
  const stated = confirmed.map((one) => ({ ...one, by: actor.full_name, at: at.toISOString() }));
  const draft = { party_id: party_id ?? null, values };
  return { instrument, requirements: checkInstrument(instrument, record, draft, stated) };
}
