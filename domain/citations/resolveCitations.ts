import { commonParties } from './data/nameWords.ts';
import type { Found } from './Found.ts';
import { hasRecordCite } from './hasRecordCite.ts';

/** Opinions are rarely longer; a page farther on belongs to another decision. */
const longestOpinion = 150;

/** A name or a volume that this many authorities share does not distinguish them. */
const mostOfAName = 64;

type Authority = { prints: Found[] };

/** The full citation of each citation: itself, or the earlier one that a short form refers to. */
export function resolveCitations(flow: string, citations: readonly Found[]): Map<Found, Found> {
  const named = new Map<Found, Found>();
  const authorities = new Authorities();
  let last: Found | null = null;
  let inner: Found | null = null;
  let previous: Found | null = null;
  let outer: Found | null = null;
  let isMixed = false;
  for (const cited of citations) {
    const isJoined = !cited.within && outer !== null && continuesString(flow, outer, cited);
    let meant: Found | null = null;
    if (cited.kind === 'full' || cited.kind === 'law' || cited.kind === 'journal') meant = authorities.add(cited);
    else if (cited.kind === 'short') {
      meant = authorities.printOf(besidePrint(flow, previous, cited, named), cited) ?? authorities.byVolume(cited);
      // After a string of several authorities, the second print says which one an id. means.
      if (meant && previous?.kind === 'id' && !named.has(previous) && isBeside(flow, previous, cited))
        named.set(previous, authorities.firstPrint(meant));
    } else if (cited.kind === 'supra' || cited.kind === 'reference')
      meant = authorities.byName(cited) ?? authorities.byAuthor(flow, cited);
    else if (cited.kind === 'id') {
      const between = previous ? flow.slice(Math.max(previous.last, cited.start - 800), cited.start) : '';
      const fits = (one: Found | null) => (one ? authorities.withPage(one, cited.pin_cite) : null);
      const isUnclear: boolean = hasRecordCite(between) || (isMixed && !isJoined && !cited.within);
      meant = isUnclear ? null : (fits(last) ?? (previous?.within ? fits(inner) : null));
    }
    if (meant) named.set(cited, meant);
    // id. does not refer to a citation in a parenthesis or in the history of another (Bluebook, rule 4.1).
    if (cited.within) inner = meant;
    else {
      if (!cited.parallel) isMixed = isJoined && (isMixed || meant === null || meant !== last);
      last = meant;
      outer = cited;
    }
    previous = cited;
  }
  return named;
}

const signal = /^[\s)\]]{0,3};[^;.?!]{0,60}(?:e\.g\.,?\s{0,4}|[Cc]f\.\s{0,4})?$/;

/**
 * Whether a semicolon joins two authorities in one string. An *id.* after a string of several has no clear meaning
 * (Bluebook, rule 4.1).
 */
function continuesString(flow: string, previous: Found, cited: Found): boolean {
  if (cited.first < previous.last || cited.first - previous.last > 80) return false;
  return signal.test(flow.slice(previous.last, cited.first));
}

/** The second print in `416 Md. at 607, 7 A.3d at 580` and in `Id. at 608, 7 A.3d at 581` is of the first one's decision. */
function besidePrint(
  flow: string,
  previous: Found | null,
  cited: Found,
  named: ReadonlyMap<Found, Found>,
): Found | null {
  if (!previous || (previous.kind !== 'short' && previous.kind !== 'id')) return null;
  return isBeside(flow, previous, cited) ? (named.get(previous) ?? null) : null;
}

function isBeside(flow: string, previous: Found, cited: Found): boolean {
  if (previous.reporter === cited.reporter || cited.start - previous.end > 40) return false;
  return /^(?:[\s,&-]|\d|nn?\.)*,\s{1,12}$/.test(flow.slice(previous.end, cited.start));
}

class Authorities {
  readonly #articles: Found[] = [];
  readonly #byKey = new Map<string, Found>();
  readonly #byVolume = new Map<string, Set<Found>>();
  readonly #byWord = new Map<string, Set<Found>>();
  readonly #groups = new Map<Found, Authority>();

