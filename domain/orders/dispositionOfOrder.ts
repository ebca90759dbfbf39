import type { DispositionId } from '#domain/rulings/dispositions';

/** The words by which an order decides a motion, the more specific ones first. */
const words: readonly [DispositionId, RegExp][] = [
  ['sustained_no_leave', /\bsustain(?:s|ed|ing)?\b[^.]{0,120}\bwithout leave\b/i],
  ['sustained_leave', /\bsustain(?:s|ed|ing)?\b[^.]{0,120}\bwith\b[^.]{0,30}\bleave\b/i],
  ['overruled', /\boverrul(?:es|ed|ing)\b/i],
  ['granted_in_part', /\b(?:grant(?:s|ed|ing)?|den(?:y|ies|ied|ying))\b[^.]{0,60}\bin part\b/i],
  ['granted_in_part', /\bgranted as to\b[\s\S]{0,2000}\bdenied as to\b/i],
  ['granted_conditions', /\bgrant(?:s|ed|ing)?\b[^.]{0,80}\bon (?:the following )?conditions?\b/i],
  ['denied_moot', /\bden(?:y|ies|ied|ying)\b[^.]{0,200}\bas moot\b/i],
  ['denied_without_prejudice', /\bden(?:y|ies|ied|ying)\b[^.]{0,200}\bwithout prejudice\b/i],
  ['stricken', /\b(?:striking|is stricken)\b/i],
  ['denied', /\bden(?:y|ies|ied|ying)\b/i],
  ['granted', /\bgrant(?:s|ed|ing)?\b/i],
  ['moot', /\bmoot\b/i],
];

/**
 * How an order decides its motion, as its title states it or, failing that, the part of its text that orders. The first
 * of the allowed ones if neither states it; null if none is allowed.
 */
export function dispositionOfOrder(
  { title, text }: { title: string; text: string },
  allowed: readonly DispositionId[],
): DispositionId | null {
  const ordered = text.slice(Math.max(0, text.search(/\b(?:it is|is hereby)\b[^.]{0,40}\bordered\b/i)));
  return stated(title, allowed) ?? stated(ordered, allowed) ?? allowed[0] ?? null;
}

/** Whether the words name a disposition. */
export const statesDisposition = (title: string): boolean => words.some(([, pattern]) => pattern.test(title));

function stated(said: string, allowed: readonly DispositionId[]): DispositionId | undefined {
  return words.find(([id, pattern]) => allowed.includes(id) && pattern.test(said))?.[0];
}
