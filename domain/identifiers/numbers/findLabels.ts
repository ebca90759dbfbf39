import { anyOf, pattern } from '#domain/text/pattern';
import { states } from '../stateForms.ts';

/** What a label says that its number is; `other` is a number of something that anyone may know: a phone, a case, an invoice. */
export const labelKinds = ['ssn', 'tax', 'account', 'card', 'license', 'passport', 'alien', 'other'] as const;
export type LabelKind = (typeof labelKinds)[number];

export type Label = {
  kind: LabelKind;
  start: number;
  end: number;
  /** It says that a number follows: `account no.`, `SSN:`, not `account` alone. */
  asksForNumber: boolean;
};

const otherSocialSecurity = [
  'administration',
  /act\b/,
  'benefits?',
  'disability',
  'income',
  'office',
  'commissioner',
  'retirement',
  'ruling',
  'claim',
  'appeal',
];
const socialSecurityLabels = [
  /s\.? ?s\.? ?a?n(?:\b|(?=\d))\.?/,
  /(?:n[uú]m(?:ero|\.)?|no\.?) (?:de(?:l)? )?seguro social/,
  /seguro social/,
  /(?:medicare|hicn?\b|health insurance)(?= (?:claim )?(?:no\b|num|#))(?: claim)?/,
  /social(?= (?:is|was|#|num|no\b)|:)/,
  /s\.?s\.? ?(?=#|no\b|num|:? ?\d{3}[- ]\d{2}[- ]\d{4})/,
  pattern()`soc(?:[i1l]a[l1i]|\.)?[ \n-]?sec(?:ur[i1l]t[yv]|\.|\b)(?! ${anyOf(otherSocialSecurity)})`,
];
const taxpayerLabels = [
  /(?:individual )?tax(?:[- ]?payer)?(?:(?= (?:no\b|num|#))|(?:'s)?[ \n-](?:identification|identifying|i\.?d\b)\.?)/,
  /t\.?i\.?n(?:\b|(?=\d))(?! (?:roof|can|cup|foil))/,
  /i\.?t\.?i\.?n(?:\b|(?=\d))/,
  /f?\.?e\.?i\.?n(?:\b|(?=\d))/,
  /employer(?:'s)?[ \n-](?:identification|i\.?d\b)\.?/,
  /fed(?:eral|\.)?[ \n](?:tax )?(?:i\.?d\b\.?|identification)/,
  /identificaci[oó]n (?:personal )?del contribuyente/,
];
const accountHolders = ['plaintiff', 'defendant', 'petitioner', 'debtor', 'm[rs]s?.'];
const accountNouns = ['a/c', 'iban', 'checking', 'savings', 'money market', 'dda', 'demand deposit', 'clabe'];
/** What one signs in to, and what no bank keeps. */
const onlineServices = [
  'facebook',
  'google',
  'gmail',
  'twitter',
  'instagram',
  'snapchat',
  'tiktok',
  'youtube',
  'telegram',
  'whatsapp',
  'yahoo',
  'icloud',
  'apple',
  'microsoft',
  'e-mail',
  'email',
  'user',
  'online',
  'internet',
  'social media',
  'utility',
  'pacer',
  'cm/ecf',
  'ecf',
];
const spanishAccounts = [
  /n[uú]m(?:ero|\.)? de (?:la )?cuenta(?: (?:bancaria|corriente|de (?:cheques|ahorros?)))?/,
  /(?:cuenta|cta\.?)(?: (?:bancaria|corriente|de (?:cheques|ahorros?|banco|dep[oó]sito)))?(?= ?(?:n[uú]m|no\b|n[.º°]|#|:))/,
];
const accountWord = /(?:account|acct|acc't)s?/;
const accountLabels = [
  pattern()`${accountWord}\.?(?<!\b${anyOf(onlineServices)} [a-z.']+)(?=[ \n](?:no\b|nos\b|num|#))`,
  pattern()`${accountWord}(?<!\b(?:on|into|no|of|${anyOf(onlineServices)}) [a-z']+)(?:\b\.?|(?=\d))(?! (?:of|for)\b(?! ${anyOf(accountHolders)}))`,
  pattern()`${anyOf(accountNouns)}\b`,
  /401\(k\)/,
  /\bira\b(?=[ \n]?(?:no\b|#|num|acc))/,
  /loan\b/,
  /certificates? of deposit\b/,
  anyOf(spanishAccounts),
  /share draft\b/,
];
const licenseNouns = ['licen[sc]e', 'permit', /lic\b\.?/, /i\.?d\b/, 'identification'];
const licenseStates = [
  '[co]',
  'a[kzrl]',
  'c[aot]',
  'fl',
  'ga',
  'hi',
  'i[dlna]',
  'k[sy]',
  'la',
  /m[deinost]/,
  /n[cdehjmvy]/,
  'o[hkr]',
  'pa',
  'ri',
  's[cd]',
  't[nx]',
  'ut',
  'v[at]',
  'w[aivy]',
];
const issuers = [
  'd.?m.?v.?',
  'd.?o.?l.?',
  'd.?p.?s.?',
  'bmv',
  'mvd',
  'dds',
  'department of (licensing|public safety|motor vehicles|revenue)',
  'secretary of state',
];
const issuedBy = /(?:was |is )?(?:issued |suspended |revoked |canceled )?(?:by|from|in|with)/;
const spanishLicense = /licencia de (?:conducir|manejo|manejar|conductor)/;
const licenseLabels = [
  pattern()`${anyOf(issuers)} (?:licen[sc]e|i\.?d\b\.?)`,
  /(?:drivers?'?s?'?|operators?'?s?'?)(?= ?(?:no\b|num|#))/,
  /o\.?p\.?(?: lic| ?(?:no\b|#))/,
  spanishLicense,
  /licen[sc]e(?<=\b(?:cdl|drivers?|driving|dmv|motorist|class [a-d])\b[^.\n]{0,40}licen[sc]e)(?= (?:number|no\b|#))/,
  pattern()`licen[sc]e(?=(?: card)?(?: (?:no\.?|numbers?|#))? ?[a-z]{0,3}[\d -]{5,18}\d?,? ${issuedBy} (?:the )?(?:[a-z]+ ){0,3}?${anyOf(issuers)}\b)`,
  pattern()`licen[sc]e(?<=\b${states}\.?'?s? licen[sc]e)(?=(?: (?:no\.?|numbers?|#))?:? [a-z]{0,3}-?\d[\da-z -]{4,16})(?! (?:plate|tag))`,
  pattern()`(?:driver|operator|chauffeur)(?:'?s?'?)?[ \n-]${anyOf(licenseNouns)}`,
  'driving licen[sc]e',
  pattern()`${anyOf(licenseStates)}?d\.?l\.?n?\b(?=\.?[ \n]?(?:[a-z]{2} )?(?:no\b|num|#|:|\/|[a-z]?-?\d))`,
  /oln\b/,
  /(?:state(?:-issued)?|non-driver|government-issued) (?:photo )?(?:i\.?d\b\.?|identification)(?: card)?/,
  // `LIC#: 104887716 ST: TN CLASS: D`; without the class it would be a plate.
  /lic\b\.?(?=(?: ?(?:no\.?|#))[:. ]{0,3}[a-z0-9-]{5,18}\W{1,3}(?:(?:st|state|class)\b\W))/,
  /dr\.? lic\b\.?/,
  /d\/l\b/,
  /learner'?s permit/,
  pattern()`(?:i\.?d\.?|identification) cards?(?<=\b${states}\.?'?s? [a-z.]+ cards?)`,
];
const passportLabels = [
  /passports?(?: card| book|\/visa)?/,
  /pasaporte(?: [a-zñ]{5,14}o)?(?= |:)/,
  /ppt\b(?= ?(?:no\b|#|:))/,
];
const alienLabels = [
  /alien(?: registration| reg\.)?(?: file)?(?=[ \n:#]*(?:no\b|num|#|:|a?[- ]?\d))/,
  /a['"”’]?[ -]?(?=#|number\b|nos?\b\.)/,
  /(?:n[uú]m(?:ero|\.)? )?de extranjer[oa]/,
  'a-?file',
  /uscis(?: online account)?(?= ?(?:no\b|num|#))/,
];
const notLabels = [
  'the',
  'his',
  'her',
  'their',
  'its',
  'my',
  'our',
  'your',
  'an?',
  'this',
  'that',
  'whose',
  'which',
  'bear(s|ing)',
  'with',
  'and',
  'or',
  'under',
  'of',
  'full',
  'complete',
  'entire',
  'same',
  'such',
  'by',
  'as',
  'in',
  'on',
  'for',
  'is',
  'was',
  'has',
  'had',
  'having',
  'identification',
  'identifying',
  'id',
  'personal',
  'actual',
];
const otherLabels = [
  /tel(?:ephone|\.|\b)/,
  'phone',
  'fax',
  'facsimile',
  'cell(ular)?',
  'mobile',
  'invoice',
  'bates',
  'docket',
  'tracking',
  'isbn',
  /vin\b/,
  /apn\b/,
  /sku\b/,
  'zip',
  /sbn\b/,
  /npi\b/,
  'cusip',
  /upc\b/,
  'routing',
  /aba\b/,
  pattern()`(?!${anyOf(notLabels)}\b)[a-z]{2,20}\.?(?=[ \n]?(?:numbers?\b|nos?\b\.?|#))`,
];
const sources: Record<LabelKind, string> = {
  ssn: anyOf(socialSecurityLabels).source,
  tax: anyOf(taxpayerLabels).source,
  account: anyOf(accountLabels).source,
  card: String.raw`(?:(?:credit|debit|charge|bank|atm|payment)[ -])?cards?\b|c\/?c(?=#| ?(?:no\b|num))|visa\b|master ?card\b|amex\b|american express\b|discover\b`,
  license: anyOf(licenseLabels).source,
  passport: anyOf(passportLabels).source,
  alien: anyOf(alienLabels).source,
  other: anyOf(otherLabels).source,
};

const labelNouns = [
  'card',
  'account',
  'acct.?',
  'identification',
  'i.?d.?',
  'registration',
  'reg.?',
  'code',
  'lic.?',
  'licen[sc]e',
];
/** `number`, `no.`, `#` and the like after a label belong to it, so that their period ends no sentence. */
const suffix =
  pattern()`((?:[ \n]?\(s\))?(?: ${anyOf(labelNouns)})?(?:[ \n]?(?:numbers?\b|nos?\b\.?|n[uú]m(?:ero)?s?\b\.?|n[.º°]|#s?))?(?:[ \n]?\([a-z#. ]{2,12}\))?[ \t]*[:#]*)`
    .source;
const labeled = new RegExp(`\\b(?:${labelKinds.map((kind) => `(${sources[kind]})`).join('|')})${suffix}`, 'gi');

/** Every label of a text that says what a number is, in order. */
export function findLabels(text: string): Label[] {
  const labels: Label[] = [];
  for (const match of text.matchAll(labeled)) {
    const at = labelKinds.findIndex((_, index) => match[index + 1] !== undefined);
    const kind = labelKinds[at]!;
    const end = match.index + match[0].length;
    labels.push({ kind, start: match.index, end, asksForNumber: asks.test(match[labelKinds.length + 1]!) });
  }
  return labels;
}

const asks = /number|\bno|\bn[uú]m|[#:º°]/i;