  /** The first citation of the same authority. */
  add(cited: Found): Found {
    const key = `${cited.kind}|${cited.volume ?? ''}|${cited.reporter ?? ''}|${cited.page ?? ''}|${cited.docket ?? ''}`;
    const known = cited.page === undefined && !cited.docket ? undefined : this.#byKey.get(key);
    if (cited.kind === 'full') this.#remember(cited, known ?? cited);
    if (cited.kind === 'journal' && !known && this.#articles.length < mostOfAName) this.#articles.push(cited);
    if (known) return known;
    this.#byKey.set(key, cited);
    const head =
      cited.parallel && this.#groups.has(cited.parallel) ? this.#groups.get(cited.parallel)! : { prints: [] };
    head.prints.push(cited);
    this.#groups.set(cited, head);
    if (cited.kind === 'full' && cited.volume) push(this.#byVolume, `${cited.volume}|${cited.reporter}`, cited);
    return cited;
  }

  #remember(cited: Found, meant: Found): void {
    const nickname = /^[“"]([^“”"]{2,60})[”"]$/.exec(cited.parenthetical ?? '')?.[1];
    for (const name of [nickname, cited.plaintiff, cited.defendant, cited.plaintiff ? undefined : cited.antecedent]) {
      if (name) for (const word of new Set(nameWords(name))) push(this.#byWord, word, meant);
    }
  }

  byVolume(cited: Found): Found | null {
    const all = [...(this.#byVolume.get(`${cited.volume}|${cited.reporter}`) ?? [])];
    if (all.length === 1) return isWithin(all[0]!, cited, Number.POSITIVE_INFINITY) ? all[0]! : null;
    const same = all.filter((one) => isWithin(one, cited, longestOpinion));
    if (same.length <= 1) return same[0] ?? null;
    if (cited.antecedent) {
      const named = new Set(this.#named(cited.antecedent));
      const fitting = same.filter((one) => named.has(one));
      return fitting.length === 1 ? fitting[0]! : null;
    }
    // Where a later decision begins, the earlier one has ended.
    const begins = Math.max(...same.map((one) => Number(one.page) || 0));
    const last = same.filter((one) => Number(one.page) === begins);
    return last.length === 1 ? last[0]! : null;
  }

  byName(cited: Found): Found | null {
    for (const name of [
      cited.plaintiff && cited.defendant ? `${cited.plaintiff} ${cited.defendant}` : undefined,
      cited.antecedent,
    ]) {
      if (!name) continue;
      const meant = [...new Set(this.#named(name).map((one) => this.#groups.get(one)))];
      if (meant.length === 1 && meant[0]) return meant[0].prints[0]!;
    }
    return null;
  }

  /** An article by its author's last name, which appears before it: `Quill, supra note 3, at 51`. */
  byAuthor(flow: string, cited: Found): Found | null {
    const author = cited.kind === 'supra' ? /([A-Z][\w'-]+)$/.exec(cited.antecedent ?? '')?.[1] : undefined;
    if (!author) return null;
    const fitting = this.#articles.filter((one) =>
      flow.slice(Math.max(0, one.start - 240), one.start).includes(author),
    );
    return fitting.length === 1 ? fitting[0]! : null;
  }

  /** Citations whose name has every word of this one. */
  #named(name: string): Found[] {
    const words = nameWords(name);
    if (words.length === 0) return [];
    const sets = words.map((word) => this.#byWord.get(word) ?? new Set<Found>());
    return [...sets[0]!].filter((one) => sets.every((set) => set.has(one)));
  }

  /** The print of a decision in the reporter of a short form, or the decision where that print was not cited. */
  printOf(meant: Found | null, short: Found): Found | null {
    const prints = meant ? this.#groups.get(meant)?.prints : undefined;
    return prints?.find(({ volume, reporter }) => volume === short.volume && reporter === short.reporter) ?? meant;
  }

  firstPrint(meant: Found): Found {
    return this.#groups.get(meant)?.prints[0] ?? meant;
  }

  /** The parallel citation whose page range can contain a page; null if none can. */
  withPage(meant: Found, pin: string | undefined): Found | null {
    const group = this.#groups.get(meant);
    const prints = [meant, ...(group?.prints ?? []).filter((one) => one !== meant)];
    const head = group?.prints[0] ?? meant;
    const fits = [head, ...prints].find((one) => canHold(one, pin));
    return fits ?? null;
  }
}

function push(map: Map<string, Set<Found>>, key: string, value: Found): void {
  const known = map.get(key);
  if (!known) map.set(key, new Set([value]));
  else if (known.size < mostOfAName) known.add(value);
}

function nameWords(name: string): string[] {
  const words = name
    .toLowerCase()
    .replace(/[’']s\b/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && !/^(?:the|of|and|in|re|v|vs|inc|co|corp|llc|ltd)$/.test(word));
  return commonParties.has(name.toLowerCase()) ? [] : words;
}

/** Whether a short form's page can be one of this opinion's. */
function isWithin(full: Found, short: Found, pages: number): boolean {
  const page = Number(full.page);
  const pin = Number(short.page);
  return !(page > 0 && pin > 0) || (pin >= page && pin <= page + pages);
}

function canHold(full: Found, pin: string | undefined): boolean {
  if (full.kind === 'full' && full.page === undefined && !full.docket) return false;
  if (!pin || full.kind === 'law' || full.docket) return true;
  if (!/^\d+$/.test(full.page ?? '')) return true;
  const counted =
    full.editions.some((edition) => /[Nidy]/.test(edition.marks)) || /^(?:WL|.*LEXIS)$/.test(full.reporter ?? '');
  if (counted) return true;
  const first = Number(/^(?:at )?(?:pp?\. ?)?(\d+)/.exec(pin)?.[1]);
  if (!first) return /^(?:at )?\*/.test(pin) && full.kind === 'full' && counted;
  return first >= Number(full.page) && first <= Number(full.page) + longestOpinion;
}
