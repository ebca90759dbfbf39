import { anyOf, pattern } from '#domain/text/pattern';
import { isAddress } from '../caption/markers.ts';
import { barNumberIn } from '../readBarNumbers.ts';
import { personName } from '../signatures/personName.ts';
import { admissionWords, barMarks, bodyHeadings, counselOffices, forClientForms, rankWords } from './blockWords.ts';
import { firm } from './firm.ts';

/** The contents of one line of an attorney's block. */
export type BlockLine = {
  text: string;
  kind: 'head' | 'person' | 'firm' | 'address' | 'contact' | 'represents' | 'office' | 'and' | 'form' | 'other';
  /** Persons on the line with the text next to their names. */
  persons: LinePerson[];
  represents?: string;
  emails: string[];
  phone?: string;
  bar?: string;
  signed: boolean;
};
export type LinePerson = { name: string; at: number; bar?: string; sure: boolean };

const email = /[\w.+'-]+@[\w-]+(?:\.[\w-]+)+/g;
const phone = /(?<![\d-])(?:\+?1[-. ])?\(?\d{3}\)?[\s.-]{0,3}\d{3}[\s.-]\d{4}(?!\d)(?:,? ?(?:x|ext\.?) ?\d{1,5})?/g;
const fax = /\bf(?:ax|acsimile|ascimile)?\b\.?(?: no\.?)?\W{0,3}$/i;
export const representing = pattern('i')`${anyOf(forClientForms)}`;
/** The rule between a caption's columns, typed before the right one's words. */
const captionMark = /^[:)|§*]+\s+(?=\S)/;
export const signature = /^(?:[Bb][Yy]\s*:?\s*)?[[("_\s]*(?:\/\s?[sS]\s?\/?|[sS]\s?:?\s?\/)(?=[\s_A-Z"]|$)/;
const head = pattern('i')`${anyOf(bodyHeadings)}`;
const office = pattern(
  'i',
)`^(?:${anyOf(rankWords)}*)${anyOf(counselOffices)}\W*$|^\(?\*?(?:${anyOf(admissionWords)}.{0,20})?pro hac vice.{0,30}$|^a (?:professional|limited).{0,40}$`;

const house = /\b(?:LLP|PLLC|PLC|PLLP|LLLP|Group|Firm|LLC|P\.?C|P\.?A|LPA|L\.P\.A|Ltd|Inc|APC|P\.L)\.?,?$/;
const electronic = /^(?:by\s*:?\s*)?(?:electronically|digitally|e-?)\s?signed(?: by)?\s*:?\s*/i;

export function readBlockLine(printed: string): BlockLine {
  const text = printed.replace(captionMark, '');
  const line: BlockLine = {
    text,
    kind: 'other',
    persons: [],
    emails: text.match(email) ?? [],
    signed: signature.test(text) || electronic.test(text),
  };
  const bar = barNumberIn(text);
  if (bar !== undefined) line.bar = bar;
  if (/\d{3}/.test(text)) {
    const numbers = [...text.matchAll(phone)].filter((match) => !fax.test(text.slice(0, match.index)));
    if (numbers[0] !== undefined) line.phone = numbers[0][0].trim();
  }
  const whom = text.length < 140 ? representing.exec(text) : null;
  if (whom !== null && !/\b(?:was|were|is|are|has|have|shall|will|must)\b/.test(text)) {
    line.represents = (whom[1] ?? whom[2] ?? '').trim();
    line.kind = 'represents';
  }
  line.persons = personsOn(line.represents === undefined ? text : text.slice(0, whom!.index), line);
  if (line.kind === 'represents') return line;
  if (line.persons.length > 0) line.kind = 'person';
  else if (bar !== undefined) line.kind = 'contact';
  else if (isPlace(text)) line.kind = 'address';
  else if (
    line.emails.length > 0 ||
    /\d{3}[\s.-]\d{4}/.test(text) ||
    /^(?:tel|phone|fax|facsimile|e-?mail|www\.|direct)\b/i.test(text)
  )
    line.kind = 'contact';
  else if (/^\W*(?:and|&)\W*$/i.test(text)) line.kind = 'and';
  else if (office.test(text)) line.kind = 'office';
  else if (head.test(text)) line.kind = 'head';
  else if (firm.test(text) && text.length < 80) line.kind = 'firm';
  else if (/^(?:by\s*:?|dated?\b.*|respectfully submitted,?|executed\b.*|_+|\*.*)$/i.test(text) || line.signed)
    line.kind = 'form';
  return line;
}

/** A postal address, or a part of one on a separate line. */
function isPlace(text: string): boolean {
  return (
    text.length < 100 &&
    (isAddress(text) ||
      (/^(?:one|two|three|\d{1,6}[A-Z]?)\s+[A-Z\d].{2,50}$/i.test(text) &&
        !/\b(?:day|claims?|counts?|v\.)\b/i.test(text) &&
        !/@/.test(text) &&
        !/^\d{3}[\s.-]\d{3}/.test(text)) ||
      /^[A-Z][A-Za-z. ]{2,30},? (?:[A-Z]{2}|[A-Z]\.[A-Z]\.|[A-Z][a-z]+(?: [A-Z][a-z]+)?)\.?,?\s+\d{5}(?:-\d{4})?\W*$/.test(
        text,
      ) ||
      /^(?:\d+(?:st|nd|rd|th) floor|(?:suite|ste\.?|room|rm\.?|unit|apt\.?|floor|building|bldg\.?)\s+[\w-]+|p\.? ?o\.? ?(?:box|drawer)\b.*)$/i.test(
        text,
      ))
  );
}

const barNumberTail = pattern('i')`[,\s]*(?:-\s*)?${anyOf(barMarks)}.*$`;
/** `Joshua A. Matz, Bar No. 61916`, `By: /s/ Jane Roe, Esq.`, two names in columns that lost their gap. */
function personsOn(text: string, line: BlockLine): LinePerson[] {
  if (text.length > 120 || !/[A-Z]/.test(text)) return [];
  const found: LinePerson[] = [];
  for (const piece of text.matchAll(/\S.*?(?=\s{2,}|(?<=\d\)),? (?:and |& )?(?=[A-Z][a-z])|$)/g)) {
    if (/^(?:hon\b|the hon|judge\b|justice\b)/i.test(piece[0]) || house.test(piece[0])) continue;
    const words = piece[0]
      .replace(signature, '')
      .replace(electronic, '')
      .replace(/^(?:by|name|attorney)\s*:\s*/i, '')
      .trim();
    const bare = words
      .replace(
        /\s*[([]\s*(?:SBN|CSB|Cal|Bar|State|[PV]?\d|#|No|pro hac|admitted|he\b|she\b|they\b|[A-Z]{2}[ -]?\d).*$/i,
        '',
      )
      .replace(barNumberTail, '')
      .replace(/[,\s]*\b(?:admitted )?pro hac vice\b.*$/i, '')
      .replace(/,\s*(?:(?:assistant|deputy|special|senior|trial|of counsel|counsel of record|lead).*)$/i, '')
      .replace(/\*+$/, '');
    const name = personName(bare);
    if (name === undefined) continue;
    const bar = barNumberIn(piece[0]);
    found.push({
      name,
      at: piece.index + Math.max(0, piece[0].indexOf(name.split(' ')[0]!)),
      ...(bar !== undefined && { bar }),
      sure: bar !== undefined || /\besq(?:uire)?\b|pro hac vice/i.test(piece[0]) || line.signed,
    });
  }
  return found;
}
