import { plainCharacters } from '#domain/text/plainCharacters';
import { longFormsOf } from './nameAbbreviations.ts';

/** One word of a case name, in small letters and without signs. */
export type NameWord = {
  said: string;
  /** Printed short: with a full stop or an apostrophe inside. */
  short: boolean;
  /** The parts before and after the apostrophe of a contraction, such as `ass`, `n`. */
  around: readonly [string, string] | null;
  /** Letters only, for example `S.E.C.` or `NLRB`: may be the initials of other words. */
  initials: boolean;
  /** First letters of the words without weight before it: `f` of `for` in Students for Fair Admissions. */
  lead: string;
  /** How well it identifies the party: 1 for a proper name, little for `Inc.` and `County`. */
  weight: number;
};

const own = 1;
const common = 0.25;
const slight = 0.1;
const mostWords = 60;

const ofWords = (words: string) => new Set(words.split(/\s+/));

/** Words that do not identify a party: connectives, titles, party roles. */
const empty = ofWords(`the of and a an in re matter ex rel parte for on behalf et al ux vir seq etc individually as his
  her its their capacity official dba fka aka nka on own all other others similarly situated similar through by with
  to at from jr sr ii iii iv esq dr mr mrs ms hon md phd plaintiff plaintiffs defendant defendants appellant
  appellants appellee appellees petitioner petitioners respondent respondents claimant claimants cross relator
  intervenor intervenors complainant movant debtor debtors interest marriage petition application guardianship
  conservatorship succession adoption custody welfare appeal claim real party parties error sub nom heirs deceased
  minor next friend guardian litem consolidated cases case see also cf but accord eg e.g citing quoting`);

/** Words that thousands of parties have in their names. */
const frequent =
  ofWords(`inc incorporated corp corporation co company companies llc llp lp pllc pc plc ltd limited na sa
  ag gmbh nv bv association associates board bureau department division commission committee commissioner
  commissioners commonwealth city county town township village borough parish state states people united district
  districts school schools court courts superior municipal circuit appellate supreme unified public national federal
  american america international general insurance ins bank trust trustee trustees group holding holdings services
  service system systems industries industry products enterprises partners partnership foundation institute
  university college hospital medical center authority agency office administration administrator secretary
  director warden sheriff superintendent attorney governor estate litigation securities union local workers society
  club church brothers sons mutual life casualty fund railroad railway transportation power light water gas oil
  electric telephone communications technologies technology development management properties property land
  investment investments financial savings loan mortgage home care health community council order number doe roe
  correctional corrections institution prison jail police sanitation elections education employment security social
  labor relations housing unemployment workmens compensation revenue taxation internal motor vehicles environmental
  protection`);

/** Printed in letters with full stops, these are names. */
const lettered: Record<string, string> = {
  us: 'united states',
  usa: 'united states',
  ny: 'new york',
  nyc: 'new york city',
  nj: 'new jersey',
  nm: 'new mexico',
  nh: 'new hampshire',
  nc: 'north carolina',
  sc: 'south carolina',
  nd: 'north dakota',
  sd: 'south dakota',
  wva: 'west virginia',
  ri: 'rhode island',
  dc: 'district columbia',
  pr: 'puerto rico',
  la: 'los angeles',
  rr: 'railroad',
  ss: 'steamship',
};

/** The distinctive words of a party's `plain` name, or all of them if there are none: some people are named Friend. */
export function wordsOfName(name: string): NameWord[] {
  const words = name
    .replace(/\bW\. ?Va\b\.?/g, 'West Virginia')
    .replace(/\b((?:[A-Za-z]\. ?){2,})/g, joinLetters)
    .split(/[\s,;:/()[\]"*_-]+/, mostWords)
    .flatMap(toWords)
    .filter(({ said }) => said !== '');
  words.forEach((word, i) => {
    const before = words[i - 1];
    if (before && empty.has(before.said)) word.lead = before.lead + before.said[0];
  });
  const telling = words.filter(({ said }) => !empty.has(said));
  return telling.length > 0 ? telling : words;
}

/** The same letters without accents and typographic signs. */
export function plain(name: string): string {
  return plainCharacters(name.slice(0, 600))
    .replace(/<[^<>]{0,40}>/g, '')
    .replaceAll('&amp;', '&')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/\b[dfan]\/[bk]\/a\b/gi, ' dba ');
}

/** `S. E. C.` becomes `S.E.C.`: initials are joined; a name follows after a space. */
function joinLetters(letters: string): string {
  return `${letters.replaceAll(' ', '')} `;
}

function toWords(printed: string): NameWord[] {
  const dotted = /^(?:[a-z]\.){2,}(?:'?s)?$/i.test(printed);
  const bare = printed.replace(/'s$|'$/i, (sign) => (sign.length > 1 ? 's' : '')).replace(/^'+/, '');
  const said = bare.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const capitals = /^[A-Z][A-Z&]{0,5}[A-Z]$/.test(printed);
  const name = dotted || (capitals && ['us', 'usa', 'nyc'].includes(said)) ? lettered[said] : undefined;
  if (name) return name.split(' ').map((word) => toWord(word, word));
  return [toWord(said, bare, dotted || capitals)];
}

function toWord(said: string, printed: string, initials = false): NameWord {
  const contraction = /^([a-z]+)'([a-z]+)$/i.exec(printed);
  const short = contraction !== null || printed.endsWith('.');
  return {
    said,
    short,
    around: contraction ? [contraction[1]!.toLowerCase(), contraction[2]!.toLowerCase()] : null,
    initials,
    lead: '',
    weight: weigh(said, short, initials),
  };
}

function weigh(said: string, short: boolean, initials: boolean): number {
  if (said.length === 1 || /^\d+$/.test(said) || (initials && said.length < 4 && short)) return slight;
  if (frequent.has(said) || (said.endsWith('s') && frequent.has(said.slice(0, -1)))) return common;
  const long = longFormsOf(said);
  return long.length > 0 && long.some((form) => frequent.has(form)) ? common : own;
}
