import { say } from '#domain/messages/say';
import { doubtsOf } from './doubtsOf.ts';
import type { Consulted, KnownDecision } from './KnownDecision.ts';
import type { FoundAuthority, LedgerEntry, LedgerSource } from './Ledger.ts';
import type { LedgerReason, UnansweredMessage } from './LedgerReasons.ts';
import type { Authority } from './listAuthorities.ts';
import { isCalledSo, sameCaseName } from './sameCaseName.ts';

const mostPlaces = 40;

/** One source's verdict on one authority. */
type Verdict = Pick<LedgerEntry, 'status' | 'found' | 'reasons'> & {
  decision: KnownDecision | null;
  source: LedgerSource;
  /** It was queried and responded. */
  asked: boolean;
  /** Its negative answer is decisive: it has the volume. */
  decisive: boolean;
};

/**
 * The ledger of a document: one entry for each of its authorities, from what the sources said, the best source last.
 * A decision found under the name that the document gives outweighs one under another name, that one whose name was not
 * compared, that a no, and a no a silence.
 * A small collection's no counts only where no better source is `expected` to answer.
 */
export function composeLedger(
  authorities: readonly Authority[],
  consulted: readonly Consulted[],
  expected: { why: UnansweredMessage } | null = null,
): LedgerEntry[] {
  return authorities.map((authority) => {
    const verdicts = consulted.map((one) => judge(authority, one));
    const best = pick(verdicts, expected);
    const others = verdicts.filter(({ asked, source }) => asked && source !== best?.source);
    return {
      citation: authority.citation,
      kind: authority.kind,
      named: authority.named,
      parallels: authority.parallels.map(({ printed }) => printed),
      times: authority.times,
      evidence: authority.mentions.flatMap(({ evidence }) => evidence).slice(0, mostPlaces),
      status: best?.status ?? 'not_checked',
      found: best?.found ?? null,
      sources: [...others, ...(best?.asked ? [best] : [])].map(({ source }) => source),
      reasons: best ? best.reasons : [whyNot(authority, verdicts, expected)],
      doubts: best?.status === 'found_other_name' ? [] : doubtsOf(authority, best?.decision ?? null),
    };
  });
}

const ranks = {
  found_name_matches: 4,
  found_other_name: 3,
  name_not_compared: 2,
  not_found: 1,
  not_checked: 0,
} as const;

function pick(verdicts: readonly Verdict[], expected: { why: UnansweredMessage } | null): Verdict | undefined {
  const counting = verdicts.filter(
    ({ status, decisive }) => status !== 'not_checked' && (status !== 'not_found' || decisive || !expected),
  );
  // Of two with the same status, the more decisive one, and of these the last.
  const rank = ({ status, decisive }: Verdict) => ranks[status] + (decisive ? 0.5 : 0);
  return counting.reduce<Verdict | undefined>(
    (best, one) => (!best || rank(one) >= rank(best) ? one : best),
    undefined,
  );
}

/** Why the authority was not checked: the last source's own reason, or that no source was available. */
function whyNot(
  authority: Authority,
  verdicts: readonly Verdict[],
  expected: { why: UnansweredMessage } | null,
): LedgerReason {
  const reasons = verdicts.filter(({ status }) => status === 'not_checked').flatMap((one) => one.reasons);
  if (!authority.key) return say('no_volume_and_page');
  if (expected && authority.kind === 'full') return expected.why;
  return reasons.at(-1) ?? say('no_source');
}

