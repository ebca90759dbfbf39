import { monthNames } from '#domain/days/monthNames';
import { numberWords } from '#domain/text/numberWords';
import { anyOf, pattern } from '#domain/text/pattern';

const matterNouns = [
  'matter',
  'matters',
  'interest',
  'marriage',
  'estate',
  'guardianship',
  'conservatorship',
  'adoption',
];

/** How a caption without sides begins: `In re`, `Estate of`. */
export const matterForms = [
  /in\s+re/,
  pattern()`in\s+the\s+${anyOf(matterNouns)}\s+(?:of|re)`,
  /in\s+the\s+matter/,
  /(?:the\s+)?estate\s+of/,
  /(?:re\s+)?the\s+marriage\s+of/,
  /guardianship\s+of/,
  /conservatorship\s+of/,
  /matter\s+of/,
  /ex\s+parte/,
];

const openingWords = [
  '(on )?(direct )?(appeals?|review|certiorari|error) (from|to)',
  'announced',
  'unpublished',
  'rendered',
];

const clerkMarks = [
  '(by:|deputy clerk|argued|decided|submitted|heard|clerk|courts for the)',
  'hon',
  'honorable',
  'the hon',
];

const counted = [...numberWords.slice(1, 14), /[ivx]+/];

const divisionNumbers = [/no\b/, /[:#\d"]/, /[A-Z]\s*$/, pattern()`${anyOf(counted)}\b`];

const hearingMarks = ['courtroom', 'ctrm', 'hearing', 'trial (date|judge|by jury|by)'];

const venueMarks = [
  'demand(ed)?',
  '(plaintiffs?|defendants?) (demands?|designates?)',
  '(the )?basis of (the )?venue',
  'venue is',
];

const courtParts = [
  'division',
  'department',
  'term',
  'docket',
  'courthouse',
  'justice center',
  'judicial center',
  'law center',
  'field office',
  'regional office',
  ' unit',
];

/** How a line begins that belongs to the court's form, the clerk or the schedule and names no party. */
export const furnitureOpenings = [
  /under \d+ u\. ?s/,
  'assign. date',
  'assign(ed|ment) date',
  /description\s*:/,
  'next event',
  'note (on|for) motion',
  /section ["'(]/,
  'court below',
  're: dkt',
  /(?:declaratory|injunctive) relief\W*$/,
  /[a-z]+ (?:county )?(?:circuit|superior|district|probate) court$/,
  /grand jury\b/,
  /holding a\b/,
  /violations?\s*:/,
  /\d+ ?u\. ?s\. ?c\b/,
  /counts? (?:one|\d)/,
  pattern()`${anyOf(openingWords)}\b`,
  /\d{2} ?(?:civ|cv|crim|cr)\b\.?/,
  pattern()`${anyOf(clerkMarks)}\b`,
  /present\s*:/,
  /judicial officer\b/,
  /judge\b/,
  /justice\b(?! for| in)/,
  /magistrate\b/,
  /mag\b[.:]/,
  /before\b/,
  /dept\b/,
  /department\s*(?:no\b|[:.#\d]|[A-Z]\s*$)/,
  pattern()`div(?:ision)?\b\.?\s*${anyOf(divisionNumbers)}`,
  /assigned\b/,
  /date\b/,
  /dated\b/,
  /time\s*:/,
  pattern()`${anyOf(hearingMarks)}\b`,
  'action filed',
  'complaint filed',
  'date filed',
  /filed\b/,
  'jury (trial|demand)',
  pattern()`${anyOf(venueMarks)}\b`,
  /(?:[a-z]+ ){0,3}as the place of trial/,
  /class action\s*$/,
  'ecf case',
  /chapter \d+\W*$/,
  /calendar\b/,
  /part \d/,
  /ias\b/,
  'mot(ion)?.? (seq|date)',
  'index no',
  'unlimited (civil|jurisdiction)',
  'limited (civil|jurisdiction)',
  'case type',
  'general jurisdiction',
  /civil (?:action|case)\s*(?:$|no\b|file|number|[:\d])/,
  /civil (?:division|part|term|district)\b/,
  /criminal (?:action|case)\s*(?:$|no\b|[:\d])/,
  /criminal division\b/,
  'family (law )?division',
  'probate division',
  'law division',
  'chancery division',
  'county department',
  'municipal department',
  'circuit civil',
  /complex\b/,
  'for publication',
  'not for publication',
  'non-?precedential',
  'unpublished',
  'oral argument',
  'docket (no|number)',
  'adversary (proc|case|no)',
  'adv. (proc|no)',
  'no.',
  'nos.',
  'cause no',
  'case (no|number|id|#|:)',
  'file (no|number)',
  /county of\b.{0,30}\)?\s*ss/,
  /ss\b/,
  /state of [a-z ]+\)?\s*,?\s*(?:\)|ss\b|county)/,
  /judicial district\b/,
  /[a-z]+ judicial (?:district|circuit)\b/,
  'court use only',
  /(?:attorneys?|counsel|solicitors?) for\b/,
  /\d+(?:st|nd|rd|th) judicial/,
  'return date',
  'removed from',
  'related (case|to)',
  /consolidated\b/,
  'lead case',
  /mdl\b/,
  'under seal',
  'filed under seal',
  'redacted',
  'public version',
  'e-?filed',
  /confidential\W*$/,
  'ad damnum',
  'a civil action',
  'nature of',
  /arbitration\W*$/,
  /page \d/,
  'this document relates',
  'amount (claimed|demanded)',
  /\(.*\b(?:county|court|ct\.|no\.|administered|consolidated)/,
  /for an? (?:judgment|order)\b/,
  /pursuant to\b/,
  'of the civil practice',
  'in removal proceedings',
  /(?:in the matter of )?a proceeding\b/,
  'of the family court act',
  'next hearing',
  'immigration judge',
  /at [a-z]+(?: [a-z]+)?$/,
  /[a-z ]+,\s*ss\.?$/,
  'virginia:',
  pattern()`[a-z .,'-]{3,40} ${anyOf(courtParts)}$`,
  /(?:north|south|east|west|central)(?:ern)? (?:judicial )?(?:district|branch)$/,
];

/** Labels of a form whose value is missing or on the next line. */
export const emptyLabels = [
  'civil',
  'criminal',
  'cr. ?id',
  'court file',
  'part',
  'motion date',
  'motion seq.? no.?',
  'index no.?',
  'case no.?',
  'section',
  'branch',
  'term',
  'calendar',
  'group',
  'attorney code',
  'file no.?',
];

const courtKinds = [
  'superior',
  'circuit',
  'district',
  'county',
  'justice',
  'probate',
  'municipal',
  'chancery',
  'family',
  'juvenile',
  'common pleas',
];

/** The rest of the court's name on a separate line. */
export const courtRemnants = [
  '(in|for|of|at|before)( the)?',
  /number (?:\d+|[a-z]+)/,
  /precinct (?:\d+|[a-z]+),?(?: place .*)?/,
  pattern()`(?:in the |the )?${anyOf(courtKinds)} court(?: of| for| in| at law)*`,
  /in the (?:[a-z0-9]+ ){0,4}courts?(?: of| for| in| at law)*(?: of the)?/,
  pattern()`${anyOf(monthNames)} term\b.*`,
  /(?:[a-z. ]{0,40} )?(?:super|sup|cir|dist)\.? ct\b.*/,
  /j\. ?d\. ?of [a-z ]+/,
  /page ?id\b.*/,
];

/** Text that occurs only in an attorney's block: telephone numbers, bar numbers, whom it represents. */
export const counselMarks = [
  '@',
  /\b(?:attorneys?|counsel|solicitors?) for\b/,
  /\bcounsel of record\b/,
  /\bbar (?:no|number|#|id)/,
  /\bsbn\b/,
  /\btel(?:ephone)?\b\.?\s*[:(\d]/,
  /\bfacsimile\b/,
  /\bfax\b/,
  /\(\d{3}\) ?\d{3}-\d{4}/,
  /\b\d{3}[-.]\d{3}[-.]\d{4}\b/,
  /\bin pro(?:pria)? per/,
  /\bfirm (?:no|id)\b/,
  /, ?esq\b/,
];

const streetWords = [
  'street',
  'st',
  'avenue',
  'ave',
  'boulevard',
  'blvd',
  'road',
  'rd',
  'drive',
  'dr',
  'lane',
  'ln',
  'court',
  'way',
  'place',
  'parkway',
  'pkwy',
  'highway',
  'hwy',
  'plaza',
  'square',
  'broadway',
  'park',
  'floor',
  'terrace',
  'circle',
];

/** The lines of a postal address. */
export const addressForms = [
  pattern()`^\d{1,6}[A-Z]?\s+(?:[NSEW]\.?\s+)?(?:\S+\s+){0,5}${anyOf(streetWords)}\b`,
  /^(?:suite|ste\.?|apt\.?|unit)\s+#?[\dA-Z-]{1,6}\W*$/,
  /^(?:\d+(?:st|nd|rd|th) floor|p\.? ?o\.? box)\b/,
  /, (?:suite|ste|apt|floor|\d+(?:st|nd|rd|th) floor)\b/,
  /(?:\b[A-Z]{2}|\bD\. ?C\.),? +\d{5}(?:-\d{4})?[,.;]?$/,
  /, ?[A-Z][a-z]+(?: [A-Z][a-z]+)?,? \d{5}(?:-\d{4})?[,.;]?$/,
];

const subjects = [
  'plaintiffs?',
  'defendants?',
  'petitioners?',
  'court',
  'parties',
  'undersigned',
  'people',
  'state',
  'united states',
  'grand jury',
];

const plaintiffVerbs = [/\bby\b/, 'hereby', 'alleges?', 'complains?', 'respectfully', 'moves?', 'files?', 'through'];

const defendantVerbs = [/\bby\b/, 'hereby', 'moves?', 'respectfully', 'files?', 'through'];

const addressees = ['the honorable', 'the above', 'all', 'each', 'plaintiffs?', 'defendants?'];

/** How the text after the caption begins. */
export const bodyOpenings = [
  'now,? comes?',
  'comes? now',
  'come now',
  pattern()`the ${anyOf(subjects)}\b.*[a-z]{3}`,
  pattern()`plaintiffs?,? .*${anyOf(plaintiffVerbs)}`,
  pattern()`defendants?,? .*${anyOf(defendantVerbs)}`,
  pattern()`to ${anyOf(addressees)}\b`,
  'pursuant to',
  'this (matter|cause|case|action|order|court)',
  'before the court',
  /on (?:appeal|petition|writ|application|motion)\b/,
  'appeals? from',
  'petition for review',
  /appearances?\b/,
  /present\b/,
  /upon\b/,
  'please take',
  'you are',
  'consolidated with',
  'i,',
  'we,',
  'whereas',
  'it is',
  'argued',
  'decided',
  'submitted',
  /dear\b/,
  'and related',
];

/** What a number next to the caption counts. */
export const numberedNouns = ['case', 'docket', 'action', 'index', 'cause', 'adv. ?(proc.)?'];
