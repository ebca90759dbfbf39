import { anyOf, pattern } from '#domain/text/pattern';

/** What sentences of a kind of paper tell, slot by slot, in the order in which a summary tells it. */
export type Slot = {
  name: 'asks' | 'grounds' | 'decides' | 'next';
  words: [pattern: RegExp, weight: number][];
  early: number;
  most: number;
};
export type PaperKind =
  | 'pleading'
  | 'motion'
  | 'argument'
  | 'decision'
  | 'notice'
  | 'letter'
  | 'statement'
  | 'service'
  | 'other';

const formalities = [
  'venue is proper',
  'jurisdiction (over|pursuant|of this)',
  /subject[- ]matter jurisdiction/,
  'reserves the right',
  'incorporates? (by reference|herein)',
  're-?alleges?',
  'telephone',
  'see,? e.g',
  'id. at',
  'ibid',
  'page limit',
  'resid(es|ing) (in|at)',
  'question presented',
  'true names',
  /does? \d/,
  'leave (of (the|this) court )?to amend',
  'as counsel for',
  'attorney in charge',
  'you (must|may|have)',
  'website',
  'penalty of perjury',
  'instructions:',
  'words? (count|limit)',
  'typeface',
  'duly sworn',
  'competent to testify',
  'personal knowledge',
  'principal place of business',
  'organized (and existing )?under',
  'at all (relevant )?times',
  'informed and believes',
  'filing system',
  'certificate of',
  'respectfully submitted',
  'related cases',
  'has not been before',
  'file this form',
  'inquiries',
  'esq',
  'discovery (be|control|is intended)',
  'intends that discovery',
  /level \d/,
];
const formalitySigns = [
  pattern()`\b${anyOf(formalities)}\b`,
  '/s/',
  /^(?:See|Id|Cf|Accord|But see|E\.g)\b/,
  /\.{4,}/,
  /\d\) .*\d\) /,
  '@',
];
/** Of form, not of the case. */
export const idle = pattern('i')`${anyOf(formalitySigns)}`;
const reporterMarks = [
  /F\.\s?(?:2d|3d|4th|Supp)/,
  /U\.S\.(?:C\.?)? (?:§|\d)/,
  'S. ?Ct',
  /Cal\. ?(?:\d|App|Rptr)/,
  'N.Y.S',
  'So. ?[23]d',
  'S.W.[23]d',
  'N.[EW].[23]d',
  'P.[23]d',
  'A.[23]d',
  /WL \d/,
];
/** Sentences that lean on other cases tell the law. */
export const citing = pattern()`\b${anyOf(reporterMarks)}`;

