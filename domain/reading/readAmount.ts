import { documentType } from '#domain/documentTypes/documentType';
import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import { centsOf, writtenSum } from '#domain/money/writtenSum';
import type { FilingLine } from '#domain/text/FilingLine';
import { evidenceIn, joinLines } from '#domain/text/JoinedText';
import { anyOf, pattern } from '#domain/text/pattern';
import { readBy } from './confidence/ruleConfidence.ts';
import { demandForms, demandHeadings, demandWords, otherSums } from './money/amountWords.ts';
import type { ReadField } from './Reading.ts';

/** Words that ask for the sum after them. */
const demand = pattern('i')`\b${anyOf(demandWords)}\b`;
const strong = pattern('i')`\b${anyOf(demandForms)}`;

/** A recital of jurisdiction, a limit, a statute's figure, a fee: not what is asked. */
const recital = pattern('i')`\b${anyOf(otherSums)}\b`;
const threshold =
  /^(?:75,?000|50,?000|30,?000|25,?000|35,?000|10,?000|15,?000|100,?000|250,?000|1,?000,?000|200,?000|8,?000|12,?500|20,?000)(?:\.00)?$/;
/** Damages of one kind, of which the prayer states the least sum: `compensatory damages in excess of`. */
const damagesOver =
  /\b(?:compensatory|general|special|economic|actual|consequential|punitive)(?: and \w+)? damages\b[^$.;]{0,40}$/i;
const qualified = /^[^.;]{0,40}\b(?:exclusive of|plus interest|jurisdiction|arbitration)\b/i;
const prayer = pattern('i')`\b${anyOf(demandHeadings)}\b`;

const prayerReach = 45;

/** Scans print the section sign as a dollar: `Labor Code $ 558`. There a bare small sum is none. */
const sectionAsDollar = /\b(?:code|sections?|u\.s\.c\.)\s?\$\s?\d{2,5}\b(?!,\d{3})/i;

type Demand = { cents: number; inPrayer: boolean; total: boolean; evidence: ReadField<number>['evidence'] };

/**
 * The sum, in cents, that a document asks for: one that it demands in its prayer, else in its body. Jurisdictional
 * recitals are none, and where a document demands several sums without a total no one of them is given.
 */
export function readAmount(
  lines: readonly FilingLine[],
  type: DocumentTypeId | undefined,
): ReadField<number> | undefined {
  if (type === undefined || !documentType(type).seeksMoney) return undefined;
  const demands = findDemands(
    lines,
    lines.some((line) => sectionAsDollar.test(line.text)),
  );
  const prayed = demands.filter((one) => one.inPrayer);
  const pool = prayed.length > 0 ? prayed : demands;
  const totals = pool.filter((one) => one.total);
  const candidates = totals.length > 0 ? totals : pool;
  const distinct = [...new Set(candidates.map((one) => one.cents))];
  const chosen =
    distinct.length === 1
      ? distinct[0]!
      : (sumOfOthers(distinct) ?? sumOfOthers([...new Set(demands.map((one) => one.cents))]));
  if (chosen === undefined) return undefined;
  const from = (candidates.find((one) => one.cents === chosen) ?? demands.find((one) => one.cents === chosen))!;
  const isOnly = from.total || distinct.length === 1;
  return {
    value: chosen,
    ...readBy(from.inPrayer ? (isOnly ? 'prayer-sum' : 'prayer-sum, one of several') : 'demanded-sum'),
    evidence: from.evidence,
  };
}

function findDemands(lines: readonly FilingLine[], dollarIsSection: boolean): Demand[] {
  const found: Demand[] = [];
  let prayerAt = Number.NEGATIVE_INFINITY;
  for (const [index, line] of lines.entries()) {
    if (prayer.test(line.text)) prayerAt = index;
    if (!line.text.includes('$')) continue;
    const near = joinLines(lines.slice(Math.max(0, index - 3), index + 2));
    const own = near.pieces[Math.min(3, index)]!;
    for (const match of near.text.slice(own.start, own.end).matchAll(writtenSum)) {
      const start = own.start + match.index;
      const end = start + match[0].length;
      const sentence = sentenceBefore(near.text.slice(0, start));
      const inPrayer = index - prayerAt <= prayerReach;
      const cents = centsOf(match);
      if (dollarIsSection && !match[1]!.includes(',') && match[2] === undefined) continue;
      if (cents < 100 || isRecital(sentence, near.text.slice(end, end + 60), match[1]!, inPrayer)) continue;
      if (!(strong.test(sentence) || (inPrayer && demand.test(sentence)))) continue;
      found.push({
        cents,
        inPrayer,
        total: /\btotal(?:ing|s)?\b|\baggregate\b|\bsum total\b/i.test(sentence.slice(-60)),
        evidence: evidenceIn(near, start, end),
      });
    }
  }
  return found;
}

/** Words before a section's number. */
const section =
  /\b(?:code|sections?|secs?\.?|statutes?|stat\.|rules?|act|law|article|art\.|u\.s\.c\.|title|chapter|§+|gg|and|,)\s*$/i;

function isRecital(before: string, after: string, digits: string, inPrayer: boolean): boolean {
  const close = before.slice(-90);
  if (section.test(close) && !digits.includes(',')) return true;
  if (
    /\b(?:not less than|no less than|no event (?:be )?less than|in excess of the sum of|at least)\b[^$]{0,25}$/i.test(
      close,
    )
  )
    return false;
  if (recital.test(close)) {
    // `in excess of $10,000,000` in a prayer is demanded, as is a kind of damages; a court's threshold is only recited.
    return !(
      inPrayer &&
      (!threshold.test(digits) || (damagesOver.test(close) && !qualified.test(after))) &&
      /\b(?:exceed|in excess of|more than|greater than|over)\b/i.test(close) &&
      !/jurisdiction/i.test(before)
    );
  }
  // `monetary relief of $250,000 or less`: a class of cases.
  if (/^\s*or (?:less|more)\b/i.test(after)) return true;
  return /^[^.;]{0,50}\b(?:per (?:day|violation|month|work|hour)|exclusive of|jurisdiction|each violation)\b/i.test(
    after,
  );
}

function sentenceBefore(text: string): string {
  const at = Math.max(text.lastIndexOf('. '), text.lastIndexOf('; '));
  const whole =
    at >= 0 && !/\b(?:No|Inc|Corp|Co|Ltd|v|St|Mr|Mrs|Dr|approx|U\.S)\.$/.test(text.slice(0, at + 1))
      ? text.slice(at + 1)
      : text;
  return whole.slice(-320);
}

/** The largest of several sums is the demand when it is the sum of the rest. */
function sumOfOthers(sums: number[]): number | undefined {
  if (sums.length < 3) return undefined;
  const largest = sums.reduce((most, one) => Math.max(most, one), 0);
  const rest = sums.reduce((total, one) => total + one, 0) - largest;
  return rest === largest ? largest : undefined;
}
