import type { Evidence } from '#domain/documents/DocumentText';
import type { Citation } from './Citation.ts';
import { decisionKey } from './citationKey.ts';
import { lawKey } from './lawKey.ts';

/** A citation with its place in the document. */
export type PlacedCitation = Citation & { evidence: Evidence[]; quotation?: string | undefined };

/** One authority of a document with every mention of it. */
export type Authority = {
  kind: 'full' | 'law' | 'journal';
  citation: string;
  /** Its parties as the document gives them. */
  named: string | null;
  /** The name by which it is called where no parties could be read, for example `Twombly`; it may be part of a longer name. */
  antecedent: string | null;
  year: string | null;
  court: string | null;
  /** The key for querying a source; null if there is no number to look up, such as for a page not yet known. */
  key: string | null;
  parallels: { printed: string; key: string }[];
  /** A number of a service's own, such as a Westlaw number: others can seldom say anything of it. */
  proprietary: boolean;
  times: number;
  mentions: PlacedCitation[];
};

/** The authorities of a document in the order in which they are first cited in full, parallels and short forms with them. */
export function listAuthorities(citations: readonly PlacedCitation[]): Authority[] {
  const byKey = new Map<string, Authority>();
  const ofCitation = new Map<number, Authority>();
  citations.forEach((citation, index) => {
    if (!isFull(citation)) return;
    const key = keyOf(citation);
    const main = parallelOf(citation, ofCitation);
    const authority = main ?? (key ? byKey.get(key) : undefined) ?? begin(citation, key);
    if (key && !byKey.has(key)) byKey.set(key, authority);
    ofCitation.set(index, authority);
    addPrint(authority, citation, key);
    if (!main) authority.times++;
    authority.mentions.push(citation);
  });
  citations.forEach((citation, index) => {
    if (isFull(citation) || citation.resolves_to === undefined || citation.resolves_to === index) return;
    const authority = ofCitation.get(citation.resolves_to);
    if (!authority) return;
    if (citation.parallel_to === undefined) authority.times++;
    authority.mentions.push(citation);
  });
  return [...new Set(ofCitation.values())];
}

function isFull({ kind }: Citation): boolean {
  return kind === 'full' || kind === 'law' || kind === 'journal';
}

/** The authority that this is another print of. No decision is in one reporter twice, nor both in the Supreme Court's and another's. */
function parallelOf(citation: PlacedCitation, ofCitation: ReadonlyMap<number, Authority>): Authority | undefined {
  const main = citation.parallel_to === undefined ? undefined : ofCitation.get(citation.parallel_to);
  const first = main?.mentions[0];
  if (!main || !first) return undefined;
  const families = new Set([first.reporter, citation.reporter].map((reporter) => familyOf(reporter ?? '')));
  const apart = families.has('supreme') && families.has('lower');
  return apart || (first.reporter === citation.reporter && first.page !== citation.page) ? undefined : main;
}

function familyOf(reporter: string): 'supreme' | 'lower' | null {
  if (/^(?:U\.S\.|S\. Ct\.|L\. Ed\.)/.test(reporter)) return 'supreme';
  return /^(?:F\.|B\.R\.|Fed\. Cl\.)/.test(reporter) ? 'lower' : null;
}

function begin(citation: PlacedCitation, key: string | null): Authority {
  const named = nameOf(citation);
  return {
    kind: citation.kind as Authority['kind'],
    citation: describe(citation, named),
    named,
    antecedent: citation.antecedent ?? null,
    year: citation.year ?? null,
    court: citation.court ?? null,
    key,
    parallels: [],
    proprietary: /^(?:WL|U\.?S\.?\s*Dist|.*LEXIS)/i.test(citation.reporter ?? ''),
    times: 0,
    mentions: [],
  };
}

/** A second print, and what a later full citation says that the first one left out. */
function addPrint(authority: Authority, citation: PlacedCitation, key: string | null): void {
  if (key && key !== authority.key && !authority.parallels.some((known) => known.key === key)) {
    authority.parallels.push({ printed: printOf(citation), key });
  }
  const named = authority.named ? null : nameOf(citation);
  if (named) {
    authority.named = named;
    authority.citation = describe(citation, named);
  }
  authority.antecedent ??= citation.antecedent ?? null;
  authority.year ??= citation.year ?? null;
  authority.court ??= citation.court ?? null;
}

function nameOf({ plaintiff, defendant }: Citation): string | null {
  return plaintiff && defendant ? `${plaintiff} v. ${defendant}` : (plaintiff ?? defendant ?? null);
}

function printOf({ text, volume, reporter, page }: Citation): string {
  return volume && reporter && page ? `${volume} ${reporter} ${page}` : text.replace(/\s+/g, ' ').trim();
}

function describe(citation: PlacedCitation, named: string | null): string {
  if (citation.kind === 'law') return lawAsCited(citation);
  if (citation.kind !== 'full') return printOf({ ...citation, volume: '' });
  return `${named ? `${named}, ` : ''}${printOf(citation)}${citation.year ? ` (${citation.year})` : ''}`;
}

/** A law as printed; a section in a list, or one before its code, with the code first: `28 U.S.C. § 1343`. */
function lawAsCited({ text, volume, reporter, page, pin_cite }: Citation): string {
  if (
    !reporter ||
    !page ||
    !/^(?:[\d§]|[Ss]ec|[Rr]ules?\s\d|ss?\.|[Cc]h)/.test(text) ||
    (volume && text.startsWith(volume))
  )
    return text.replace(/\s+/g, ' ').trim();
  return `${volume ? `${volume} ` : ''}${reporter}${/R\.|Rule/.test(reporter) ? '' : ' §'} ${page}${pin_cite && /^art|^amend/.test(page) ? `, ${pin_cite}` : ''}`;
}

/** Decisions are looked up by volume, reporter, and page; laws by their full citation. */
function keyOf(citation: Citation): string | null {
  const { kind, volume, reporter, page } = citation;
  if (kind === 'law') return lawKey(lawAsCited(citation)) || null;
  return volume && reporter && page && /\d/.test(page) ? decisionKey(volume, reporter, page) : null;
}