const actionNouns = ['action', 'case', 'appeal', 'proceeding', 'matter', 'petition', 'suit'];
const suitNouns = ['action', 'suit', 'case', 'complaint', 'lawsuit', 'petition', 'appeal', 'adversary'];
const actionOpenings = [
  pattern()`this is an? (?:civil |class |putative |collective )*${anyOf(actionNouns)}`,
  'this (action|case|matter|appeal|petition|lawsuit) (arises|concerns|involves|challenges|seeks)',
  pattern()`(?:brings?|bring|files?|commences?) this (?:\w+ ){0,2}${anyOf(suitNouns)}`,
  'brings? (this|an?) ',
];
const suingPhrases = [
  /plaintiffs?,? .{0,80}\bsues?/,
  'complains? (of|against)',
  'petitions? (this|the) (court|honorable)',
  'seek(s|ing)? (to|damages|recovery|an?|judgment|relief|declaratory|injunctive|compensation)',
  'action (to|for)',
  'suit (to|for)',
];
const asking: [RegExp, number][] = [
  [pattern('i')`\b${anyOf(actionOpenings)}`, 6],
  [pattern('i')`\b${anyOf(suingPhrases)}\b`, 4],
  [
    /\b(?:damages|injuncti|relief|judgment|dissolution|custody|eviction|possession|foreclos|probate|guardianship)\w*/i,
    1,
  ],
];
const wrongdoings = [
  'breach(ed|es)?',
  'failed to',
  'fail(s|ure) to',
  /negligen\w+/,
  'refus(ed|es|al)',
  'terminat(ed|ion)',
  /discriminat\w+/,
  /infring\w+/,
  /defraud\w+/,
  /misrepresent\w+/,
  'injur(ed|ies)',
  /collid\w+/,
  'struck',
  'unpaid',
  'did not pay',
  'not (been )?paid',
  'owes?',
  'owed',
  /violat\w+/,
  /assault\w*/,
  /retaliat\w+/,
  'withheld',
  'convert(ed|ing)',
  'default(ed)?',
  'without (consent|warning|notice|authority|cause)',
  /unlawful\w*/,
  'deni(ed|al)',
  'rear-?ended',
  /harass\w+/,
  /evict\w+/,
  /defam\w+/,
  'died',
  'death',
  'drove',
  'ran (into|over)',
  /crash\w*/,
  'collision',
  'accident',
  'fell',
  'slipped',
  'burned',
  'stole',
  'did not (repair|deliver|return|perform|comply)',
];
const wrongs: [RegExp, number][] = [
  [pattern('i')`\b${anyOf(wrongdoings)}\b`, 4],
  [/\b(?:defendants?|respondents?|plaintiffs?|petitioners?|debtors?|tenants?)\b/i, 1.5],
  [
    /\b(?:on or about|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|\b(?:19|20)\d{2})\b/i,
    1,
  ],
];
const requestPhrases = [
  'respectfully (requests?|moves?|submits?|asks?|prays?)',
  'requests? (that|an order|the court|leave)',
  'asks? (this|the|that) (honorable )?court',
  'hereby (moves?|requests?|opposes?|objects?|responds?|demands?|applies)',
  'applies? (to|for)',
  'opposes?',
  'objects? to',
  'seeks? (an? |to |leave|relief|dismissal)',
];
const moving: [RegExp, number][] = [
  [
    /\b(?:hereby )?(?:moves?|move)\b (?:(?:this|the) (?:honorable )?(?:court|tribunal)|for|to|pursuant|under|that|in limine)/i,
    6,
  ],
  [pattern('i')`\b${anyOf(requestPhrases)}`, 5],
  [/\b(?:order|dismiss|compel|continu|summary judgment|stay|leave|sanctions|default)\w*/i, 1],
];
const reasonPhrases = [
  'because',
  'on the grounds?',
  'the grounds?',
  'good cause',
  'in support of this',
  'fails? to (state|allege|plead|show)',
  'no genuine (issue|dispute)',
  'lacks? (jurisdiction|standing|merit)',
  'is (moot|untimely|barred|time-barred|premature)',
  'are barred',
  'entitled to',
  'as a matter of law',
  'should (be|grant|deny|dismiss|affirm|reverse)',
  'cannot',
  'does not',
  'did not',
  'has not',
  'have not',
  'refused',
  'failed',
];
const reasons: [RegExp, number][] = [
  [pattern('i')`\b${anyOf(reasonPhrases)}\b`, 4],
  [
    /\b(?:plaintiffs?|defendants?|petitioners?|respondents?|appell(?:ant|ee)s?|movants?|debtors?|the court|government)\b/i,
    1,
  ],
];
const orderingPhrases = [
  /IT IS (?:HEREBY |SO |FURTHER |THEREFORE |ALSO )*ORDERED/,
  'HEREBY ORDERED',
  'ORDERED that',
  'ORDERED, ADJUDGED',
  '(is|are) (hereby )?(GRANTED|DENIED|AFFIRMED|REVERSED|DISMISSED|VACATED|OVERRULED|SUSTAINED)',
];
const rulingPhrases = [
  'we (therefore |accordingly )?(affirm|reverse|remand|hold|conclude|vacate|decline|grant|deny|dismiss)',
  'is (hereby )?(granted|denied|affirmed|reversed|dismissed|vacated|sustained|overruled)',
  'are (hereby )?(granted|denied|affirmed|dismissed)',
  'be (and (hereby )?is )?(granted|denied|stayed|dismissed)',
  'the court (hereby )?(grants|denies|finds|concludes|holds|orders|affirms|dismisses)',
  'judgment (is|shall be) (hereby )?entered',
  'shall recover',
  'is (sentenced|committed)',
  'affirm(s|ed)? the',
];
const deciding: [RegExp, number][] = [
  [pattern()`\b${anyOf(orderingPhrases)}`, 6],
  [pattern('i')`\b${anyOf(rulingPhrases)}\b`, 5],
];
const appealOpenings = [
  /in this (?:\w+ )?(?:appeal|case|matter|action|proceeding)/,
  'appeals? from',
  'before the court (is|are)',
  'this (case|matter|action|appeal) (requires|involves|concerns|arises|comes|came)',
];
const mattersBeforeCourt = [
  'before the court',
  'moves? (for|to)',
  'motion (for|to)',
  'appeals? (from|the)',
  'seeks?',
  'petition',
  'this (case|matter|action|appeal|cause)',
  'requires the court',
  'contends?',
  'argues?',
  'came (on|before)',
];
const before: [RegExp, number][] = [
  [pattern('i')`\b${anyOf(appealOpenings)}\b`, 5],
  [pattern('i')`\b${anyOf(mattersBeforeCourt)}\b`, 3],
  [
    /\b(?:plaintiffs?|defendants?|petitioners?|respondents?|appell(?:ant|ee)s?|employee|debtor|the people|government)\b/i,
    1.5,
  ],
];
const commandPhrases = [
  'shall (file|appear|submit|serve|pay|respond|show cause|confer|be (filed|served|heard|held))',
  '(is|are) (directed|ordered) to',
  'must (file|appear|submit|serve|respond)',
  'is (set|scheduled|continued|reset) for',
  'is due',
  'remand(ed)? (the|this|to|for)',
  'no later than',
  'on or before',
  /within \w+(?: \(\d+\))? (?:calendar |business |court )?days/,
];
const steps: [RegExp, number][] = [
  [pattern('i')`\b${anyOf(commandPhrases)}\b`, 5],
  [/\b(?:\d{1,2}, 20\d{2}|\(\d+\) days|days)\b/, 1.5],
];
const noticePhrases = [
  'please take notice',
  'notice is (hereby )?given',
  'hereby (gives? notice|appeals?|enters?|withdraws?|removes?|notif(y|ies)|appears?|substitutes?|designates?|dismiss(es)?)',
  'gives? notice',
  'will (move|be heard|be held|come on)',
  'is (set|scheduled)',
  'appeals? (to|from)',
  'stipulate',
  'agree',
  'commanded',
  'summoned',
  'are being sued',
  'lawsuit has been filed',
];
const noticing: [RegExp, number][] = [[pattern('i')`\b${anyOf(noticePhrases)}\b`, 6]];
const letterPhrases = [
  '(I|we) (write|represent|am writing|are writing|respectfully request|request|submit|ask|enclose)',
  'enclosed (is|are|please find)',
  'this letter',
  'on behalf of',
  'in response to',
  'please (find|be advised|accept)',
  'attached (is|are|please)',
  "pursuant to (your|the court's)",
  'this office',
];
const writing: [RegExp, number][] = [[pattern('i')`\b${anyOf(letterPhrases)}\b`, 5]];
const selfDescriptions = [
  'the',
  'an?',
  'employed',
  'over',
  'currently',
  'one of',
  'counsel',
  'attorney',
  'plaintiff',
  'defendant',
  'petitioner',
];
const witnessVerbs = [
  'saw',
  'observed',
  'sent',
  'received',
  'signed',
  'negotiated',
  'told',
  'asked',
  'met',
  'spoke',
  'called',
  'reviewed',
  'paid',
  'purchased',
  'hired',
  'attended',
  'witnessed',
  'entered',
  'delivered',
  'never',
  'did not',
];
const telling: [RegExp, number][] = [
  [pattern('i')`\bI am ${anyOf(selfDescriptions)}\b|\b(?:I have (?:been|worked|reviewed|read|owned)|my name is)\b`, 4],
  [pattern()`\bI ${anyOf(witnessVerbs)}\b`, 4],
];
const servingPhrases = ['served', 'mailed', 'electronically (filed|served)', 'caused', 'delivered', 'certify that'];
const serving: [RegExp, number][] = [
  [
    pattern(
      'i',
    )`\b(?:I (?:hereby )?${anyOf(servingPhrases)}|(?:was|were|has been|have been) (?:served|mailed|sent|delivered)|a (?:true and correct )?copy)\b`,
    6,
  ],
];
const slot = (name: Slot['name'], words: Slot['words'], early: number, most = 1): Slot => ({
  name,
  words,
  early,
  most,
});

