import { anyOf, pattern } from '#domain/text/pattern';
import { nameSuffix, organization } from './nameWords.ts';

const capitalizedWords = [
  'LLC',
  'VIN',
  'LLP',
  'LP',
  'LLLP',
  'PLLC',
  'PC',
  'PA',
  'NA',
  'USA',
  'US',
  'II',
  'III',
  'IV',
  'VI',
  'VII',
  'VIII',
  'IX',
  'JPMORGAN',
  'HSBC',
  'AIG',
  'IBM',
  'UPS',
  'USAA',
  'CVS',
  'NFL',
  'NBA',
  'NCAA',
  'NAACP',
  'ACLU',
  'FDIC',
  'SEC',
  'IRS',
  'DHS',
  'CBP',
  'ICE',
  'USCIS',
  'FBI',
  'CIA',
  'NSA',
  'EPA',
  'DVA',
  'DOJ',
  'HC',
  'DDS',
  'MD',
  'FSB',
  'CEVA',
  'BMW',
  'AT&T',
  'PNC',
  'TD',
  'BB&T',
  'GMAC',
  'WMC',
  'RV',
  'TV',
  'UK',
  'NYC',
  'NYPD',
  'LAPD',
  'HOA',
  'POA',
  'EEOC',
  'OSHA',
  'USDA',
  'FAA',
  'DEA',
  'NASA',
  'ATF',
  'SEIU',
  'IBEW',
  'UAW',
  'AFSCME',
  'AFL-CIO',
  'AFL',
  'CIO',
  'PLC',
  'REIT',
  'APRN',
];
/** Letters that stay as captions print them. */
const capitals = pattern()`^${anyOf(capitalizedWords)}$`;
const small =
  /^(?:of|the|and|for|in|on|at|to|by|de|la|del|von|van|der|den|ex|rel|with|a|an|d\/b\/a|a\/k\/a|f\/k\/a|n\/k\/a|dba|aka|fka|nka)$/i;

/**
 * A party's name as a person would write it. A caption in capitals is spelled as the document's own text spells the name,
 * where it does; else with capitals at the words' beginnings.
 */
export function spellName(printed: string, running: string): string {
  // Another name may be set in other letters: `DARIO FONTANA, a/k/a "Dice"`.
  const other = /,? (?:[anf]\/k\/a|d\/b\/a|AKA|FKA|NKA|DBA|aka|fka|nka|dba) (?=\S*[a-z]{2})/.exec(printed);
  if (other !== null && other.index > 0)
    return spellName(printed.slice(0, other.index), running) + printed.slice(other.index);
  const prose = printed.replace(/\b(?:d\/b\/a|a\/k\/a|f\/k\/a|n\/k\/a|of|and|the|for|nka|dba|Inc|Ltd|Corp|Co)\b/g, '');
  if (/^(?:STATE|PEOPLE|COMMONWEALTH|CITY|COUNTY|TOWN|ESTATE) of [A-Z][a-z]/.test(printed))
    return printed.replace(/^[A-Z]+/, capital);
  if (/[a-z]{2}/.test(prose)) return spellSurname(printed);
  return (
    capitalFirst(spelledInText(printed, running)) ??
    printed
      .split(/(\s+|(?<=[A-Za-z])-(?=[A-Za-z]))/)
      .map(spellWord)
      .join('')
      .replace(/\b([adf]\/[bk]\/a) the /g, '$1 The ')
  );
}

/** `Ana Lucia MORALES QUINTERO`, as immigration documents print surnames. */
function spellSurname(printed: string): string {
  if (organization.test(printed) || !/^[A-Z][a-z]+(?: [A-Z](?:[a-z]+|\.))* [A-Z]{4,}(?: [A-Z]{2,})*$/.test(printed))
    return printed;
  return printed.split(' ').map(spellWord).join(' ');
}

function spelledInText(printed: string, running: string): string | undefined {
  if (printed.length < 5) return undefined;
  const source = printed.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
  for (const match of running.matchAll(new RegExp(`(?<![A-Za-z])${source}(?![A-Za-z])`, 'gi'))) {
    const found = match[0].replace(/\s+/g, ' ');
    const words = found.split(' ').filter((word) => /[A-Za-z]{3}/.test(word) && !small.test(word));
    if (
      words.some((word) => /[a-z]/.test(word)) &&
      words.every(
        (word) =>
          /^[^A-Za-z]*[A-Z]/.test(word) &&
          (/[a-z]/.test(word) || capitals.test(word.replace(/[^A-Z&]/g, '')) || word.length <= 5),
      )
    )
      return found;
  }
  return undefined;
}

function spellWord(word: string, index: number): string {
  if (/^[ADFNT]\/[KBD]?\/?[AB]$|^F\/D\/B\/A$/.test(word)) return word.toLowerCase();
  if (/^\d+(?:ST|ND|RD|TH)[.,]?$/.test(word)) return word.toLowerCase();
  if (!/[A-Z]{2}/.test(word) || /\d/.test(word)) return word;
  const bare = word.replace(/[^A-Za-z&/]/g, '');
  if (
    capitals.test(bare) ||
    /^(?:[A-Z]\.){2,}[A-Z]?[,.]?$/.test(word) ||
    (bare.length > 1 &&
      bare.length <= 4 &&
      !/[AEIOUY]/.test(bare) &&
      !/^(?:MR|MRS|DR|MS|JR|SR|ST|LTD|CTR|DEPT|BROS)$/.test(bare))
  )
    return word;
  if (index > 0 && small.test(bare)) return word.toLowerCase();
  if (nameSuffix.test(bare) && /^(?:INC|CORP|LTD|CO|JR|SR|ESQ)$/.test(bare)) return capital(word);
  return capital(word)
    .replace(/\bMc([a-z])/, (_match, letter: string) => `Mc${letter.toUpperCase()}`)
    .replace(/\b([OD])'([a-z])/, (_match, first: string, letter: string) => `${first}'${letter.toUpperCase()}`);
}

function capital(word: string): string {
  return word
    .toLowerCase()
    .replace(/[a-z]/, (letter) => letter.toUpperCase())
    .replace(/([/(&"])([a-z])/g, (_match, mark: string, letter: string) => mark + letter.toUpperCase());
}

function capitalFirst(text: string | undefined): string | undefined {
  return text?.replace(/^[a-z]/, (letter) => letter.toUpperCase());
}
