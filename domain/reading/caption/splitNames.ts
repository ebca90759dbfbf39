import { anyOf, pattern } from '#domain/text/pattern';
import { capitalRuns, isCapitalsAmongProse } from './capitalRuns.ts';
import { endsInPair, joinCouples, partCouple } from './couples.ts';
import { listedNames } from './listedNames.ts';
import { looksLikeParty } from './looksLikeParty.ts';
import { companyEnd, fictitious, nameSuffix, office, organization, rank, unnamed } from './nameWords.ts';
import { isPlain, splitAtAnd } from './splitAtAnd.ts';
import { type Range, trim } from './textRange.ts';

/** A party's name within a run of text; `unnamed` when it is John or Jane Doe. */
export type NameSpan = { start: number; end: number; value: string; unnamed: boolean };

/**
 * The parties' names in a caption's run of text: capacities, kinds of company, offices, addresses, `et al.` and
 * fictitious defendants are left out; `d/b/a` and its sisters stay with the name. `several`: the caption's role for them
 * is a plural.
 */
export function splitNames(text: string, several = false): NameSpan[] {
  const clean = blankOut(text);
  const spans =
    isCapitalsAmongProse(clean) && !isListOfProse(clean) && !isListOfNames(clean)
      ? capitalRuns(clean)
      : listedNames(clean);
  // A plural role over one name says that the name is two, unless `et al.` accounts for it.
  const isPair = several && spans.length === 1 && !/\bet\.? al\b/i.test(text);
  return joinCouples(clean, spans)
    .flatMap((span, index, all) =>
      partCouple(clean, span, several) === undefined
        ? splitAtAnd(clean, span, isPair || (several && index === all.length - 1 && endsInPair(clean, span)))
        : [span],
    )
    .flatMap((span) => tidyCouple(clean, span, several) ?? tidy(clean, span));
}

/** `ADA AND PAUL ROE`: each with the surname. */
function tidyCouple(text: string, span: Range, several: boolean): NameSpan[] | undefined {
  const couple = partCouple(text, trim(text, span), several);
  if (couple === undefined) return undefined;
  const { first, surname, second } = couple;
  const value = `${text.slice(first.start, first.end)} ${surname}`;
  return [{ ...first, value, unnamed: false }, ...tidy(text, second)];
}

/**
 * `RICK SCOTT, in his capacity; Pamela Bond, in hers; ...`: semicolons separate names, few of which are in capitals.
 */
function isListOfProse(text: string): boolean {
  const items = text.split(/;\s*(?:and\b)?\W*/).filter((item) => /[A-Za-z]{2}/.test(item));
  return items.length > 2 && items.filter((item) => /^[A-Z][a-z]/.test(item)).length > 0.5 * items.length;
}

/** `CITY OF MARBLE FALLS, Mayor Dan Orr, and Ada Hale`: what is not in capitals is a person's name too. */
function isListOfNames(text: string): boolean {
  const pieces = text
    .split(/[,;]|\band\b/)
    .map((piece) => piece.trim().replace(/^(?:d\/?b\/?a|a\/?k\/?a|f\/?k\/?a)\s+/i, ''))
    .filter((piece) => piece !== '');
  return pieces.every((piece, index) => {
    if (nameSuffix.test(piece)) return true;
    if ((companyEnd.test(piece) || nameSuffix.test(pieces[index + 1] ?? '')) && !smallWord.test(piece)) return true;
    if (/[A-Z]{3}/.test(piece) || /^[A-Z .'&-]+$/.test(piece)) return !/\s[a-z]{3}/.test(piece);
    const bare = piece.replace(rank, '');
    return isPlain(bare) && !office.test(bare);
  });
}

/** A small word that no company's name has. */
const smallWord = /(?:^|\s)(?!(?:of|the|at|for|in|on|d\/b\/a|a\/k\/a)\s)[a-z]/;

/** What a caption says of names that it invents: `said names being fictitious, the parties intended being tenants`. */
const inventedNames = [
  /(?:said|such|the) (?:[a-z]+ ){0,3}names? being\b/,
  'fictitiously named',
  /(?:the )?(?:persons?|parties)(?: or (?:persons?|parties))?,? (?:if any,? )?intended\b/,
  /true names? (?:being )?unknown/,
];
const fictitiousClause = pattern('gi')`,?\s*\b${anyOf(inventedNames)}[^;]*`;

/** Writes spaces over what is no name, so that offsets stay: parentheses, `et al.`, rules and brackets. */
function blankOut(text: string): string {
  const blank = (words: string) => ' '.repeat(words.length);
  const comma = (words: string) => `,${' '.repeat(words.length - 1)}`;
  return (
    text
      .replace(
        /\((?!s\))(?![A-Z][A-Za-z. ]{0,20}\),? (?:inc|n\.?a|l\.?l\.?c|ltd|limited|corp|co|l\.?p|s\.?a|plc|gmbh|pty|pte)\b)[^()]{0,200}\)/gi,
        blank,
      )
      .replace(/[[{][^\]}]{0,80}[\]}]/g, blank)
      .replace(/,?\s*\bet\.? ?(?:al|ux|vir)\b\.?,?/gi, blank)
      // `GEORGE BURR & another vs. TOWN OF ELM & others`
      .replace(/\s*(?:&|\band) (?:another|(?:[a-z]+ )?others)\b\.?(?=\s*(?:[,;]|$))/g, blank)
      .replace(fictitiousClause, blank)
      .replace(/,?\s+(?:a\/s\/o|a\/a\/o|o\/b\/o|f\/b\/o)\b[^;]*/gi, blank)
      .replace(/(?<=,)\s*\bex rel(?:\.|\b)/gi, blank)
      .replace(
        /(?<!\b(?:husband|wife))\s+and (?:(?:his|her) )?(?:wife|husband|spouse)\b(?=,?\s+["A-Z]|[,;]|$)/gi,
        comma,
      )
      .replace(/,?\s*\betc\.(?=[;,\s]|$)/gi, blank)
      .replace(/(?<=[;,])[|)]/g, blank)
      .replace(/(?<=\s)[:|](?=\s|$)/g, blank)
      .replace(/_{2,}|-{3,}|={2,}|\*{2,}/g, blank)
  );
}