export const slotsOf: Record<PaperKind, Slot[]> = {
  pleading: [slot('asks', asking, 5), slot('grounds', wrongs, 1.5)],
  motion: [slot('asks', moving, 4), slot('grounds', reasons, 2)],
  argument: [slot('asks', [...asking, ...moving], 4), slot('grounds', reasons, 2.5)],
  decision: [slot('asks', before, 4), slot('decides', deciding, 1, 2), slot('next', steps, 0)],
  notice: [slot('asks', noticing, 4)],
  letter: [slot('asks', writing, 4), slot('grounds', [...moving, ...reasons], 2), slot('next', steps, 0)],
  statement: [slot('asks', telling.slice(0, 1), 4), slot('grounds', telling.slice(1), 2, 2)],
  service: [slot('asks', serving, 2)],
  other: [
    slot('asks', [...asking, ...moving, ...noticing], 4),
    slot('decides', deciding, 1),
    slot('grounds', [...reasons, ...wrongs], 1.5),
  ],
};

/** How a kind of paper tells what it has to say. */
export function kindOfPaper(type: string | undefined): PaperKind {
  if (type === undefined) return 'other';
  const kinds: [RegExp, PaperKind][] = [
    [/^(?:proof|affidavit|certificate) of service/i, 'service'],
    [
      /proposed|order|opinion|judgment|decision|minutes|verdict|mandate|findings|report and rec|^writ$|warrant/i,
      'decision',
    ],
    [/complaint|counterclaim|indictment|^information|third-party|statement of claim|proof of claim/i, 'pleading'],
    [
      /petition for (?:rehearing|leave|review|writ of cert)|brief|memorandum|opposition|reply|objection|demurrer/i,
      'argument',
    ],
    [/petition|new matter|^answer/i, 'pleading'],
    [/notice of motion|motion|application|request|plea to/i, 'motion'],
    [/notice|appearance|substitution|summons|subpoena|stipulation|agreement|waiver|suggestion|praecipe/i, 'notice'],
    [/letter/i, 'letter'],
    [/declaration|affidavit|affirmation|statement|verification/i, 'statement'],
  ];
  return kinds.find(([pattern]) => pattern.test(type))?.[1] ?? 'other';
}
