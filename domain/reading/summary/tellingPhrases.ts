import { anyOf, pattern } from '#domain/text/pattern';

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

/** What marks a sentence as a formality, a citation or furniture. */
export const formalitySigns = [
  pattern()`\b${anyOf(formalities)}\b`,
  '/s/',
  /^(?:See|Id|Cf|Accord|But see|E\.g)\b/,
  /\.{4,}/,
  /\d\) .*\d\) /,
  '@',
];

/** Reporters: the sentence is a citation. */
export const reporterMarks = [
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

const actionNouns = ['action', 'case', 'appeal', 'proceeding', 'matter', 'petition', 'suit'];

const suitNouns = ['action', 'suit', 'case', 'complaint', 'lawsuit', 'petition', 'appeal', 'adversary'];

/** How a complaint says what kind of action it is. */
export const actionOpenings = [
  pattern()`this is an? (?:civil |class |putative |collective )*${anyOf(actionNouns)}`,
  'this (action|case|matter|appeal|petition|lawsuit) (arises|concerns|involves|challenges|seeks)',
  pattern()`(?:brings?|bring|files?|commences?) this (?:\w+ ){0,2}${anyOf(suitNouns)}`,
  'brings? (this|an?) ',
];

/** How a party says what it sues for. */
export const suingPhrases = [
  /plaintiffs?,? .{0,80}\bsues?/,
  'complains? (of|against)',
  'petitions? (this|the) (court|honorable)',
  'seek(s|ing)? (to|damages|recovery|an?|judgment|relief|declaratory|injunctive|compensation)',
  'action (to|for)',
  'suit (to|for)',
];

/** What a party is said to have done or suffered. */
export const wrongdoings = [
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

/** How a motion asks. */
export const requestPhrases = [
  'respectfully (requests?|moves?|submits?|asks?|prays?)',
  'requests? (that|an order|the court|leave)',
  'asks? (this|the|that) (honorable )?court',
  'hereby (moves?|requests?|opposes?|objects?|responds?|demands?|applies)',
  'applies? (to|for)',
  'opposes?',
  'objects? to',
  'seeks? (an? |to |leave|relief|dismissal)',
];

/** How a motion gives its grounds. */
export const reasonPhrases = [
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

/** How an order orders, in capitals. */
export const orderingPhrases = [
  /IT IS (?:HEREBY |SO |FURTHER |THEREFORE |ALSO )*ORDERED/,
  'HEREBY ORDERED',
  'ORDERED that',
  'ORDERED, ADJUDGED',
  '(is|are) (hereby )?(GRANTED|DENIED|AFFIRMED|REVERSED|DISMISSED|VACATED|OVERRULED|SUSTAINED)',
];

/** How a court says what it decides. */
export const rulingPhrases = [
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

/** How an opinion says what is before the court. */
export const appealOpenings = [
  /in this (?:\w+ )?(?:appeal|case|matter|action|proceeding)/,
  'appeals? from',
  'before the court (is|are)',
  'this (case|matter|action|appeal) (requires|involves|concerns|arises|comes|came)',
];

/** How an order says what is before the court. */
export const mattersBeforeCourt = [
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

/** How an order directs someone to act. */
export const commandPhrases = [
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

/** How a notice gives notice. */
export const noticePhrases = [
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

/** How a letter says why it is written. */
export const letterPhrases = [
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

/** How a declarant introduces himself or herself. */
export const selfDescriptions = [
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

/** What a declarant saw or did. */
export const witnessVerbs = [
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

/** How a certificate says that documents were served. */
export const servingPhrases = [
  'served',
  'mailed',
  'electronically (filed|served)',
  'caused',
  'delivered',
  'certify that',
];
