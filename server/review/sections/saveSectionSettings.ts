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
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
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
