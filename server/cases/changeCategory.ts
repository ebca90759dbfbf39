import { eq } from 'drizzle-orm';
import type { changeCategory as asked, CaseDetails } from '#contract/cases';
import type { InputOf } from '#contract/endpoint';
import { strictest } from '#domain/access/accessLevels';
import type { CaseType } from '#domain/courts/choices';
import { formOfCategory } from '#domain/practice/formOfCategory';
import { levelOfCategory } from '#domain/practice/levelOfCategory';
import { insertAccessChange } from '#server/access/accessChangeRepository';
import { recordActivity } from '#server/activity/recordActivity';
import { cases } from '#server/db/schema/cases';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { findCategory } from '#server/packs/findPack';
import { lockCase, readCaseDetails } from './caseRepository.ts';
import { retitle } from './participants/changeInCase.ts';

/** Changes the category of a case, or removes it. The case keeps its number. */
export async function changeCategory(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  { id, version, category }: InputOf<typeof asked>,
): Promise<{ message: string; case: CaseDetails }> {
  const changed = await needs.db.transaction(async (tx) => {
    const held = await lockCase(tx, actor, id, version);
    if (held.category === category) throw invalidInput('category', 'The case already has this category.');
    const before = held.category === null ? undefined : await findCategory(tx, held.court_id, held.category);
    const chosen = category === null ? null : await usableCategory(tx, held.court_id, held.case_type, category);
    const title_form = (chosen && formOfCategory(chosen)) ?? held.title_form;
    // A category raises the level of a case; only an order or a statute lowers it.
    const access = strictest(held.access, chosen && levelOfCategory(chosen.confidentiality));
    await tx.update(cases).set({ category, title_form, access }).where(eq(cases.id, id));
    if (access !== held.access) {
      await insertAccessChange(tx, {
        ...{ court_id: held.court_id, case_id: id, from_level: held.access, to_level: access, basis: 'default' },
        ...{
          authority: chosen!.authority,
          reason: chosen!.label,
          changed_by: actor.person_id,
          changed_at: needs.now(),
        },
      });
    }
    // A title by rule follows the form of the new category.
    await retitle(tx, { ...held, title_form });
    await recordActivity(tx, needs, actor, {
      action: 'case_category_changed',
      values: {
        case_number: held.case_number,
        before: before?.label ?? held.category,
        category: chosen?.label ?? null,
      },
      subject_type: 'case',
      subject_id: id,
    });
    return readCaseDetails(tx, actor, id);
  });
  return { message: 'Category saved', case: changed };
}

/** An active category of the court for cases of a type. */
export async function usableCategory(db: Db, court_id: string, case_type: CaseType, id: string) {
  const found = await findCategory(db, court_id, id);
  if (!found?.active) throw invalidInput('category', 'The court does not use this category. Choose another one.');
  if (found.case_type !== case_type) {
    throw invalidInput('category', `“${found.label}” is a category of ${found.case_type} cases. Choose another one.`);
  }
  return found;
}
