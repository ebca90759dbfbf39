import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { saveSectionSettings as asked } from '#contract/reviewSections';
import { recordActivity } from '#server/activity/recordActivity';
import {
  changeRouting,
  findSectionIdsElsewhere,
  lockRouting,
  replaceSections,
} from '#server/filings/sections/sectionRepository';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { findPack } from '#server/packs/findPack';
import { readSectionSettings } from './readSectionSettings.ts';

type Draft = InputOf<typeof asked>;

/** Replaces the sections and routing rules of the court. Pending filings stay where they are until the rules are applied. */
export async function saveSectionSettings(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  draft: Draft,
): Promise<ReplyOf<typeof asked>> {
  const settings = await needs.db.transaction(async (tx) => {
    const held = await lockRouting(tx, actor.court_id, needs.now());
    if (draft.version !== held.version) {
      throw new Refusal('changed_meanwhile', {
        version: held.version,
        current: await readSectionSettings(tx, actor),
      });
    }
    assertConsistent(draft);
    await assertKnown(tx, actor.court_id, draft);
    const elsewhere = await findSectionIdsElsewhere(tx, actor.court_id, draft.sections);
    if (elsewhere.length > 0) throw invalidInput('sections', 'A section has the ID of another court’s section.');
    await replaceSections(tx, actor.court_id, draft);
    const changed = { version: held.version + 1, changed_by: actor.person_id, changed_at: needs.now() };
    await changeRouting(tx, actor.court_id, changed);
    await recordActivity(tx, needs, actor, {
      action: 'review_sections_changed',
      subject_type: 'court',
      subject_id: actor.court_id,
      values: { sections: draft.sections.filter(({ archived }) => !archived).length, rules: draft.rules.length },
    });
    return readSectionSettings(tx, actor);
  });
  return { message: 'Sections and routing rules saved', settings };
}

/** A rule that names something that the court's pack does not have would never match. */
async function assertKnown(tx: Db, court_id: string, { rules }: Draft): Promise<void> {
  const { pack } = await findPack(tx, court_id);
  const categories = new Set(pack.categories.map(({ id }) => id));
  const codes = new Set(pack.filing_codes.map(({ id }) => id));
  for (const [index, { conditions }] of rules.entries()) {
    const category = conditions.categories.find((id) => !categories.has(id));
    const code = conditions.filing_codes.find((id) => !codes.has(id));
    if (category === undefined && code === undefined) continue;
    const named = category === undefined ? `filing code ${code}` : `case category ${category}`;
    throw invalidInput('rules', `Rule ${index + 1} names the ${named}, which this court does not have. Remove it.`);
  }
}

function assertConsistent({ sections, rules }: Draft): void {
  const names = sections.map(({ name }) => name.toLowerCase());
  const twice = names.findIndex((name, index) => names.indexOf(name) !== index);
  if (twice >= 0) throw invalidInput('sections', `Two sections are named “${sections[twice]!.name}”. Rename one.`);
  if (new Set(sections.map(({ id }) => id)).size !== sections.length) {
    throw invalidInput('sections', 'Two sections have the same ID.');
  }
  const open = new Set(sections.filter(({ archived }) => !archived).map(({ id }) => id));
  const lost = rules.findIndex(({ section_id }) => !open.has(section_id));
  if (lost >= 0)
    throw invalidInput('rules', `Rule ${lost + 1} sends filings to a section that is archived. Choose another one.`);
}
