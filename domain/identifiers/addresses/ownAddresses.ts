import { anyOf, pattern } from '#domain/text/pattern';
import { addressAt, type StreetAddress } from './streetAddress.ts';

const own = pattern(
  'gi',
)`\b(?:pro[ -]se|unrepresented|without (?:an )?(?:attorney|lawyer)|in pro(?:pria|\.)? per(?:sona)?|self-represented)\b`;
const relatives = [
  /(?:grand|step|half-?)?-?(?:daughter|son|mother|father|brother|sister|child)(?:-in-law)?/,
  'spouse',
  'husband',
  'wife',
  'widow(er)?',
  'niece',
  'nephew',
  'cousin',
  'aunt',
  'uncle',
  'heir(-at-law)?',
  'devisee',
  'legatee',
  'respondent',
  'tenant',
];
const fullName = /[A-Z][\w’'-]+ (?:[A-Z]\. )?[A-Z][\w’'-]+/;
const further = /(?: and (?:heir|devisee|beneficiary))?/;
const aged = /(?:, (?:adult|(?:aged? )?\d{2}(?=,)))?/;
/** `Jane Roe, daughter, 12 Quail Run, Reno, NV`, in a list of heirs or of persons served. */
const listed = pattern(
  'g',
)`(?:,\s| \()(?<=${fullName}(?:,\s| \())(?:[a-zA-Z]{5,9} )?${anyOf(relatives)}${further}\)?${aged},\s{1,2}(?=\d)`;
const unit = /(?<=[A-Za-z.\d]),?\s(?:Apt|APT|Apartment)\b\.?(?= ?#? ?[\dA-Z])/g;
const firms = [
  'esq',
  'llp',
  'law',
  'attorneys? (at|for)',
  'suite',
  'ste',
  'counsel',
  'clerk',
  'courthouse',
  'p.c',
  'firm',
];
const held = [
  /correction\w*/,
  'prison',
  'jail',
  'detention',
  'inmate',
  'FCI',
  'USP',
  'penitentiary',
  'facility',
  'office',
];
const companies = ['Inc', 'LLC', 'Corp', 'Corporation', 'Company', 'Ltd', 'L.P', 'EIN', 'tax id'];
const ofOthers = pattern('i')`\b${anyOf([...firms, ...held, ...companies])}\b`;
const blank = /^\s*$/;
const reach = 4;

/** The address in the block of lines about a party without a lawyer, who gives the court a home address. */
export function ownAddresses(text: string): StreetAddress[] {
  const found: StreetAddress[] = [];
  for (const match of text.matchAll(own)) {
    const { index } = match;
    const address = behind(text, index + match[0].length) ?? inBlock(text, index);
    if (address !== undefined) found.push(address);
  }
  for (const { index, 0: link } of text.matchAll(listed)) {
    const address = addressAt(text, index + link.length);
    if (address === undefined || !address.hasStreetNoun || address.town === '') continue;
    if (!ofOthers.test(text.slice(Math.max(0, index - 40), address.end))) found.push(address);
  }
  for (const { index } of text.matchAll(unit)) {
    const address = ofUnit(text, index);
    if (address !== undefined && !found.some(({ start }) => start === address.start)) found.push(address);
  }
  return found;
}

const visited =
  /\b(?:went|go|responded|dispatched|called|sent|drove|returned|arrived|knocked|contact|warrant) (?:to|at|on|for)\s$/i;

/** `Officers responded to 12 Quail Run, Apt. 4`: an apartment that someone visits is a home. */
function ofUnit(text: string, at: number): StreetAddress | undefined {
  const from = Math.max(0, at - 60);
  for (const { index } of text.slice(from, at).matchAll(/(?<![\w$§.,#-])\d{1,6}(?=[-\dA-Z]{0,6} [A-Z\d])/g)) {
    const address = addressAt(text, from + index);
    if (address === undefined || !address.hasStreetNoun || address.end <= at + 4) continue;
    if (!visited.test(text.slice(Math.max(0, address.start - 24), address.start))) return undefined;
    return ofOthers.test(text.slice(Math.max(0, address.start - 80), address.end)) ? undefined : address;
  }
  return undefined;
}

/** `Jane Roe, pro se, 12 Quail Run, Reno, NV`. */
function behind(text: string, end: number): StreetAddress | undefined {
  const link = /^[,:;)\s–-]{1,6}(?=\d)/.exec(text.slice(end, end + 8));
  const address = link === null ? undefined : addressAt(text, end + link[0].length);
  if (address === undefined || !address.hasStreetNoun || address.town === '') return undefined;
  return ofOthers.test(text.slice(end, address.end)) ? undefined : address;
}

function inBlock(text: string, at: number): StreetAddress | undefined {
  const block = blockAround(text, at);
  if (ofOthers.test(text.slice(block.start, block.end))) return undefined;
  for (const { index } of text.slice(block.start, block.end).matchAll(/^[ \t|]*(?=\d)/gm)) {
    const line = /^[ \t|]*/.exec(text.slice(block.start + index))![0].length;
    const address = addressAt(text, block.start + index + line);
    if (address?.hasStreetNoun && address.town !== '') return address;
  }
  return undefined;
}

/** The lines around this offset as far as a blank line, at most four in each direction. */
function blockAround(text: string, at: number): { start: number; end: number } {
  let start = text.lastIndexOf('\n', at - 1) + 1;
  for (let count = 0; count < reach && start > 0; count++) {
    const previous = text.lastIndexOf('\n', start - 2) + 1;
    if (blank.test(text.slice(previous, start))) break;
    start = previous;
  }
  let end = lineEnd(text, at);
  for (let count = 0; count < reach && end < text.length; count++) {
    const next = lineEnd(text, end + 1);
    if (blank.test(text.slice(end, next))) break;
    end = next;
  }
  return { start, end };
}

function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}
