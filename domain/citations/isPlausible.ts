import type { Found } from './Found.ts';

/** Surnames and common words that are also the full name of an old reporter. */
const everyday = new Set(
  `Black Bush Bay Bond Call Chase Cooke Day Foster Grant Gray Green Greene Hall Handy Head Hill Howard Jones Johnson Martin
  Mason Mill Mills Minor Miles Morris Page Paine Parsons Peters Phillips Porter Posey Power Price Rice Riley Robinson Root Smith South
  Story Storey Swan Taylor Terry Texas Thompson Tyler Walker Ware Watts Wharton Williams Wilson Woods Wright York Allen
  Houston Dallas Jefferson Florida Maryland Maine Pacific Digest Economist Taxes Scholar IDEA RISK NEXUS Landslide
  Briefcase Tribal Intelligencer Dakota Lea Ben Han Hun Abb Ark Ct Otto Peck Meigs Syllabi mills South Bee`.split(
    /\s+/,
  ),
);

const follows = /^\s{0,3}(?:[,.;:)\]("'|]|\[|$|at\b|and\b|n\.|&)/;

/** Whether the words around a volume and a page let them be a citation at all: no date, no address, no list. */
export function isPlausible(flow: string, cited: Found): boolean {
  const reporter = cited.reporter!.replace(/\s+/g, ' ');
  const end = cited.end;
  // A state and five figures are an address.
  if (/^[A-Z][a-z]\.$/.test(reporter) && /^\d{5}$/.test(cited.page ?? '')) return false;
  if (
    /^\s?(?:a\.m\.|p\.m\.|o'clock|percent|%|years?|months?|days?|feet|miles|minutes|hours?)\b/i.test(
      flow.slice(end, end + 12),
    )
  )
    return false;
  if (isWeak(reporter) && !follows.test(flow.slice(end, end + 6)) && !/^\s[A-Z\d]/.test(flow.slice(end, end + 3)))
    return false;
  if (/^[A-Z]{2}$/.test(reporter) && cited.kind === 'full' && reporter !== 'WL' && reporter !== 'US') {
    if (!isNeutral(cited, reporter) && !isNamed(flow, cited.start)) return false;
  }
  return true;
}

/** Two parties before it: `Low v. Brandt, 66 NW 930`. */
function isNamed(flow: string, at: number): boolean {
  return /\sv\.?\s[^;]{2,120},\s{1,6}$/.test(flow.slice(Math.max(0, at - 160), at));
}

/** `2014 MT 33` is a state's own numbering; `2023 CO 80202` is none. */
function isNeutral(cited: Found, reporter: string): boolean {
  return /^(?:19[89]|20)\d+$/.test(cited.volume ?? '') && (reporter === 'IL' || (cited.page ?? '').length <= 4);
}

/** An abbreviation of one bare word or letter, that may be anything. */
function isWeak(reporter: string): boolean {
  if (reporter === 'WL') return false;
  if (/^(?:Ga|Md|Ky|Va|Pa|Me|La|Vt|Mo|So)\.$/.test(reporter)) return false;
  return /^[A-Z][a-z]*$|^[A-Z]{2}$|^[A-Z][a-z]?\.$|^[A-Z],?\.?$/.test(reporter) || everyday.has(reporter);
}

/** Whether a citation with an ambiguous reporter name has no other evidence that it is a citation. */
export function isDoubtful(flow: string, cited: Found, previous: Found | undefined): boolean {
  const reporter = cited.reporter!.replace(/\s+/g, ' ');
  if (!isWeak(reporter) || (/^[A-Z]{2}$/.test(reporter) && isNeutral(cited, reporter))) return false;
  const named = cited.antecedent && /,\s{1,6}$/.test(flow.slice(Math.max(0, cited.start - 8), cited.start));
  if (cited.plaintiff || cited.defendant || cited.year || named) return beginsLine(flow, cited);
  const gap = previous ? flow.slice(previous.after, Math.min(cited.start, previous.after + 20)) : '';
  if (previous && /^\s*[,[(;]{1,2}\s*$/.test(gap)) return false;
  return beginsLine(flow, cited) || (!isSurname(reporter) && !isState(reporter));
}

/** `21 Taylor, 281 F.3d at 830`: the number of a line, a name, and what the name cites. */
function beginsLine(flow: string, cited: Found): boolean {
  if (Number(cited.volume) > 31 || cited.year) return false;
  const after = cited.start + cited.volume!.length;
  const comma = /^\s+[A-Z][\w.]*,/.test(flow.slice(after, after + 30));
  return comma && /^,?\s*\d*\s*[A-Z]/.test(flow.slice(cited.end, cited.end + 6));
}

function isSurname(reporter: string): boolean {
  return /^[A-Z][a-z]{3,}$/.test(reporter);
}

function isState(reporter: string): boolean {
  return /^(?:Idaho|Iowa|Ohio|Utah|Alaska|Hawaii|Guam)$/.test(reporter);
}
