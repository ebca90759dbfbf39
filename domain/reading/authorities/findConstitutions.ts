import { anyOf, pattern } from '#domain/text/pattern';
import { stateName } from './authorityForms.ts';
import { matchNear } from './matchNear.ts';

/** A constitution relied on, where it is cited. */
export type FoundConstitution = { key: string; start: number; end: number };

const ordinals = [
  'First',
  'Second',
  'Third',
  'Fourth',
  'Fifth',
  'Sixth',
  'Seventh',
  'Eighth',
  'Ninth',
  'Tenth',
  'Eleventh',
  'Twelfth',
  'Thirteenth',
  'Fourteenth',
  'Fifteenth',
  'Nineteenth',
  'Twenty-[Ff]irst',
  'Twenty-[Ff]ourth',
];
const anOrdinal = pattern('g')`${anyOf(ordinals)}`;
const romans = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'XIII', 'XIV', 'XV'];

const amendmentOrdinals = [...ordinals, '1st', '4th', '5th', '6th', '8th', '14th'];
const amendedDocuments = ['Complaint', 'Agreement', 'Petition', 'Lease', 'Order'];
/** A lease has a first amendment too: `First Amendment to the Lease`, `First Amendment Agreement`. */
const amendment = pattern(
  'g',
)`\b(${anyOf(amendmentOrdinals)})(?:(?:,? (?:and|&) |, )(?:the )?${anyOf(ordinals)})* Amendments?\b(?! to (?!the (?:United States |U\.S\. |Federal )?Constitution)| ${anyOf(amendedDocuments)})`;
const constitution = /Const/;
const number = '(?:[IVX]{1,6}|\\d{1,2})';
const detail = `(?:,? ?(?:§{1,2}|[Ss]ec(?:tion|s?\\.)) ?\\d{1,2}(?:\\([a-z0-9]{1,2}\\))*)?(?:,? ?(?:cl(?:ause|\\.)) ?\\d{1,2})?`;
const cited = pattern(
  'g',
)`\b((?:U\. ?S\.|${stateName}) Const(?:\.|itution)),? ?((?:[Aa]rt(?:icle|\.)|[Aa]mends?(?:ment|\.)) ?${number}${detail})`;
const constitutionOwners = ['United States ', 'U.S. ', pattern()`${stateName} `];
const constitutionPlaces = [stateName, 'the United States', 'this State'];
const article = pattern(
  'g',
)`\b([Aa]rticle ${number}${detail}),? of (?:the )?(${anyOf(constitutionOwners)}?(?:State )?Constitution)(?: of (?:the State of )?(${anyOf(constitutionPlaces)}))?`;

/** The articles and amendments of constitutions that a text cites. */
export function findConstitutions(text: string): FoundConstitution[] {
  const found: FoundConstitution[] = [];
  const add = (match: RegExpMatchArray, key: string) =>
    found.push({ key, start: match.index!, end: match.index! + match[0].length });
  if (text.includes('Amendment')) {
    for (const match of text.matchAll(amendment)) {
      for (const name of match[0].match(anOrdinal) ?? [match[1]!]) {
        const at = match[0].indexOf(name);
        const lone = match[0].replace(/ Amendments?$/, '') === name;
        found.push({
          key: keyOfAmendment(name),
          start: match.index + at,
          end: lone ? match.index + match[0].length : match.index + at + name.length,
        });
      }
    }
  }
  for (const match of matchNear(text, constitution, cited)) add(match, plain(match[1]! + match[2]!));
  for (const match of matchNear(text, constitution, article))
    add(match, plain(`${(match[3] ?? '').replace('the ', '')}${match[2]!}${match[1]!}`));
  return found;
}

function keyOfAmendment(name: string): string {
  const index = /^\d/.test(name) ? Number.parseInt(name, 10) - 1 : ordinals.indexOf(name);
  return `usconstamend${(romans[index] ?? name).toLowerCase()}`;
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/united states|u\. ?s\./, 'us')
    .replace(/constitution/, 'const')
    .replace(/amendment/, 'amend')
    .replace(/article/, 'art')
    .replace(/section|sec\.|§/g, '')
    .replace(/[^a-z0-9]/g, '');
}
