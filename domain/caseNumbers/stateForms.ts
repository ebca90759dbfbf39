import { anyOf, pattern } from '#domain/text/pattern';

/**
 * Numbers that courts print without a label, by the state whose courts use the form. Each form is distinctive: the
 * letters and the lengths of its parts occur in no date, telephone number, or sum. From the courts' published opinions
 * and e-filing stamps; `caseNumberFormats` has the forms of California, Florida, Illinois, New York, and Texas.
 */
export type StateForm = { state: string; level: 'trial' | 'appellate'; form: RegExp };

const year = /(?:19|20)?\d{2}/;
const fullYear = /(?:19|20)\d{2}/;

const trial: Record<string, readonly RegExp[]> = {
  Alabama: [pattern()`\d{2}-?(?:CV|CC|DR|DV|SM|CS|MC)-?${fullYear}-\d{6}(?:\.\d{2})?`],
  Alaska: [/\d[A-Z]{2}-\d{2}-\d{4,5} ?(?:CI|CR|PR|SC|CIV)/],
  Arizona: [pattern()`(?:CV|FC|CR|PB|LC|TX) ?${fullYear}-\d{6}`, pattern()`S\d{4}[A-Z]{2}${fullYear}\d{5}`],
  Arkansas: [/\d{2}[A-Z]{1,3}-\d{2}-\d{1,5}/],
  Colorado: [pattern()`${fullYear}-?(?:CV|CR|DR|PR|JV|CW|C)-?\d{3,6}`],
  Connecticut: [/[A-Z]{2,3}-?[A-Z]{2}-?\d{2}-?\d{6,7}-?S/],
  Delaware: [/[NKS]\d{2}[A-Z]-\d{2}-\d{3}(?: [A-Z]{2,3}){1,2}/, pattern()`${fullYear}-\d{4}-[A-Z]{2,4}`],
  'District of Columbia': [pattern()`${fullYear} CA \d{6} ?[A-Z]?`, pattern()`${fullYear}-CAB?-\d{6}`],
  Georgia: [pattern()`${fullYear}[A-Z]{2}\d{5,6}`, /\d{2}-[A-Z]-\d{5}-[A-Z]?\d{1,2}/, /SU-\d{2}-CV-\d{4}/],
  Hawaii: [/\d[A-Z]{3}-\d{2}-\d{7}/],
  Idaho: [/C[VR]\d{2}-\d{2}-\d{4,6}/],
  Indiana: [/\d{2}[A-Z]\d{2}-\d{4}-[A-Z]{2}-\d{4,6}/],
  Iowa: [/(?:LA|EQ|CV|CD|DR|PC|SC|FE|AG|OW|SR|LC)[A-Z]{2}\d{6}/],
  Kansas: [
    pattern()`${fullYear}-?(?:CV|CR|DM|LM|PR)-?\d{4,6}`,
    pattern()`[A-Z]{2}-${fullYear}-(?:CV|CR|DM|LM|PR)-\d{6}`,
  ],
  Kentucky: [/\d{2}-(?:CI|CR|C|D|F|H|J|M|P|S|T)-\d{5,6}/],
  Maryland: [/[CD]-\d{2}-[A-Z]{2}-\d{2}-\d{6}/, /24-?[A-Z]-?\d{2}-?\d{6}/],
  Massachusetts: [/\d{4}(?:CV|CR|SC|SU|RM|MISC)\d{4,6}/],
  Minnesota: [/\d{2}-(?:CV|CR|FA|PR|JV|CO|VB|HC|DA)-\d{2}-\d{1,6}/, /(?:19|6[29]|70|82|27)HA-CV-\d{2}-\d{1,6}/],
  Mississippi: [/\d{2}[A-Z]{2}\d:\d{2}-CV-\d{5}(?:-[A-Z]+)*/],
  Missouri: [/\d{2}[A-Z0-9]{2}-[A-Z]{2}\d{5}(?:-\d{2})?/],
  Nebraska: [/[DC]\d{2}[A-Z]{2}\d{9}/, /CI ?\d{2}-\d{2,6}/],
  Nevada: [/[A-Z]-\d{2}-\d{6}-[A-Z]/],
  'New Hampshire': [pattern()`\d{3}-${fullYear}-[A-Z]{2}-\d{5}`],
  'New Jersey': [/[A-Z]{3}-[A-Z]{1,2}-\d{4,6}-\d{2}/],
  'New Mexico': [pattern()`[DM]-?\d{3,4}-[A-Z]{2}-?${fullYear}-?\d{4,5}`],
  'North Carolina': [/\d{2}[A-Z]{2,3}\d{6}-\d{3}/, /\d{2} ?(?:CVS|CVD|CRS|SP|CVM) ?\d{2,6}(?:-\d{3})?/],
  'North Dakota': [pattern()`\d{2}-${fullYear}-(?:CV|CR|DM|PR)-\d{5}`],
  Ohio: [/(?:CV|CR|DR|LR)-\d{2}-\d{6}(?:-[A-Z])?/, pattern()`${fullYear} ?(?:CV|CR|CVH|CVC) ?[A-Z]? ?\d{3,6}`],
  Oklahoma: [pattern()`(?:CJ|CF|CS|PB|FD|SC|CV|CM)-${year}-\d{1,6}`],
  Oregon: [/\d{2}(?:CV|CR|SC|LT|PB|DR|CN)\d{5}/],
  Pennsylvania: [/(?:CP|MD|MC|MJ)-\d{2,5}-[A-Z]{2}-\d{7}-\d{4}/, /G[DN]-?\d{2}-\d{4,6}/],
  'Puerto Rico': [/[A-Z]{2}20\d{2}C[VR]\d{5}/],
  'Rhode Island': [pattern()`(?:P|K|N|W)[CDM]-${fullYear}-\d{4,5}`],
  'South Carolina': [pattern()`${fullYear}-?(?:CP|GS|DR|ES)-?\d{2}-?\d{4,5}`],
  'South Dakota': [/\d{2}(?:CIV|CRI|DIV|PRO|TPO)\d{2}-\d{6}/],
  'Virgin Islands': [pattern()`(?:SX|ST)-?(?:${fullYear}|\d{2})-?C[VR]-?\d{3,5}`],
  Washington: [/\d{2}-\d-\d{5}-\d(?:[ -][A-Z]{3})?/],
  'West Virginia': [pattern()`CC-\d{2}-${fullYear}-[A-Z]{1,2}-[A-Z0-9-]{1,8}`],
  Wisconsin: [pattern()`${fullYear}[ -]?(?:CV|CF|CM|FA|SC|PR|TR|GF)[ -]?\d{4,6}`],
};

