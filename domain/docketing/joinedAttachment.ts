import { spellDay } from '#domain/days/spellDay';
import { correctedAttachment } from './data/correctedAttachment.ts';
import { sentenceCase } from './sentenceCase.ts';

/** The title of a document as the docket names it, from its file name. */
export function titleOfFile(file_name: string): string {
  return sentenceCase(file_name.replace(/\.[a-z]{3,4}$/i, '').replace(/[_-]+/g, ' '));
}

/**
 * The words by which a docket entry is amended when a returned attachment is corrected and accepted: `Attachment # 3
 * Exhibit B, corrected and filed Mar 9, 2026.` It takes the next number, so that no attachment on record changes its
 * number.
 */
export function joinedAttachment(
  text: string,
  { number, file_name, filed_on }: { number: number; file_name: string; filed_on: string },
): string {
  const before = text.trimEnd();
  const end = /[.!?)]$/.test(before) ? '' : '.';
  return `${before}${end} ${correctedAttachment(number, titleOfFile(file_name), spellDay(filed_on))}`;
}
