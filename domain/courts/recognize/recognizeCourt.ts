import { anyOf, pattern } from '#domain/text/pattern';
import { parseHeading } from '../grammar/parseHeading.ts';
import { mendedHeading, plainHeading } from '../grammar/plainHeading.ts';
import { appellateDistricts } from './appellateDistricts.ts';
import { type CourtForm, headingStarts } from './CourtForm.ts';
import { californiaCourts } from './californiaCourts.ts';
import { federalAgencies } from './federalAgencies.ts';
import { federalCourts } from './federalCourts.ts';
import { floridaCourts } from './floridaCourts.ts';
import { illinoisCourts } from './illinoisCourts.ts';
import { immigrationCourts } from './immigrationCourts.ts';
import { newYorkCourts } from './newYorkCourts.ts';
import { otherStateCourts } from './otherStateCourts.ts';
import type { RecognizedCourt } from './RecognizedCourt.ts';
import { scatteredCourt } from './scatteredCourt.ts';
import { stateAgencies } from './stateAgencies.ts';
import { texasCourts } from './texasCourts.ts';
import { tribalCourts } from './tribalCourts.ts';

/**
 * Each table with a word without which none of its forms can match. If two names match the same words, the earlier
 * applies.
 */
const tables: readonly [needed: RegExp, forms: readonly CourtForm[]][] = [
  [/united\s+states|u\.\s?s\.|district\s+of|\bus\b|guam|islands|multidistrict/i, federalCourts],
  [/immigration/i, immigrationCourts],
  [/\b(?:nation|tribes?|tribal|pueblo|indians)\b/i, tribalCourts],
  [
    /before|united\s+states|board|commission|administration|office of|arbitration|industry regulatory/i,
    federalAgencies,
  ],
  [/court\s+of\s+appeals?|supreme|circuit|tribunal|first\s+instance/i, appellateDistricts],
  [/california|court\s+of\s+appeal\b/i, californiaCourts],
  [/new\s+york|ny slip|supreme\s+court,|nassau|suffolk|appellate\s+(?:division|term)/i, newYorkCourts],
  [
    /texas|(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d(?:st|nd|rd|th))\s+(?:district\s+)?court\s+of\s+appeals/i,
    texasCourts,
  ],
  [/florida|court\s+of\s+appeal/i, floridaCourts],
  [/illinois|cook/i, illinoisCourts],
  [
    /board|commission|law\s+court|judicial\s+discipline|office\s+of|division\s+of|department\s+of|state\s+bar|committee|compensation/i,
    stateAgencies,
  ],
];

/** A court is recognized by its name before any form is tried. */
const courtWords = ['court', 'judicial circuit', /ss\b/, 'tribunal', 'appeals', 'division', 'district', 'common pleas'];
const agencyWords = [
  'office of',
  'executive office',
  'panel',
  'before',
  'board',
  'commission',
  'social security',
  'arbitration',
  'state bar',
];
const courtWord = pattern('i')`${anyOf([...courtWords, ...agencyWords])}`;

const reviewNouns = [
  'appeals?',
  'petition',
  'writs?',
  'certiorari',
  'review',
  'error',
  'mandamus',
  'certified questions?',
  'removed',
  'transferred?',
  'remand',
  'order',
  'decision',
  'judgment',
  'case',
];
const reviewPrepositions = ['from', 'to', 'of', 'by', 'in', 'out of'];
const rulingNouns = ['order', 'judgment', 'decision'];
const fromBelow = ['from', 'to', 'before'];
/** Words before a court's name that refer to another court: the court below, or the one appealed from. */
const otherCourt = pattern(
  'i',
)`${anyOf(reviewNouns)}\b[^.;]{0,80}\b${anyOf(reviewPrepositions)}(?: an? (?:final )?${anyOf(rulingNouns)} of)?(?: the)?[\s:]*$|\b${anyOf(fromBelow)} the\s*$|\blower (?:ct|court)\b[.:\s]*$`;

/**
 * The court named in a document's heading. Of several names, the first in the text is the document's court; of two at
 * the same position, the longer one. Returns undefined if no court is named.
 */
export function recognizeCourt(printed: string): RecognizedCourt | undefined {
  const heading = plainHeading(printed);
  return courtWord.test(heading) ? courtIn(heading) : undefined;
}

/** The court of a heading that names none as it is, once the words that recognition misread are corrected. */
export function recognizeMended(printed: string): RecognizedCourt | undefined {
  const mended = mendedHeading(plainHeading(printed));
  return mended !== undefined && courtWord.test(mended) ? courtIn(mended) : undefined;
}

function courtIn(heading: string): RecognizedCourt | undefined {
  const fitting = tables.flatMap(([needed, forms]) => (needed.test(heading) ? forms : []));
  const starts = headingStarts(heading);
  const special = bestOf(fitting, heading, starts);
  const general = bestOf(otherStateCourts, heading, starts, special?.start);
  // The general table is for states without a specific one; it applies only if it names another court first.
  const found = general !== undefined && (special === undefined || general.end <= special.start) ? general : special;
  if (found !== undefined && found !== general) return found;
  if (found !== undefined && found.level !== 'trial') return found;
  const parsed = parseHeading(heading, (at) => isInSentence(heading, at));
  // Of two readings of the same words, the grammar's says more; a court named before is the document's.
  if (parsed !== undefined && (found === undefined || parsed.start < found.end)) return parsed;
  return found ?? scatteredCourt(heading);
}

function bestOf(
  tried: readonly CourtForm[],
  heading: string,
  starts: readonly number[],
  before = heading.length,
): RecognizedCourt | undefined {
  let best: RecognizedCourt | undefined;
  for (const { pattern, name } of tried) {
    for (const start of starts) {
      if (start > Math.min(before, best?.start ?? before)) break;
      pattern.lastIndex = start;
      const match = pattern.exec(heading);
      if (match === null || isInSentence(heading, start)) continue;
      const found = name(match);
      const end = match.index + match[0].trimEnd().length;
      if (found !== undefined && (best === undefined || match.index < best.start || end > best.end)) {
        best = { ...found, start: match.index, end };
      }
      break;
    }
  }
  return best;
}

/** The `IN THE` that begins a heading. */
const announcement = /(^|\n)[ \t]*(?:in|before)(?: the)?\s*$/i;
const capitals = /(?:^|\n)[ \t]*IN(?: THE)?\s*$/;

const unfinished = /\b(?:the|of|to|in|by|for|from|and|an?|at|with|this)\s*$/i;

/** A heading in capitals under a notice that has no period; a sentence may also go on in capitals after a small word. */
function isLineOfCapitals(heading: string, at: number): boolean {
  const before = /\n[ \t]*$/.exec(heading.slice(Math.max(0, at - 120), at));
  if (before === null || unfinished.test(heading.slice(Math.max(0, at - 120), at))) return false;
  const end = heading.indexOf('\n', at);
  return !/[a-z]/.test(heading.slice(at, end < 0 ? heading.length : end));
}

/** A court's name within a sentence, or one that the preceding words assign to another document. */
function isInSentence(heading: string, at: number): boolean {
  const preceding = heading.slice(Math.max(0, at - 120), at);
  const before = preceding.replace(announcement, '$1');
  if (otherCourt.test(before)) return true;
  if (capitals.test(preceding) || isLineOfCapitals(heading, at)) return false;
  const line = before.trimEnd().split('\n').at(-1) ?? '';
  if (/[.:;!?]$/.test(line)) return false;
  const words = line.split(/\s+/);
  return words.length >= 6 && words.filter((word) => /^[a-z]/.test(word)).length >= 0.6 * words.length;
}
