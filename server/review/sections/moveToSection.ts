import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { moveToSection as asked, chooseSections as chosen } from '#contract/pendingWork';
import { undecidedStates } from '#domain/filings/states';
import { sectionFor } from '#domain/review/sectionFor';
import { recordActivity } from '#server/activity/recordActivity';
import { findPersonName } from '#server/directory/findPeople';
import { setClaim } from '#server/filings/decideOnFiling';
import { lockFiling, type StoredFiling } from '#server/filings/filingRepository';
import { setSection } from '#server/filings/sections/placeInSection';
import { findRoutedForSystem } from '#server/filings/sections/routedFacts';
import {
  findSectionRules,
  findSections,
  type StoredSection,
  saveChosenSections,
} from '#server/filings/sections/sectionRepository';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';

type Move = InputOf<typeof asked>;

/**
 * A clerk moves a filing to another section, and no longer has a claim on it. Routing rules leave it there, unless the
 * clerk returns it to them.
 */
export async function moveToSection(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  move: Move,
): Promise<ReplyOf<typeof asked>> {
  const moved = await needs.db.transaction(async (tx) => {
    const held = await lockFiling(tx, actor, move.id);
    const { filing } = held;
    await assertMovable(tx, actor, held);
    const sections = await findSections(tx, actor.court_id);
    const named = (id: string | null) => sections.find((one) => one.id === id) ?? null;
    if (filing.section_id !== move.from) {
      throw new Refusal('changed_meanwhile', { section: named(filing.section_id)?.name ?? null });
    }
    const byRules = move.to === 'rules';
    const section_id = await targetOf(tx, actor.court_id, move, sections);
    await setSection(tx, filing.id, { section_id, section_set_by: byRules ? null : actor.person_id });
    if (filing.claimed_by === actor.person_id && section_id !== filing.section_id) await setClaim(tx, filing.id, null);
    await recordActivity(tx, needs, actor, {
      action: 'filing_moved_to_section',
      subject_type: 'filing',
      subject_id: filing.id,
      values: {
        document: filing.document_name,
        from: named(filing.section_id)?.name ?? null,
        to: named(section_id)?.name ?? null,
        by_rules: byRules,
        reason: move.reason || null,
      },
    });
    const before = filing.section_set_by === null ? ('rules' as const) : filing.section_id;
    return { section: named(section_id), before };
  });
  const { section, before } = moved;
  return {
    message: section ? `Moved to ${section.name}` : 'Moved to the unassigned section',
    section: section && { id: section.id, name: section.name, archived: section.archived },
    before,
  };
}

async function assertMovable(tx: Db, actor: Actor, { filing }: StoredFiling): Promise<void> {
  if (!undecidedStates.includes(filing.state)) throw new Refusal('not_waiting');
  if (filing.decision_held) throw new Refusal('decision_held');
  if (filing.claimed_by !== null && filing.claimed_by !== actor.person_id) {
    throw new Refusal('claimed_by_another', { by: await findPersonName(tx, filing.claimed_by) });
  }
}

async function targetOf(
  tx: Db,
  court_id: string,
  { id, to }: Move,
  sections: readonly StoredSection[],
): Promise<string | null> {
  if (to === 'rules') {
    const routed = await findRoutedForSystem(tx, id);
    return sectionFor(routed!.facts, await findSectionRules(tx, court_id));
  }
  if (to !== null && !sections.some((one) => one.id === to && !one.archived)) throw new Refusal('section_unknown');
  return to;
}

/** A clerk chooses the sections whose filings the queue shows by default. */
export async function chooseSections(
  { db }: Needs<'db'>,
  actor: Actor,
  { section_ids }: InputOf<typeof chosen>,
): Promise<ReplyOf<typeof chosen>> {
  const ids = [...new Set(section_ids)];
  await db.transaction(async (tx) => {
    const sections = await findSections(tx, actor.court_id);
    const isOpen = (id: string) => sections.some((one) => one.id === id && !one.archived);
    if (!ids.every(isOpen)) throw new Refusal('section_unknown');
    await saveChosenSections(tx, actor, ids);
  });
  return { message: 'Your sections were saved', section_ids: ids };
}
