import type { FileFacts } from '#domain/documentFacts/DocumentFacts';
import type { FixKind } from './Fix.ts';

/**
 * The fix that must come before another one: the fields of a form do not shrink with their page, and text that is laid under
 * a page does not follow what is later typed into it.
 */
export function blockedBy(
  fix: FixKind,
  pdf: Pick<NonNullable<FileFacts['pdf']>, 'form_fields'> | null,
): FixKind | null {
  const needsFlatPages: readonly FixKind[] = ['letter_size', 'make_searchable'];
  return needsFlatPages.includes(fix) && (pdf?.form_fields ?? 0) > 0 ? 'flatten_forms' : null;
}
