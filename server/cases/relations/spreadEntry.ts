import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { spreadEntry as asked } from '#contract/caseRelations';
import type { InputOf } from '#contract/endpoint';
import { say } from '#domain/messages/say';
import { recordActivity } from '#server/activity/recordActivity';
import { readCourt } from '#server/courts/readCourt';
import { caseRelations, docketSpreads } from '#server/db/schema/caseRelations';
import { docketEntries } from '#server/db/schema/docket';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { findCase, findCases } from '../caseRepository.ts';
import { enterOnDocket } from '../enterOnDocket.ts';

/** Enters an entry of a lead case in its member cases, once in each. The document remains in the lead case. */
export async function spreadEntry(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  { id, number, case_ids }: InputOf<typeof asked>,
): Promise<{ message: string }> {
  return needs.db.transaction(async (tx) => {
    const lead = await findCase(tx, actor, id);
    const [entry] = await tx
      .select()
      .from(docketEntries)
      .where(and(eq(docketEntries.case_id, id), eq(docketEntries.number, number)));
    if (!entry || entry.struck_at) throw new Refusal('entry_not_spreadable');
    const chosen = [...new Set(case_ids)].sort();
    const isMember = and(eq(caseRelations.kind, 'consolidated'), isNull(caseRelations.ended_at));
    const members = await tx
      .select({ id: caseRelations.other_case_id })
      .from(caseRelations)
      .where(and(eq(caseRelations.case_id, id), inArray(caseRelations.other_case_id, chosen), isMember));
    if (members.length !== chosen.length) throw new Refusal('entry_not_spreadable');
    const at = needs.now();
    const { today } = await readCourt(tx, at, lead.court_id);
    // The clerk's text, if there is one, has replaced the words of the message.
    const text = entry.text === null ? entry.description : say('docket.written', { text: entry.text });
    const description = say('docket.spread', { from: lead.case_number, entry: number, text });
    for (const case_id of chosen) {
      await tx.insert(docketSpreads).values({ entry_id: entry.id, case_id, spread_by: actor.person_id, spread_at: at });
      await enterOnDocket(tx, case_id, {
        filed_on: today,
        entered_at: at,
        entered_by: actor.person_id,
        kind: entry.kind,
        code: entry.code,
        access: entry.access,
        description,
      });
    }
    const named = await findCases(tx, actor, chosen);
    await recordActivity(tx, needs, actor, {
      action: 'entry_spread',
      values: { case_number: lead.case_number, entry: number, to: [...named.values()].map((one) => one.case_number) },
      subject_type: 'case',
      subject_id: id,
    });
    return { message: chosen.length === 1 ? 'Entered in 1 case' : `Entered in ${chosen.length} cases` };
  });
}
