import { eq } from 'drizzle-orm';
import { isCurrent } from '#domain/participants/endings';
import { findEntry } from '#server/attorneys/rosterRepository';
import { partyCounsel } from '#server/db/schema/participants';
import type { Db } from '#server/kernel/Database';
import { endAssignment, linkCounsel } from './counselLinks.ts';
import type { StoredCounsel } from './participantRepository.ts';

type Named = { counsel_bar_number: string; counsel_name: string };
type Assigning = Parameters<typeof linkCounsel>[3];
type Of = { party_id: string; before: readonly StoredCounsel[]; today: string };

/**
 * Lead counsel of a participant as a list of parties names them. Others stay; the previous lead counsel is in the
 * history.
 */
export async function replaceCounsel(
  tx: Db,
  { party_id, before, today }: Of,
  { counsel_bar_number, counsel_name }: Named,
  assigning: Assigning,
): Promise<void> {
  const lead = before.find(isCurrent);
  const entry = counsel_bar_number
    ? await findEntry(tx, { court_id: assigning.court_id, bar_number: counsel_bar_number })
    : undefined;
  const full_name = entry?.full_name ?? (counsel_name || null);
  const bar_number = counsel_bar_number || null;
  if (lead && lead.bar_number === bar_number && lead.full_name === full_name) return;
  if (!lead && !full_name && !bar_number) return;
  const same = entry && before.find((one) => isCurrent(one) && one.attorney_id === entry.id);
  if (lead && same?.id !== lead.id) {
    const replaced = full_name !== null || bar_number !== null;
    const end_kind = replaced ? ('substituted' as const) : ('withdrew' as const);
    await tx.update(partyCounsel).set({ ended_on: today, end_kind, is_lead: true }).where(eq(partyCounsel.id, lead.id));
  }
  if (same) {
    await tx.update(partyCounsel).set({ is_lead: true, full_name, bar_number }).where(eq(partyCounsel.id, same.id));
  } else if (full_name || bar_number) {
    const appearance = { party_id, appeared_on: null, is_lead: true, gets_notice: true };
    await linkCounsel(tx, appearance, { entry, full_name, bar_number }, assigning);
  }
  if (lead) await endAssignment(tx, assigning.case_id, lead.attorney_id);
}
