import { anyOf, pattern } from '#domain/text/pattern';
import type { StatementKind } from '../Statement.ts';

/** Wording by which documents state something. All text is examined in small letters with straight quotes. */
export type Phrase = {
  kind: StatementKind;
  /** Beginnings of words, one of which appears in every such wording; nothing else is examined. */
  anchors: readonly string[];
  /** What must appear around the anchor. */
  pattern: RegExp;
  /** How far around the anchor the pattern is searched for: by default, 160 characters before and 240 after. */
  reach?: readonly [before: number, after: number];
  /** What it says, from the words around (`span` before and after the match); undefined: it is no such statement after all. */
  value?: (around: string, found: RegExpExecArray) => string | undefined;
  span?: readonly [before: number, after: number];
};

/** The names of the listed signs that appear in a text, separated by spaces. */
export function signsIn(text: string, signs: Readonly<Record<string, RegExp>>): string {
  return Object.entries(signs)
    .filter(([, pattern]) => pattern.test(text))
    .map(([name]) => name)
    .join(' ');
}

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\b\\.?';
const dayForms = [
  pattern()`${month} {0,2}\d{1,2}`,
  pattern()`\d{1,2}(?:st|nd|rd|th)? (?:day of )?${month}`,
  pattern()`day of ${month}`,
  /\d{1,2}[/-]\d{1,2}[/-](?:\d{2}|\d{4})\b/,
  /\d{4}-\d{2}-\d{2}/,
];
/** A printed day, in lower case; a blank does not match. */
export const dayPrinted = anyOf(dayForms);
