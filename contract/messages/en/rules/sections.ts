import type { SectionDoubts, SectionProblems } from '#domain/rules/kinds/sections/messages';
import type { ProblemTexts, Texts } from '../../Catalog.ts';
import { partsAdded, partsDenied, partsNamed } from './requiredParts.ts';

export const sectionProblems: ProblemTexts<SectionProblems> = {
  'sections.parts_missing': ({ parts }) => ({
    message: `Not found: ${partsNamed(parts)}.`,
    remedy: partsAdded(parts),
  }),
  'sections.parts_missing_over_pages': ({ parts, pages }) => ({
    message: `The document has ${pages} pages and ${partsDenied(parts)}.`,
    remedy: partsAdded(parts),
  }),
  'sections.words_missing': ({ words }) => ({
    message: `The words “${words}” were not found.`,
    remedy: `Add these words: "${words}".`,
  }),
  'sections.oath_missing': () => ({
    message: 'No oath was found.',
    remedy:
      'Add a verification: "Under penalties as provided by law, I certify that these statements are true and correct. [date, signature]"',
  }),
  'sections.prosecutor_oath_missing': () => ({
    message: 'No prosecutor’s oath was found.',
    remedy:
      'Add: "[Name], [Assistant] State Attorney, being sworn, states that the charge rests on sworn facts that would make out the offense. [notary’s jurat]"',
  }),
  'sections.numbered_paragraphs_missing': () => ({
    message: 'No numbered paragraphs were found.',
    remedy:
      'Set out the claims or defenses in paragraphs numbered 1, 2, 3, and so on, each limited to a single set of circumstances.',
  }),
  'sections.count_headings_missing': () => ({
    message: 'Several causes of action were found, but no count headings.',
    remedy: 'Put each cause of action under a separate heading: "COUNT I: [nature of the claim]".',
  }),
  'sections.causes_not_numbered': () => ({
    message: 'The causes of action are not numbered.',
    remedy:
      'Head each with its number and nature: "FIRST CAUSE OF ACTION: [nature] ([plaintiff] against [defendant])".',
  }),
  'sections.causes_without_defendants': () => ({
    message: 'The headings of the causes of action do not state against which defendants each is brought.',
    remedy: 'Add below each heading: "([plaintiff] against [defendants])".',
  }),
};

export const sectionDoubts: Texts<SectionDoubts> = {
  'sections.content_left_to_person': () =>
    'A person must decide whether the document contains what this rule requires.',
  'sections.perhaps_over_pages': ({ pages, over }) =>
    `The file has ${pages} pages; a person must check whether the memorandum itself is longer than ${over}.`,
  'sections.email_subject_not_filed': () =>
    'The document was served by email; the subject line of that email is not part of the filing.',
};
