import type { Citation } from './Citation.ts';

/** A quotation must be at least this long to be searched for; shorter ones appear in any opinion. */
const shortest = 25;
const longest = 1_200;
/** Only punctuation and a signal may separate a quotation from its citation. */
const between = /^[\s.,;)\]\d]*(?:(?:but |cf\. )?see(?: also|,? e\.g\.,?)?|accord|citing|quoting)?\s*\(?$/i;
/** How far before its volume a case's name may begin. */
const nameReach = 250;

/** The words in quotation marks that a citation is given for; undefined where none end right before it. */
export function quotationBefore(text: string, citation: Citation): string | undefined {
  const start = nameStart(text, citation);
  const window = text.slice(Math.max(0, start - longest - 40), start);
  const close = Math.max(window.lastIndexOf('”'), window.lastIndexOf('"'));
  if (close < 0 || !between.test(window.slice(close + 1))) return undefined;
  const open = window[close] === '”' ? window.lastIndexOf('“', close) : window.lastIndexOf('"', close - 1);
  if (open < 0) return undefined;
  const quoted = window.slice(open + 1, close).trim();
  return quoted.length >= shortest && quoted.length <= longest ? quoted : undefined;
}

function nameStart(text: string, { start, plaintiff }: Citation): number {
  if (plaintiff === undefined) return start;
  const from = Math.max(0, start - nameReach);
  const at = text.slice(from, start).lastIndexOf(plaintiff);
  return at < 0 ? start : from + at;
}