const capacities = [
  'trustee',
  'administrat',
  'execut',
  'personal',
  'next',
  'guardian',
  'parent',
  'successor',
  'attorney',
  'assignee',
  'subrogee',
  'mother',
  'father',
  /an?\b/,
  /the\b/,
];
const descriptions = [
  'individually',
  'on behalf of',
  'by and through',
  'as to',
  'in (his|her|its|their)',
  pattern()`as ${anyOf(capacities)}`,
  'an individual',
  'a (minor|delaware|california|new york|texas|florida|illinois|nevada|limited|corporation|single|married)',
  'solely',
  'not individually',
  'both',
  'deceased',
  'pro se',
  /through\b/,
  'residing',
  'inclusive',
];
const descriptionTail = pattern('i')`\s*,?\s+${anyOf(descriptions)}\b.*$`;
function tidy(text: string, span: Range): NameSpan[] {
  let { start, end } = trim(text, span);
  for (let match = rank.exec(text.slice(start, end)); match !== null; match = rank.exec(text.slice(start, end))) {
    if (isPartOfCompany(match[0], text.slice(start, end))) break;
    start += match[0].length;
  }
  const behalf = descriptionTail.exec(text.slice(start, end));
  if (behalf !== null && behalf.index > 2) end = start + behalf.index;
  const and = /\s+(?:and|&)$/i.exec(text.slice(start, end));
  if (and !== null && and.index > 2) end = start + and.index;
  const variant = nameVariant(text.slice(start, end));
  if (variant !== undefined) end = start + variant;
  ({ start, end } = trim(text, { start, end }));
  if (
    /\.$/.test(text.slice(start, end)) &&
    !/(?:\b[A-Z]|Inc|INC|Corp|CORP|Co|CO|Ltd|LTD|Jr|JR|Sr|SR|Esq|ESQ|Bros|BROS|Ass'n|Dep't|LLC|LP)\.$/.test(
      text.slice(start, end),
    )
  )
    end--;
  if (/^the (?=[A-Z])/.test(text.slice(start, end))) start += 4;
  const quotes = text.slice(start, end).split('"').length - 1;
  const closing = /^,?"/.exec(text.slice(end));
  const quoted = quotes % 2 === 1 && closing !== null ? '"' : '';
  const printed = (text.slice(start, end) + quoted).replace(/\s+/g, ' ').replace(/ ,/g, ',');
  const value = once(printed.replace(/(?<=, | )(?:Ill|lll|IIl|lII)$/, 'III'));
  if (!isName(value)) return [];
  return [{ start, end, value, unnamed: unnamed.test(value) }];
}

/** Where the forms of a person's own name begin: `ADA ROE A/K/A ADA L. ROE`. A nickname or another name stays. */
function nameVariant(name: string): number | undefined {
  const at = /,? (?:a\/?k\/?a|a\.k\.a\.) /i.exec(name)?.index;
  if (at === undefined || !isPlain(name.slice(0, at))) return undefined;
  const [first, ...others] = name.split(/,? (?:a\/?k\/?a|a\.k\.a\.) /i).map((one) => one.trim().split(' ')[0]!);
  return others.every((other) => other.toLowerCase() === first!.toLowerCase()) ? at : undefined;
}

/** `Mr. Latch of Salem, LLC`: a title of address within a company's name. */
function isPartOfCompany(title: string, name: string): boolean {
  if (/^(?:lieutenant )?governor|^attorney general/i.test(title) && organization.test(name)) return true;
  return companyEnd.test(name) && !/^(?:plaintiff|defendant|petitioner|respondent)/i.test(title);
}

/** `Ada Roe ADA ROE`: the lawyers' client over the caption, and the caption's first name. */
function once(value: string): string {
  const half = value.slice(0, (value.length - 1) / 2);
  return half.length > 4 && `${half} ${half}`.toLowerCase() === value.toLowerCase() ? half : value;
}

function isName(value: string): boolean {
  return (
    value.length >= 2 &&
    value.length <= 160 &&
    !nameSuffix.test(value) &&
    /[A-Za-z]{2}|[A-Z]\.\s?[A-Z]\./.test(value) &&
    (!fictitious.test(value) || (unnamed.test(value) && value.includes(' '))) &&
    !/^(?:and|or|the|of|in|al|no|inclusive|corporation|individual|company|etc|other|others|vs?)\.?$/i.test(value) &&
    value.split(' ').length <= 22 &&
    looksLikeParty(value)
  );
}