function judge(authority: Authority, { source, answers }: Consulted): Verdict {
  const silent: Verdict = {
    status: 'not_checked',
    found: null,
    reasons: [],
    decision: null,
    source,
    asked: false,
    decisive: false,
  };
  const answer = authority.key === null ? undefined : answers.get(authority.key);
  if (answer?.said === 'found') {
    const verdict = assessFound(authority, answer.decisions, silent);
    const stray = verdict.status === 'found_name_matches' ? findStray(authority, answers, verdict.decision!) : null;
    if (answer.by_name) return { ...verdict, reasons: [say('found_by_name')] };
    return stray ? { ...verdict, reasons: [stray, ...verdict.reasons] } : verdict;
  }
  const parallel = findParallel(authority, answers);
  if (parallel) {
    const verdict = assessFound(authority, parallel.decisions, silent);
    if (answer?.said !== 'nothing') return verdict;
    return { ...verdict, reasons: [say('known_as', { printed: parallel.printed }), ...verdict.reasons] };
  }
  if (answer?.said !== 'nothing') return { ...silent, reasons: answer ? [answer.why] : [] };
  const origin = answer.coverage ? { ...source, coverage: answer.coverage } : source;
  const { within, decisive } = answer;
  if (within && authority.named && isNamed(authority.named, within)) {
    return {
      status: 'found_name_matches',
      found: toFound(within, source),
      decision: within,
      source: origin,
      asked: true,
      decisive,
      reasons: [say('inside_decision', { title: within.title, first_page: within.first_page })],
    };
  }
  const reason = within
    ? say('nothing_begins_there', {
        title: within.title,
        first_page: within.first_page,
        around: within.last_page === null ? 'after' : 'inside',
      })
    : say('nothing_there', { coverage: origin.coverage });
  const hint = answer.elsewhere ? [say('reported_elsewhere', { citation: answer.elsewhere })] : [];
  return { ...silent, status: 'not_found', source: origin, asked: true, decisive, reasons: [reason, ...hint] };
}

function assessFound(authority: Authority, decisions: [KnownDecision, ...KnownDecision[]], silent: Verdict): Verdict {
  const { source } = silent;
  const { decision, status, reasons } = compareName(authority, decisions);
  return { status, found: toFound(decision, source), reasons, decision, source, asked: true, decisive: true };
}

type Compared = Pick<Verdict, 'status' | 'reasons'> & { decision: KnownDecision };

/** Only a compared name can match. Laws and articles are found by their full citation, which is their name. */
function compareName({ named, antecedent, kind }: Authority, decisions: [KnownDecision, ...KnownDecision[]]): Compared {
  const [first] = decisions;
  if (kind !== 'full') return { decision: first, status: 'found_name_matches', reasons: [] };
  const same = decisions.find((decision) =>
    named === null ? antecedent !== null && isCalled(antecedent, decision) : isNamed(named, decision),
  );
  if (same) return { decision: same, status: 'found_name_matches', reasons: [] };
  if (named !== null)
    return { decision: first, status: 'found_other_name', reasons: [say('source_has', { title: first.title })] };
  return {
    decision: first,
    status: 'name_not_compared',
    reasons: [say('name_not_compared', { title: first.title })],
  };
}

function findParallel({ parallels }: Authority, answers: Consulted['answers']) {
  for (const { key, printed } of parallels) {
    const answer = answers.get(key);
    if (answer?.said === 'found') return { printed, decisions: answer.decisions };
  }
  return null;
}

/** A parallel citation under which the source has another decision. */
function findStray(
  { parallels }: Authority,
  answers: Consulted['answers'],
  decision: KnownDecision,
): LedgerReason | null {
  for (const { key, printed } of parallels) {
    const answer = answers.get(key);
    if (answer?.said !== 'found' || answer.decisions.some(({ title }) => isNamed(title, decision))) continue;
    return say('other_citation_names', { printed, title: answer.decisions[0].title });
  }
  return null;
}

function isNamed(named: string, { title, names }: KnownDecision): boolean {
  return sameCaseName(named, [title, ...names]);
}

function isCalled(antecedent: string, { title, names }: KnownDecision): boolean {
  return isCalledSo(antecedent, [title, ...names]);
}

function toFound({ title, url, court, date_filed }: KnownDecision, { id }: LedgerSource): FoundAuthority {
  return { title, url, court, date_filed, source: id };
}