const appellate: Record<string, readonly RegExp[]> = {
  Alaska: [/[SA]-\d{5}/],
  Arizona: [/[12] CA-[A-Z]{2} (?:20)?\d{2}-\d{4}(?:[ -][A-Z]{2,4})?/, /C[VR]-\d{2}-\d{4}-[A-Z]{2}/],
  Arkansas: [/C[VR]-\d{2}-\d{1,4}/],
  Colorado: [/\d{2}(?:CA|SC|SA)\d{2,4}/],
  Connecticut: [/[SA]C \d{5}/],
  'District of Columbia': [/\d{2}-(?:CV|CF|CM|CO|FM|AA|PR|CT|BG)-\d{1,5}/],
  Georgia: [/[AS]\d{2}[A-Z]\d{4}/],
  Hawaii: [/(?:SC[A-Z]{2}|CA{2}P)-\d{2}-\d{7}/],
  Indiana: [/\d{2}[AS]-[A-Z]{2}-\d{1,5}/, /\d{2}[AS]\d{2}-\d{4}-[A-Z]{2}-\d{1,5}/],
  Kentucky: [pattern()`${fullYear}-(?:CA|SC)-\d{4,6}-[A-Z]{1,4}`],
  Maine: [/[A-Z]{3}-\d{2}-\d{1,4}/],
  Massachusetts: [/SJC-\d{5}/, /\d{2}-P-\d{1,4}/, pattern()`${fullYear}-P-\d{4}`],
  Minnesota: [/A\d{2}-\d{4}/],
  Mississippi: [pattern()`${fullYear}-[A-Z]{2}-\d{5}-(?:COA|SCT)`],
  Missouri: [/(?:SC|ED|WD|SD)\d{5,6}/],
  Montana: [/(?:DA|OP|AF|PR) \d{2}-\d{4}/],
  Nebraska: [/[SA]-\d{2}-\d{3,6}/],
  'New Jersey': [/A-\d{4}-\d{2}(?:T\d)?/],
  'New Mexico': [/A-1-CA-\d{5}/, /S-1-SC-\d{5}/],
  'North Carolina': [/COA\d{2}-\d{1,4}(?:-\d)?/, /\d{1,3}(?:PA|A)\d{2}(?:-\d)?/],
  Oklahoma: [/[FC]-\d{4}-\d{1,4}/],
  Oregon: [/[AS]\d{6}/],
  Pennsylvania: [pattern()`\d{1,5} (?:[EMW]D[AM]|[EMW]A[LP]|[EMW]M|C\.D\.|M\.D\.) ${fullYear}`, /J-[AS]\d{5}-\d{2}/],
  'Rhode Island': [pattern()`${fullYear}-\d{1,4}-(?:APPEAL|C\.A\.|M\.P\.)`],
  Tennessee: [/[MEW]\d{4}-\d{5}-(?:COA|CCA|SC|WC)-[A-Z0-9]{2,3}-[A-Z]{2,3}/],
  Washington: [/\d{5}-\d-I{1,3}/, /\d{5,6}-\d/],
  Wisconsin: [/\d{4}AP\d{1,6}(?:-[A-Z]{2,5})?/],
  'West Virginia': [/\d{2}-ICA-\d{1,4}/],
};

