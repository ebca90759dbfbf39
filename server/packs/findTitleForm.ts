import type { TitleForm } from '#domain/participants/titleForms';
import { formOfCategory } from '#domain/practice/formOfCategory';
import type { Db } from '#server/kernel/Database';
import { findCategory } from './findPack.ts';

/** The title form that a category of a court names; null for no category or one without a form. */
export async function findTitleForm(
  db: Db,
  court_id: string,
  category: string | null | undefined,
): Promise<TitleForm | null> {
  const found = category ? await findCategory(db, court_id, category) : undefined;
  return found ? formOfCategory(found) : null;
}
