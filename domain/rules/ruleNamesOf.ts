import { documentType } from '#domain/documentTypes/documentType';
import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import type { Family } from '#domain/documentTypes/TypeProfile';
import type { CheckForum } from './checks/Submission.ts';
import { ruleNamesOfTypes } from './findRequirements.ts';

type Forum = Pick<CheckForum, 'court_level' | 'case_type'>;
/** A document's name in rules, by its title. */
type TitledName = { name: string; title: RegExp };

/**
 * In reviewing courts, the title is more specific than the type, because most documents are briefs. The first match
 * applies.
 */
const onReview: readonly TitledName[] = [
  // Briefs for and against a petition name it in their titles.
  { name: 'brief_amicus', title: /amic(?:us|i)\b/i },
  { name: 'brief_in_opposition', title: /brief in opposition/i },
  { name: 'cert_petition', title: /certiorari/i },
  { name: 'brief_cross_appeal', title: /cross-appeal/i },
  { name: 'brief_reply', title: /reply (?:brief|memorandum)|brief.{0,30}\breply\b/i },
  { name: 'supplemental_brief', title: /supplemental brief/i },
  { name: 'brief_jurisdiction', title: /jurisdiction(?:al)? brief|brief on jurisdiction/i },
  { name: 'petition_rehearing', title: /petition for (?:panel |en banc )?re-?hearing/i },
  { name: 'motion_rehearing', title: /motion for re-?hearing/i },
  { name: 'petition_mandamus', title: /mandamus|prohibition/i },
  { name: 'petition_permission', title: /permission to appeal/i },
  { name: 'petition_review', title: /petition for (?:discretionary )?review/i },
  { name: 'brief_principal', title: /^(?!.*\bmemorandum\b).*\bbrief\b/i },
  { name: 'appendix', title: /\bappendix\b/i },
];

/** Documents of trial courts for which the rules have specific names, by title. */
const atTrial: readonly (TitledName & { type?: DocumentTypeId })[] = [
  { name: 'small_claims_complaint', title: /small claims|statement of claim/i },
  { name: 'financial_affidavit', title: /financial affidavit|income and expense/i },
  { name: 'rji', title: /request for judicial intervention/i },
  { name: 'request_for_order', title: /request for order/i },
  {
    name: 'motion_summary_judgment',
    type: 'motion',
    title: /^(?!.*\b(?:extend|continue|leave|seal|strike|stay)\b).*\bmotion\b.*\bsummary (?:judgment|adjudication)\b/i,
  },
  { name: 'motion_to_strike', title: /motion to strike/i },
  { name: 'motion_discovery', title: /motion to compel(?! arbitration)|protective order|discovery motion/i },
  { name: 'discovery', title: /interrogator|request for production|request for admission/i },
  { name: 'petition_eviction', title: /eviction|unlawful detainer/i },
  { name: 'disclosure', title: /disclosure statement|certificate of interested|declaration of disclosure/i },
  { name: 'statement', title: /statement of net worth/i },
  { name: 'will', title: /last will/i },
  { name: 'change_of_address', title: /change of address/i },
];

/** All names of a document of this type in the rules of a court; none if its type is unknown. */
export function ruleNamesOf(
  type: DocumentTypeId | undefined,
  title: string | undefined,
  forum: Forum,
): readonly string[] {
  if (type === undefined) return [];
  const reviews = forum.court_level === 'Appellate Court' || forum.court_level === 'Supreme Court';
  const special = reviews ? nameOnReview(type, title ?? '') : nameAtTrial(type, title ?? '');
  // Federal rules on agency orders and state rules on review use the same words for this document, with different
  // names.
  const agency = special === 'petition_review' ? 'petition_for_review' : undefined;
  const plain = documentType(type).ruleSlugs.filter((slug) => !(reviews && slug.startsWith('brief')));
  const names = [special, agency, ...plain, ...plain.map((name) => inCaseOf(name, forum))];
  return ruleNamesOfTypes([...new Set(names.filter((name) => name !== undefined))]);
}

function nameOnReview(type: DocumentTypeId, title: string): string | undefined {
  const { reviewSlug, family } = documentType(type);
  // A type that takes precedence over others in the same title.
  if (type === 'reply' && !/amic(?:us|i)\b|brief in opposition/i.test(title) && mayBe('brief_reply', type, title))
    return 'brief_reply';
  return onReview.find(
    (one) =>
      (one.name === reviewSlug || one.title.test(title)) &&
      !(one.name === 'brief_principal' && family === 'memorandum') &&
      mayBe(one.name, type, title),
  )?.name;
}

function nameAtTrial(type: DocumentTypeId, title: string): string | undefined {
  return atTrial.find((one) => one.title.test(title) && (one.type === undefined || one.type === type))?.name;
}

/**
 * Families of documents whose titles may mention a brief or a petition that they are not, for example a motion to
 * extend the time for a brief.
 */
const neither: readonly Family[] = [
  'motion',
  'notice',
  'order',
  'letter',
  'agreement',
  'testimony',
  'service',
  'appearance',
  'attachment',
  'court_record',
  'claim',
  'trial',
  'proposed',
];

/**
 * Whether a document of a recognized type may be what its title mentions, because a title may mention a brief or a
 * petition that the document is not.
 */
function mayBe(name: string, type: DocumentTypeId, title: string): boolean {
  const { family } = documentType(type);
  if (name.startsWith('motion') || name === 'appendix') return true;
  // A response or reply to a motion is not a brief (Fed. R. App. P. 27(a)(3), (4)).
  if (name === 'brief_reply' && /\bmotion\b/i.test(title) && family !== 'brief') return false;
  return !neither.includes(family);
}

/** A petition in a family case has a different name than one in a probate case. */
function inCaseOf(name: string | undefined, { case_type }: Forum): string | undefined {
  if (name === 'petition' && case_type === 'Family Law') return 'family_petition';
  if (name === 'petition' && case_type === 'Probate') return 'probate_petition';
  if ((name === 'complaint' || name === 'petition') && case_type === 'Small Claims') return 'small_claims_complaint';
  return undefined;
}
