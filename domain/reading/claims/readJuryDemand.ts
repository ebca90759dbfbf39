import { anyOf, pattern } from '#domain/text/pattern';
import { readBy } from '../confidence/ruleConfidence.ts';
import type { FilingLine } from '../lines/FilingLine.ts';
import { evidenceOf } from '../lines/JoinedText.ts';
import type { ReadField } from '../Reading.ts';

/** Who demands a jury does so in a pleading, a removal or a paper of its own (Fed. R. Civ. P. 38(b) and the states' like rules). */
const pleading = /complaint|petition|answer|counterclaim|jury demand|notice of removal|statement of claim|^reply$/i;
const juryDemands = [
  'demands? (for )?(a )?(jury trial|trial by (a )?jury)',
  '(jury trial|trial by jury)( is)?( hereby)? (demanded|requested)',
  /jury demand(?:ed)?\b/,
  /hereby demands?\b.{0,40}\bjury/,
  'requests? (a )?(jury trial|trial by jury)',
  /demands? (?:that )?.{0,40}\b(?:tried (?:by|to|before) a jury)/,
  'jury fee (is |has been |was )?(hereby )?(tendered|paid)',
  /demands? (?:a )?jury\b/,
  'trial by jury (on|of|as to) all (issues|counts|claims|matters)',
];
const demanded = pattern('i')`\b${anyOf(juryDemands)}`;
const denied = /\b(?:waiv|no jury|without (?:a )?jury|non-?jury|strike|jury demand:? *(?:\[ *\]|no\b|none))/i;

/** Whether the paper demands a jury. Where it says nothing of one, nothing is said. */
export function readJuryDemand(lines: readonly FilingLine[], type: string | undefined): ReadField<boolean> | undefined {
  if (type === undefined || !pleading.test(type)) return undefined;
  const line = lines.find(({ text }) => /jury/i.test(text) && demanded.test(text) && !denied.test(text));
  if (line === undefined) return undefined;
  return { value: true, ...readBy('jury-demanded'), evidence: [evidenceOf(line)] };
}
