import { anyOf, pattern } from '#domain/text/pattern';
import type { CheckForum } from './checks/Submission.ts';
import { docTypeOf } from './docTypeOf.ts';
import { paperNames } from './findRequirements.ts';

type Forum = Pick<CheckForum, 'court_level' | 'case_type'>;
type Kind = [pattern: RegExp, name: string];

/** Papers of courts that review: by title, since the reader calls most of them `Brief`. The first that fits. */
const onReview: readonly Kind[] = [
  // Briefs for and against a petition name it in their titles.
  [/amic(?:us|i)\b/i, 'brief_amicus'],
  [/brief in opposition/i, 'brief_in_opposition'],
  [/^reply/i, 'brief_reply'],
  [/certiorari/i, 'cert_petition'],
  [/cross-appeal/i, 'brief_cross_appeal'],
  [/^reply|reply (?:brief|memorandum)|brief.{0,30}\breply\b/i, 'brief_reply'],
  [/supplemental brief/i, 'supplemental_brief'],
  [/jurisdiction(?:al)? brief|brief on jurisdiction/i, 'brief_jurisdiction'],
  [/petition for (?:panel |en banc )?re-?hearing/i, 'petition_rehearing'],
  [/motion for re-?hearing/i, 'motion_rehearing'],
  [/mandamus|prohibition/i, 'petition_mandamus'],
  [/permission to appeal/i, 'petition_permission'],
  [/petition for (?:discretionary )?review/i, 'petition_review'],
  [/^(?!.*\bmemorandum\b).*\bbrief\b/i, 'brief_principal'],
  [/\bappendix\b/i, 'appendix'],
];

/** Papers of trial courts that the requirements know by names of their own. */
const atTrial: readonly Kind[] = [
  [/small claims|statement of claim/i, 'small_claims_complaint'],
  [/financial affidavit|income and expense/i, 'financial_affidavit'],
  [/request for judicial intervention/i, 'rji'],
  [/request for order/i, 'request_for_order'],
  [
    /^motion: (?!.*\b(?:extend|continue|leave|seal|strike|stay)\b).*\bmotion\b.*\bsummary (?:judgment|adjudication)\b/i,
    'motion_summary_judgment',
  ],
  [/motion to strike/i, 'motion_to_strike'],
  [/motion to compel(?! arbitration)|protective order|discovery motion/i, 'motion_discovery'],
  [/interrogator|request for production|request for admission/i, 'discovery'],
  [/eviction|unlawful detainer/i, 'petition_eviction'],
  [/disclosure statement|certificate of interested|declaration of disclosure/i, 'disclosure'],
  [/statement of net worth/i, 'statement'],
  [/last will/i, 'will'],
  [/^exhibit/i, 'exhibit'],
  [/change of address/i, 'change_of_address'],
];

/** Every name under which the rules of a court speak of a paper of this kind; none where its kind is not known. */
export function paperKinds(docType: string | undefined, title: string | undefined, forum: Forum): readonly string[] {
  if (docType === undefined) return [];
  const words = title === undefined ? docType : `${docType}: ${title}`;
  const reviews = forum.court_level === 'Appellate Court' || forum.court_level === 'Supreme Court';
  const special = reviews
    ? onReview.find(([pattern, name]) => pattern.test(words) && mayBe(name, docType, words))?.[1]
    : atTrial.find(([pattern]) => pattern.test(words))?.[1];
  const plain = docTypeOf(docType);
  // The federal rules on agencies' orders and the states' on review call it alike and name it apart.
  const agency = special === 'petition_review' ? 'petition_for_review' : undefined;
  const names = [special, agency, reviews && plain?.startsWith('brief') ? undefined : plain, inCaseOf(plain, forum)];
  return paperNames([...new Set(names.filter((name) => name !== undefined))]);
}

const supportingTitles = [
  'motion',
  'notice',
  'order',
  'letter',
  'application',
  'stipulation',
  'declaration',
  'affidavit',
  'certificate',
  'appearance',
  'consent',
  'bill of costs',
  'exhibit',
  'transcript',
  'proposed',
];
/** Documents that name a brief or a petition in their titles and are neither, e.g. a motion to extend the time for a brief. */
const neither = pattern('i')`^${anyOf(supportingTitles)}`;

/** Whether a document of a recognized type may be of a kind that its title names: briefs and petitions are what they are, not what they speak of. */
function mayBe(name: string, docType: string, words: string): boolean {
  if (name.startsWith('motion') || name === 'appendix') return true;
  // What answers or replies to a motion is no brief (Fed. R. App. P. 27(a)(3), (4)).
  if (name === 'brief_reply' && /\bmotion\b/i.test(words) && !/\bbrief\b/i.test(docType)) return false;
  return !neither.test(docType);
}

/** A petition is another paper in a family than in a probate case. */
function inCaseOf(name: string | undefined, { case_type }: Forum): string | undefined {
  if (name === 'petition' && case_type === 'Family Law') return 'family_petition';
  if (name === 'petition' && case_type === 'Probate') return 'probate_petition';
  if ((name === 'complaint' || name === 'petition') && case_type === 'Small Claims') return 'small_claims_complaint';
  return undefined;
}
