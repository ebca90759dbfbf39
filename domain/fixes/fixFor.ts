import type { Evidence } from '#domain/documents/DocumentText';
import type { FixKind, Mark } from './Fix.ts';

/** A finding as far as it matters here: its problem, by code and values, and its places. */
type Finding = { code: string; values: Record<string, unknown>; evidence: readonly Evidence[] };

const byCode: Record<string, FixKind> = {
  'file.not_searchable': 'make_searchable',
  'file.exhibits_without_bookmarks': 'add_bookmarks',
  'file.documents_without_bookmarks': 'add_bookmarks',
  'file.form_fields': 'flatten_forms',
  'file.active_content': 'remove_active',
  'file.media': 'remove_active',
  'file.embedded_files': 'remove_active',
};

/** Text that is covered but still in the file, and text beside the pages. */
const byUnseenKind: Record<string, FixKind> = {
  text_under_box: 'redact',
  text_under_image: 'redact',
  redaction_not_applied: 'redact',
  metadata: 'remove_active',
  earlier_revision: 'remove_active',
};

/** The fix that the portal offers for a finding about a PDF; null if a person must correct it. */
export function fixFor(finding: Finding): FixKind | null {
  const { code, values } = finding;
  if (code === 'layout.page_size') return isLetter(values.asked) ? 'letter_size' : null;
  const fix = code === 'privacy.unseen_words' ? byUnseenKind[String(values.kind)] : byCode[code];
  const asked = code === 'privacy.identifier_shown' ? 'redact' : (fix ?? null);
  return asked === 'redact' && marksOf(finding).length === 0 ? null : asked;
}

const isLetter = (asked: unknown) => (asked as { format?: unknown } | undefined)?.format === 'letter';

/** The places of a finding as marks. */
export function marksOf({ evidence }: Pick<Finding, 'evidence'>): Mark[] {
  return evidence.flatMap((place) =>
    place.kind === 'page' ? place.boxes.map((box) => ({ page: place.page, box })) : [],
  );
}

/** The pages that a finding names. */
export function pagesOf({ values }: Pick<Finding, 'values'>): number[] {
  return Array.isArray(values.pages) ? values.pages.filter((page) => Number.isInteger(page)) : [];
}
