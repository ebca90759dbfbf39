import type { ActiveContent } from '#domain/documentFacts/ActiveContent';
import type { CheckedDocument } from '../../checks/Submission.ts';
import type { Problem } from '../Outcome.ts';
import { ownPages } from '../shared/pagedDocument.ts';
import { showPages } from '../shared/showPages.ts';

/** A supporting document with at least this share of pages without text is a scan, not a document with photographs. */
const mostPictures = 0.5;

/** Pages of a document that are images without text. An attachment may be a photograph. */
export function checkSearchable({ name, kind, facts }: CheckedDocument, own: readonly number[]): Problem | undefined {
  const { pages_without_text, pages_recognized = [] } = facts.file;
  const missing = [...pages_without_text, ...pages_recognized]
    .filter((page) => kind === 'supporting' || own.includes(page))
    .sort((one, other) => one - other);
  if (missing.length === 0) return undefined;
  if (kind === 'supporting' && missing.length < mostPictures * (facts.file.pages ?? 1)) return undefined;
  return { says: { code: 'file.not_searchable', values: { name, pages: missing } }, evidence: showPages(missing) };
}

/** A file that requires a password, or that opens without one but does not permit copying or printing. */
export function checkEncryption({ name, facts }: CheckedDocument): Problem | undefined {
  if (facts.file.pdf?.encrypted !== true) return undefined;
  return { says: { code: 'file.encrypted', values: { name } }, evidence: [] };
}

/** Sound, video, and 3D models. */
const media: readonly ActiveContent[] = ['movie', 'sound', 'screen', 'model_3d', 'rich_media'];

export function checkMedia({ name, facts }: CheckedDocument): Problem | undefined {
  const found = facts.file.pdf?.active_content.filter((one) => media.includes(one)) ?? [];
  if (found.length === 0) return undefined;
  return { says: { code: 'file.media', values: { name, found } }, evidence: [] };
}

/** Fillable fields or active content. */
export function checkFlattened({ name, facts }: CheckedDocument): Problem | undefined {
  const fields = facts.file.pdf?.form_fields ?? 0;
  if (fields === 0) return undefined;
  return { says: { code: 'file.form_fields', values: { name, fields } }, evidence: [] };
}

export function checkActiveContent({ name, facts }: CheckedDocument): Problem | undefined {
  const { pdf, word } = facts.file;
  const found = [...(pdf?.active_content ?? []), ...(word?.active_content ?? [])];
  if (found.length === 0) return undefined;
  return { says: { code: 'file.active_content', values: { name, found } }, evidence: [] };
}

export function checkSize({ name, facts }: CheckedDocument, mostMegabytes: number): Problem | undefined {
  if (facts.file.size <= mostMegabytes * 1024 * 1024) return undefined;
  const values = { name, bytes: facts.file.size, allowed_mb: mostMegabytes };
  return { says: { code: 'file.too_large', values }, evidence: [] };
}

/** The problems of every document of a submission, each with its document. */
export function ofEach(
  documents: readonly CheckedDocument[],
  judge: (document: CheckedDocument) => Problem | undefined,
): Problem[] {
  return documents.flatMap((document, index) => {
    const problem = judge(document);
    return problem === undefined ? [] : [index === 0 ? problem : { ...problem, document: index }];
  });
}

export const searchable = (document: CheckedDocument) => checkSearchable(document, ownPages(document));
