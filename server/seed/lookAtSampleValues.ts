import { sameCaseNumber } from '#domain/caseNumbers/sameCaseNumber';
import { plainCharacters } from '#domain/text/plainCharacters';
import { editFiling } from '#server/intake/editFiling';
import { readFilingDetails } from '#server/intake/readFilingDetails';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { furtherCourts } from './plan/furtherCourts.ts';
import type { PlannedFiling } from './plan/planFilings.ts';
import { openRandom, type Random } from './plan/random.ts';

/** The share of filings in which a clerk reviews values, and the share of values reviewed. */
const filingsLookedAt = 0.45;
const valuesLookedAt = 0.7;
/** The share of titles that a clerk rewrites from capitals to title case. */
const titlesRewritten = 0.12;

type Looked = { field: string; right: boolean; truth: string };
type Filing = Awaited<ReturnType<typeof readFilingDetails>>;

/**
 * A clerk reviews the values read in a planned filing and confirms or corrects them. Corrected values were really
 * misread, so the sample court's figures are realistic.
 */
export async function lookAtSampleValues(
  needs: Needs<'db' | 'config' | 'now'>,
  clerk: Actor,
  filing_id: string,
  planned: PlannedFiling,
): Promise<void> {
  const random = openRandom(seedOf(`${planned.held.case_number} ${planned.index}`));
  if (!random.chance(filingsLookedAt)) return;
  const filing = await readFilingDetails(needs.db, clerk, filing_id);
  const looked = lookAt(filing, planned, random).filter(() => random.chance(valuesLookedAt));
  if (looked.length === 0) return;
  const wrong = Object.fromEntries(looked.flatMap(({ field, right, truth }) => (right ? [] : [[field, truth]])));
  const confirmed = looked.flatMap(({ field, right }) => (right ? [field] : []));
  await editFiling(needs, clerk, {
    id: filing_id,
    version: filing.version,
    ...wrong,
    ...(confirmed.length > 0 && { confirmed: confirmed as never }),
  });
}

/** The read values whose true value the plan contains. */
function lookAt(filing: Filing, { held, document }: PlannedFiling, random: Random): Looked[] {
  const [first, ...others] = held.parties;
  // The caption of an estate or a marriage does not set two sides against each other.
  const hasSides = held.title_form === null || held.title_form === 'criminal';
  const opens = document.purpose === 'opening';
  const names = (list: string[]) => list.join('\n');
  const { case_number, filling_date, title, judge_name } = filing;
  const isElsewhere = furtherCourts.some(({ id }) => id === held.court_id);
  const rewritten = random.chance(titlesRewritten);
  return [
    ...said('case_number', case_number, opens && !isElsewhere ? '' : held.case_number, sameCaseNumber),
    ...said('plaintiffs', names(filing.plaintiffs), hasSides ? first!.full_name : '', inOtherCase),
    ...said(
      'defendants',
      names(filing.defendants),
      hasSides ? names(others.map(({ full_name }) => full_name)) : '',
      inOtherCase,
    ),
    ...said('filling_date', filling_date, document.filed_on, (one, other) => one === other),
    ...said('judge_name', judge_name, opens ? '' : (held.judge ?? ''), (one, other) =>
      inOtherCase(withoutTitle(one), withoutTitle(other)),
    ),
    // Otherwise the document is created from a template, which has its own title.
    ...said(
      'title',
      isElsewhere ? null : title,
      titled(document.heading),
      (one, other) => !rewritten && inOtherCase(one, other),
    ),
  ];
}

function said(
  field: string,
  read: string | null,
  truth: string,
  same: (read: string, truth: string) => boolean,
): Looked[] {
  if (!read || truth === '') return [];
  return [{ field, right: same(read, truth), truth }];
}

function inOtherCase(one: string, other: string): boolean {
  const plain = (text: string) => plainCharacters(text).replace(/\s+/g, ' ').toLowerCase();
  return plain(one) === plain(other);
}

function withoutTitle(judge: string): string {
  return judge.replace(/^(?:hon\.|honorable|judge)\s+/i, '');
}

function titled(heading: string): string {
  return heading
    .toLowerCase()
    .replace(
      /(^|\s)(?!(?:of|to|and|for|in|the)\b)(\w)/g,
      (_all, gap: string, letter: string) => gap + letter.toUpperCase(),
    );
}

/** FNV-1a: the same filing is examined in the same way by every seed. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return hash >>> 0;
}
