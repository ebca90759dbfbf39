import type { CheckedDocument } from '../../checks/Submission.ts';
import type { Rule } from '../../Rule.ts';
import type { Evaluator, Outcome } from '../Evaluator.ts';
import { isMostly, letter } from '../layout/judgePageSize.ts';
import { liesInBooklet } from '../layout/liesInBooklet.ts';
import { broken, listed, met, notApplicable, notChecked } from '../shared/lookup.ts';
import { numberOf } from '../shared/parameter.ts';
import { type Role, roleOf } from '../shared/roleOf.ts';
import { tellPages } from '../shared/tellPages.ts';
import { countBodyPages } from './countBodyPages.ts';

/** Whether a paper has no more pages than the court allows for one of its kind. */
export const pageLimit: Evaluator = (rule, submission) => {
  const [lead] = submission.documents;
  const { file, layout, words } = lead.facts;
  if (file.pages === null) return notChecked('Needs a PDF.');
  const attachments = numberOf(rule, 'attachments_max');
  if (attachments !== undefined) return judgeAttachments(lead, attachments);
  const most = limitOf(rule, roleOf(submission));
  if (most === undefined) return notApplicable;
  // Only petitions on letter paper have a limit in pages (Sup. Ct. R. 33.2(b)).
  if (
    submission.forum.court_level === 'Supreme Court' &&
    (layout === null || !isMostly(layout, letter) || liesInBooklet(layout))
  )
    return notApplicable;
  const pages = countBodyPages(lead, listed(rule.parameters.excluded));
  if (pages.most <= most) return met;
  const instead = numberOf(rule, 'alt_words');
  if (instead !== undefined && words.body <= instead) return met;
  if (pages.least <= most)
    return notChecked(
      `The paper has ${pages.most} pages; how many of them count toward the ${most} that the rule allows is for a person to say.`,
    );
  return broken({
    message: `The text of the paper has more than ${pages.least} pages; the rule allows ${most}.`,
    mend: `Shorten the paper to ${most} pages, or ask the court for leave to file a longer one.`,
    evidence: [{ kind: 'page', page: overPage(lead, pages.least, most), boxes: [], quote: '' }],
  });
};

/** The first page over the limit, as near as it can be told. */
function overPage({ facts }: CheckedDocument, least: number, most: number): number {
  const last = facts.parts[0]?.pages?.[1] ?? facts.file.pages ?? 1;
  return Math.max(1, last - Math.max(0, least - most));
}

function limitOf(rule: Rule, role: Role): number | undefined {
  const of = (...names: string[]) => numberOf(rule, ...names);
  if (role.part === 'reply') {
    if (role.summaryJudgment && of('sj_reply_max') !== undefined) return of('sj_reply_max');
    return role.dispositive
      ? of('dispositive_reply_max', 'reply_max', 'max')
      : of('other_reply_max', 'reply_max', 'max');
  }
  if (role.summaryJudgment) {
    const special = of('sj_principal_max', 'summary_judgment_max');
    if (special !== undefined) return special;
  }
  const byMotion = role.dispositive ? of('dispositive_max') : of('other_max');
  if (byMotion !== undefined) return byMotion;
  return role.part === 'opposition'
    ? of('opposition_max', 'response_max', 'principal_max', 'max')
    : of('motion_max', 'petition_max', 'principal_max', 'max');
}

function judgeAttachments({ facts }: CheckedDocument, most: number): Outcome {
  const attached = facts.parts.filter(({ role, pages }) => role === 'attached' && pages !== null);
  const pages = attached.flatMap(({ pages }) => range(pages!));
  if (pages.length <= most) return met;
  return broken({
    message: `The attachments have ${pages.length} pages (${tellPages(pages)}); the rule allows ${most} in all.`,
    mend: `Attach no more than ${most} pages, or ask for leave to attach more.`,
    evidence: attached[0]!.evidence,
  });
}

const range = ([from, to]: readonly [number, number]) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