const agencies: readonly RegExp[] = [
  /(?:IPR|PGR|CBM|DER)20\d{2}-\d{5}/,
  /\d{2}-(?:CA|CB|CC|CD|CE|RC|RD|RM|UC|UD)-\d{5,6}/,
  /[A-Z]{2}\d{2}-\d{1,4}-\d{3}/,
];

export const stateForms: readonly StateForm[] = [
  ...formsOf(trial, 'trial'),
  ...formsOf(appellate, 'appellate'),
  ...agencies.map((form) => ({ state: 'administrative', level: 'trial' as const, form })),
];

function formsOf(table: Record<string, readonly RegExp[]>, level: StateForm['level']): StateForm[] {
  return Object.entries(table).flatMap(([state, forms]) => forms.map((form) => ({ state, level, form })));
}

const anyForm = pattern()`^${anyOf(stateForms.map(({ form }) => form))}$`;
/** Forms that other short codes share: printed alone, they are too little to be taken for a number. */
const plainForms = [
  /[A-Z]-\d{5}/,
  /\d{5,6}-\d/,
  /[A-Z]{2} ?\d{2}-\d{1,3}/,
  /\d{1,3}P?A\d{2}(?:-\d)?/,
  /[A-Z]-\d{2}-\d{3,4}/,
];
const plainForm = pattern()`^${anyOf(plainForms)}$`;

/** Whether a text is a number in the form of some state's courts, beyond confusion with another. */
export function hasStateForm(text: string): boolean {
  if (text.length < 6 || text.length > 30) return false;
  const upper = text.toUpperCase();
  return anyForm.test(upper) && !plainForm.test(upper);
}

/** Whether a number has a form of the state's courts at a level. */
export function fitsStateForm(text: string, state: string, level: StateForm['level']): boolean {
  const upper = text.toUpperCase();
  return stateForms.some((one) => one.state === state && one.level === level && isWhole(one.form, upper));
}

function isWhole(form: RegExp, text: string): boolean {
  const match = form.exec(text);
  return match !== null && match[0].length === text.length;
}
