import { say } from '#domain/messages/say';
import { isQuotedIn } from './isQuotedIn.ts';
import type { KnownDecision } from './KnownDecision.ts';
import type { LedgerEntry } from './Ledger.ts';
import type { Authority, PlacedCitation } from './listAuthorities.ts';
import { pinPages } from './pinPages.ts';
import { whyNotInReporter, whyNotOfCourt } from './reporterRuns.ts';

type Doubt = LedgerEntry['doubts'][number];

const mostDoubts = 20;

/** What of an authority's mentions does not fit the decision that a source has under its citation, or cannot be at all. */
export function doubtsOf(authority: Authority, found: KnownDecision | null): Doubt[] {
  const doubts = [
    ...(found ? [yearDoubt(authority, found), courtDoubt(authority, found)] : []),
    ...(authority.kind === 'full' ? impossible(authority) : []),
    ...authority.mentions.flatMap((mention) => pinDoubts(authority, mention, found)),
    ...(found?.words ? authority.mentions.map((mention) => quotationDoubt(mention, found.words!)) : []),
  ];
  return doubts.filter((doubt) => doubt !== null).slice(0, mostDoubts);
}

/** Impossible citations, regardless of any source: the reporter has no such volume, or does not publish that court's decisions. */
function impossible({ mentions }: Authority): Doubt[] {
  const prints = mentions.filter(({ kind }) => kind === 'full');
  return prints.flatMap((mention): Doubt[] => {
    const { evidence } = mention;
    const years = whyNotInReporter(mention);
    const courts = whyNotOfCourt(mention.reporter, mention.court);
    return [
      ...(years ? [{ kind: 'year' as const, says: years, evidence }] : []),
      ...(courts ? [{ kind: 'court' as const, says: courts, evidence }] : []),
    ];
  });
}

function yearDoubt({ year, mentions }: Authority, { date_filed, date_about }: KnownDecision): Doubt | null {
  const filed = Number(date_filed?.slice(0, 4));
  const apart = Math.abs(Number(year) - filed);
  if (!year || !filed || !(apart > (date_about ? 1 : 0))) return null;
  const says = say('year_differs', { document: year, source: filed });
  return { kind: 'year', says, evidence: evidenceOf(mentions.find((mention) => mention.year === year)) };
}

function courtDoubt({ court, mentions }: Authority, known: KnownDecision): Doubt | null {
  if (!court || !known.court_id || sameCourt(court, known.court_id)) return null;
  const says = say('court_differs', { court: known.court ?? known.court_id });
  return { kind: 'court', says, evidence: evidenceOf(mentions.find((mention) => mention.court === court)) };
}

/** The IDs of a court and its departments begin alike, for example `calctapp` and `calctapp2d`. */
function sameCourt(one: string, other: string): boolean {
  return one === other || (Math.min(one.length, other.length) >= 6 && (one.startsWith(other) || other.startsWith(one)));
}

/** A pin cite refers to the pages of the reporter that it follows, where the source has them. */
function pinDoubts(authority: Authority, mention: PlacedCitation, found: KnownDecision | null): Doubt[] {
  if (!mention.pin_cite || (authority.kind !== 'full' && authority.kind !== 'journal')) return [];
  const print = printOf(authority, mention);
  const first = Number(print?.page);
  // The volume of a neutral citation is a year, and its number no page.
  if (!print || !Number.isInteger(first) || first < 1 || /^(?:1[89]|20)\d\d$/.test(print.volume ?? '')) return [];
  const last = found && found.first_page === first ? found.last_page : null;
  return pinPages(mention.pin_cite).flatMap((page): Doubt[] => {
    const evidence = evidenceOf(mention);
    const printed = authority.kind === 'full' ? 'opinion' : 'article';
    if (page < first) {
      return [{ kind: 'pin_page', says: say('page_before_first', { page, first, in: printed }), evidence }];
    }
    if (last === null || last < first || page <= last) return [];
    return [{ kind: 'pin_page', says: say('page_after_last', { page, last }), evidence }];
  });
}

/**
 * The reporter whose pages a pin cite refers to. `Id.` after a parallel citation may mean either, so it is not checked.
 */
function printOf(authority: Authority, mention: PlacedCitation): PlacedCitation | undefined {
  if (mention.kind === 'full' || mention.kind === 'journal')
    return mention.parallel_to === undefined ? mention : undefined;
  const prints = authority.mentions.filter(({ kind, page }) => (kind === 'full' || kind === 'journal') && page);
  if (mention.volume && mention.reporter) {
    return prints.find(({ volume, reporter }) => volume === mention.volume && reporter === mention.reporter);
  }
  return authority.parallels.length === 0 ? prints[0] : undefined;
}

function quotationDoubt(mention: PlacedCitation, words: string): Doubt | null {
  if (!mention.quotation || isQuotedIn(mention.quotation, words) !== false) return null;
  const quoted = mention.quotation.length > 120 ? `${mention.quotation.slice(0, 117)}…` : mention.quotation;
  return { kind: 'quotation', says: say('words_not_in_opinion', { quoted }), evidence: evidenceOf(mention) };
}

function evidenceOf(mention: PlacedCitation | undefined): Doubt['evidence'] {
  return mention?.evidence ?? [];
}
