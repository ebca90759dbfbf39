import { isCourtsOwn } from '#domain/documentTypes/documentType';
import { everyCourt } from '../everyCourt.ts';
import { exposesPersonalData } from '../exposesPersonalData.ts';
import { evaluate } from '../kinds/evaluators.ts';
import type { Problem } from '../kinds/Outcome.ts';
import type { RuleKind } from '../kinds/ParametersByKind.ts';
import { packOf } from '../packs.ts';
import { policyFor } from '../policyFor.ts';
import type { Rule } from '../Rule.ts';
import { coversDocument, coversForum } from '../ruleCoverage.ts';
import { ruleNamesOf } from '../ruleNamesOf.ts';
import type { Finding, FindingClass, NotChecked } from './Finding.ts';
import { findingOf, nameRule } from './findingOf.ts';
import type { Submission } from './Submission.ts';
import { type Described, withoutRepetition } from './withoutRepetition.ts';

/** The result of checking a submission against every rule that applies to it. */
export type CheckResult = {
  /** The pack and its edition, for example `ca-superior` of `2026-07-01`. */
  pack: { id: string; name: string; edition: string };
  /** Sorted by who may act. */
  findings: Finding[];
  /** Rules that apply but could not be checked. */
  not_checked: NotChecked[];
  /** The number of rules that were checked and met. */
  met: number;
};

/**
 * Checks a submission against the rules of its court and of every court. `adopted`: the IDs of the rules that the court
 * has adopted. Other rules that were not seen in a source are advisory.
 */
export function checkSubmission(submission: Submission, adopted: ReadonlySet<string>): CheckResult {
  const { forum, on } = submission;
  const pack = packOf(forum, on);
  const policy = policyFor(forum);
  const result: CheckResult = {
    pack: { id: pack.id, name: pack.name, edition: pack.edition },
    findings: [],
    not_checked: [],
    met: 0,
  };
  const found: Described[] = [];
  for (const rule of rulesFor(submission, pack.rules)) {
    const outcome = evaluate(rule, submission);
    if (outcome.outcome === 'not_applicable') continue;
    if (outcome.outcome === 'met' && rule.left_to_person !== undefined)
      result.not_checked.push({
        ...nameRule(rule),
        why: { code: 'rest_left_to_person', values: { to_see: rule.left_to_person } },
      });
    else if (outcome.outcome === 'met') result.met += 1;
    else if (outcome.outcome === 'not_checked') result.not_checked.push({ ...nameRule(rule), why: outcome.why });
    else
      found.push(
        ...outcome.problems.map((problem) => ({ problem, finding: findingOf(rule, problem, policy, adopted) })),
      );
  }
  for (const { rule, problem } of problemsOfSupporting(submission, pack.rules)) {
    found.push({ problem, finding: findingOf(rule, problem, policy, adopted) });
  }
  found.sort(({ finding: one }, { finding: other }) => orderOf(one) - orderOf(other));
  result.findings = withoutRepetition(found);
  return result;
}

const rank: Record<FindingClass, number> = { clerk_may_return: 1, clerk_may_notice: 2, judge_may_strike: 3, advice: 4 };

/**
 * Personal data is exposed from the moment of filing, so these findings come first. The others are sorted by who may
 * act; points of form come last.
 */
function orderOf({ rule_id, class: who, form }: Finding): number {
  if (exposesPersonalData(rule_id)) return 0;
  return form ? 5 : rank[who];
}

/**
 * The court's rules for the document, and the rules of every court. Documents issued by a court are subject only to the
 * latter.
 */
function rulesFor({ documents: [lead], forum }: Submission, rules: readonly Rule[]): Rule[] {
  const docType = lead.reading.doc_type?.value;
  const kinds = ruleNamesOf(docType, lead.reading.title?.value, forum);
  const ofCourt = isCourtsOwn(docType)
    ? []
    : rules.filter((rule) => coversForum(rule, forum) && coversDocument(rule, kinds));
  return [...ofCourt, ...everyCourt.filter((rule) => coversDocument(rule, kinds))];
}

/** Kinds of rules that examine a single document and so also apply to supporting documents. */
const ofOneDocument: readonly RuleKind[] = [
  'verification',
  'declaration',
  'page_limit',
  'word_limit',
  'certificate_of_compliance',
  'font_size',
  'line_spacing',
];

/**
 * Violations of rules for the type of a supporting document, for example a declaration without an oath. No rule names
 * exhibits.
 */
function problemsOfSupporting(
  { documents, ...around }: Submission,
  rules: readonly Rule[],
): { rule: Rule; problem: Problem }[] {
  const { forum } = around;
  return documents.slice(1).flatMap((document, index) => {
    const { doc_type, title } = document.reading;
    if (isCourtsOwn(doc_type?.value)) return [];
    const kinds = ruleNamesOf(doc_type?.value, title?.value, forum);
    return rules
      .filter((rule) => ofOneDocument.includes(rule.kind) && !rule.applies_to.doc_types.includes('any'))
      .filter((rule) => coversForum(rule, forum) && coversDocument(rule, kinds))
      .flatMap((rule) => {
        const outcome = evaluate(rule, { ...around, documents: [document] });
        if (outcome.outcome !== 'broken') return [];
        return outcome.problems.map((problem) => ({ rule, problem: { ...problem, document: index + 1 } }));
      });
  });
}
