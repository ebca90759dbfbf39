import { formatAmount } from '#domain/money/formatAmount';
import { centsOf, writtenSum } from '#domain/money/writtenSum';
import { evidenceIn, type JoinedText } from '#domain/text/JoinedText';
import { anyOf, pattern } from '#domain/text/pattern';
import { readBy } from '../confidence/ruleConfidence.ts';
import type { ReadField } from '../Reading.ts';

const most = 200;
/** What a sum is for, said after it: `in compensatory damages`, `for medical expenses`, `as rent`. */
const after = /^\)?\s*(?:\(.{0,30}?\)\s*)?(?:in|for|as|of)\s+((?:[a-z][a-z'-]*\s?){1,5})/;
const sumPhrases = [
  'in the (total |principal )?(amount|sum) of',
  'in an amount (of|not less than)',
  '(totaling|totalling|of|is|was|were|are|at)( (at least|approximately|about|over|not less than|no less than))?',
];
/** Or before it: `filing fee of $435`, `unpaid rent in the amount of $3,600`, `Principal: $25,000`. */
const before = pattern()`((?:[A-Za-z][A-Za-z'-]*\s){0,4}[A-Za-z][A-Za-z'-]*)\s*(?::|,?\s${anyOf(sumPhrases)})\s*$`;
const emptyWords = [
  'the',
  'a',
  'an',
  'and',
  'or',
  'of',
  'in',
  'for',
  'to',
  'its',
  'his',
  'her',
  'their',
  'by',
  'with',
  'that',
  'which',
  'at',
  'on',
  'from',
  'judgment',
  'plaintiff',
  'defendant',
  'all',
  'said',
  'such',
  'this',
  'has',
  'have',
  'had',
  'incurred',
  'was',
  'were',
  'is',
  'are',
  'he',
  'she',
  'it',
  'also',
  'another',
  'paid',
  'owes?',
  'suffered',
];
/** Words at which a phrase about a sum begins again. */
const joints = pattern('i')`^${anyOf(emptyWords)}$`;
const purposes = [
  'damages?',
  'fees?',
  'costs?',
  'rents?',
  'interest',
  'principal',
  'balance',
  'expenses?',
  'wages?',
  'salary',
  'pay',
  'price',
  'deposit',
  'loan',
  'penalt(y|ies)',
  'fines?',
  'judgment',
  'bond',
  'payments?',
  'value',
  'loss(es)?',
  'lost',
  'repairs?',
  'treatment',
  'bills?',
  'support',
  'sanctions?',
  'restitution',
  'award',
  'settlement',
  'collateral',
  'invoices?',
  'premiums?',
  'tax(es)?',
  'debts?',
  'claims?',
  'commissions?',
  'bonus',
  'benefits?',
  'bail',
  'arrears',
  'arrearage',
  'income',
  'budget',
  'revenue',
  'assets',
  'funds?',
  'compensation',
  'charges?',
  'escrow',
  'equity',
  'mortgage',
  'note',
  'retainer',
  'profits?',
  'overtime',
  'care',
  'maintenance',
  "attorney'?s",
  'purchase',
  'coverage',
  'limit',
  'minimum',
  'credit',
];
/** What money is asked, owed or paid for; a phrase without such a word says nothing of a sum. */
const money = pattern('i')`\b${anyOf(purposes)}\b`;
const section = /\b(?:code|sections?|secs?\.?|u\.s\.c\.|statutes?)\s*$/i;

/** Every sum of money that a document names, each once, with what it is for in the document's own words. */
export function readSums(joined: JoinedText): ReadField<string>[] {
  if (!joined.text.includes('$')) return [];
  const found = new Map<number, ReadField<string>>();
  const dollarIsSection = /\b(?:[Cc]ode|[Ss]ections?) ?\$ ?\d{2,5}\b(?!,\d{3})/.test(joined.text);
  for (const match of joined.text.matchAll(writtenSum)) {
    const { index } = match;
    const ahead = joined.text.slice(Math.max(0, index - 110), index);
    // Scans print the section sign as a dollar: `Labor Code $ 558`.
    const isUncut = match[2] === undefined || match[2].length === 2;
    const isBare = !match[1]!.includes(',') && isUncut && match[3] === undefined;
    if (isBare && (dollarIsSection || section.test(ahead))) continue;
    const cents = centsOf(match);
    if (cents === 0 || found.has(cents) || found.size === most) continue;
    const end = index + match[0].length;
    const purpose = purposeOf(ahead, joined.text.slice(end, end + 70));
    found.set(cents, {
      value: formatAmount(cents),
      ...readBy('printed-sum'),
      evidence: evidenceIn(joined, index, end),
      ...(purpose !== undefined && { parts: { for: purpose } }),
    });
  }
  return [...found.values()];
}

function purposeOf(ahead: string, behind: string): string | undefined {
  const said = after.exec(behind)?.[1];
  const later =
    said === undefined
      ? undefined
      : trim(said.split(/\b(?:and|or|plus|against|pursuant|under|with|that|which|to|from|on)\b/)[0]!);
  const own = ahead.replace(/,? in (?:the|an) (?:total |principal |full )?(?:amount|sum) of\s*$/i, ' of ');
  return later ?? trim(before.exec(own)?.[1] ?? '');
}

/** The last words without the joints before them; a single short word says nothing. */
function trim(phrase: string): string | undefined {
  const words = phrase.trim().split(/\s+/);
  const joint = words.findLastIndex((word) => joints.test(word));
  const kept = (joint === words.length - 1 ? words.slice(0, -1) : words.slice(joint + 1)).filter(
    (word) => !joints.test(word),
  );
  const text = kept.join(' ').toLowerCase();
  return money.test(text) ? text : undefined;
}
