import type { CheckedDocument } from '../../checks/Submission.ts';
import type { WordedProblem as Problem } from '../Outcome.ts';
import { ownPages } from '../shared/pagedPaper.ts';
import { showPages, tellPages } from '../shared/tellPages.ts';

/** So much of a supporting paper without words is a scan, not a photograph among them. */
const mostPictures = 0.5;

/** Pages of a paper that are pictures without words. What is attached to it may be a photograph. */
export function judgeSearchable({ name, kind, facts }: CheckedDocument, own: readonly number[]): Problem | undefined {
  const { pages_without_text, pages_recognized = [] } = facts.file;
  const missing = [...pages_without_text, ...pages_recognized]
    .filter((page) => kind === 'supporting' || own.includes(page))
    .sort((one, other) => one - other);
  if (missing.length === 0) return undefined;
  if (kind === 'supporting' && missing.length < mostPictures * (facts.file.pages ?? 1)) return undefined;
  return {
    message: `The words of ${tellPages(missing)} of “${name}” cannot be searched: ${missing.length === 1 ? 'it is a picture' : 'they are pictures'} without text.`,
    mend: 'Make the PDF straight from the word processor, or run text recognition (OCR) on the scan before filing it.',
    evidence: showPages(missing),
  };
}

/** A file that opens only with a password, or that forbids to copy or print, even where it opens without one. */
export function judgeEncryption({ name, facts }: CheckedDocument): Problem | undefined {
  if (facts.file.pdf?.encrypted !== true) return undefined;
  return {
    message: `“${name}” is encrypted or protected against changes.`,
    mend: 'Save the PDF without a password and without restrictions on printing, copying and changing.',
    evidence: [],
  };
}

/** Sounds, films and models that play. */
const media = ['movie', 'sound', 'screen', '3D', 'rich media'];

export function judgeMedia({ name, facts }: CheckedDocument): Problem | undefined {
  const found = facts.file.pdf?.active_content.filter((one) => media.includes(one)) ?? [];
  if (found.length === 0) return undefined;
  return {
    message: `“${name}” has media embedded in it: ${found.join(', ')}.`,
    mend: 'Take the media out of the PDF; ask the court how recordings are to be lodged.',
    evidence: [],
  };
}

/** Fields that can still be filled in, or something that runs. */
export function judgeFlattened({ name, facts }: CheckedDocument): Problem | undefined {
  const fields = facts.file.pdf?.form_fields ?? 0;
  if (fields === 0) return undefined;
  return {
    message: `“${name}” has ${fields} form ${fields === 1 ? 'field' : 'fields'} that can still be filled in or changed.`,
    mend: 'Flatten the form: print the filled-in file to a new PDF and file that one.',
    evidence: [],
  };
}

export function judgeActive({ name, facts }: CheckedDocument): Problem | undefined {
  const { pdf, word } = facts.file;
  const found = [...(pdf?.active_content ?? []), ...(word?.active_content ?? [])];
  if (found.length === 0) return undefined;
  return {
    message: `“${name}” has content that acts by itself: ${found.join(', ')}.`,
    mend: 'Print the file to a new PDF, which leaves scripts, forms and media behind, and file that one.',
    evidence: [],
  };
}

export function judgeSize({ name, facts }: CheckedDocument, mostMegabytes: number): Problem | undefined {
  if (facts.file.size <= mostMegabytes * 1024 * 1024) return undefined;
  return {
    message: `“${name}” is ${tellMegabytes(facts.file.size)}; the court takes at most ${mostMegabytes} MB.`,
    mend: 'Make the file smaller (scans in black and white at 300 dots an inch), or split it into parts.',
    evidence: [],
  };
}

/** So that it never rounds to the limit that it is over. */
export const tellMegabytes = (bytes: number): string => `${(Math.ceil((10 * bytes) / 1024 / 1024) / 10).toFixed(1)} MB`;

/** Of every document of a submission what is wrong with it, with whose it is. */
export function ofEach(
  documents: readonly CheckedDocument[],
  judge: (document: CheckedDocument) => Problem | undefined,
): Problem[] {
  return documents.flatMap((document, index) => {
    const problem = judge(document);
    return problem === undefined ? [] : [index === 0 ? problem : { ...problem, document: index }];
  });
}

export const searchable = (document: CheckedDocument) => judgeSearchable(document, ownPages(document));
