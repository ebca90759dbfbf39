import { documentTypeLabel } from '#domain/documentTypes/label';
import type { BoundaryDoubts, BoundaryProblems, Manner } from '#domain/rules/kinds/boundaries/messages';
import type { ProblemText, ProblemTexts, Texts } from '../../Catalog.ts';
import { listed, quoted, shortened } from '../words.ts';

const called: Record<Manner, string> = {
  complaint: 'a complaint',
  motion: 'a motion',
  answer: 'an answer',
  declaration: 'a declaration',
};

export const boundaryProblems: ProblemTexts<BoundaryProblems> = {
  'boundaries.begins_in_middle': ({ printed }) => ({
    message: `The file begins in the middle of a document: its first page is numbered ${printed ?? 'as a later page'}.`,
    remedy: 'Put all pages of the document into one file, beginning with the page that has the caption.',
  }),
  'boundaries.ends_early': ({ last, of }) => ({
    message: `The last page is numbered ${last} of ${of}: the pages after it are not in the file.`,
    remedy: 'Put all pages of the document into one file; if there are no more, correct the numbering.',
  }),
  'boundaries.second_document': ({ file, title, type, page }) => ({
    message: `${file ?? 'The file'} contains a second document: ${quoted(shortened(title ?? typeName(type), 90))} begins${page === null ? '' : ` on page ${page}`}.`,
    remedy:
      'Save each document as a separate file and submit both, with the one that the court decides first as the lead document.',
  }),
  'boundaries.exhibits_missing': missingExhibits,
  'boundaries.motion_kind_missing': () => ({
    message:
      'The title of the motion for summary judgment does not state whether it is traditional, no-evidence, or combined.',
    remedy:
      'Begin the title with the type of motion: “Traditional Motion for Summary Judgment,” “No-Evidence Motion for Summary Judgment,” or “Combined Traditional and No-Evidence Motion for Summary Judgment.”',
  }),
  'boundaries.proposed_order_filed': () => ({
    message: 'A proposed order was submitted as a filing.',
    remedy: 'Submit the proposed order to the judge as the court directs, not to the clerk as a filing.',
  }),
  'boundaries.proposed_order_inside': ({ file, page }) => ({
    message: `A proposed order is inside ${file ?? 'the document'}${page === null ? '' : `, on page ${page}`}.`,
    remedy:
      'Save the proposed order as a separate file and submit it with the document, in the format that the court requires.',
  }),
  'boundaries.title_differs': ({ called: name, by, reads_as }) => ({
    message: `The document is ${by === 'title' ? 'titled' : 'entered as'} ${quoted(shortened(name, 80))} but reads as ${called[reads_as]}.`,
    remedy: `Title it as ${called[reads_as]}, or submit the document that matches this title.`,
  }),
};

const typeName = (type: BoundaryProblems['boundaries.second_document']['type']) =>
  type === null ? 'another document' : documentTypeLabel(type);

function missingExhibits({ file, labels }: BoundaryProblems['boundaries.exhibits_missing']): ProblemText {
  const many = labels.length > 1;
  const [are, were, them] = many ? ['are', 'they were', 'them'] : ['is', 'it was', 'it'];
  return {
    message: `${file ?? 'The document'} states that ${exhibits(labels)} ${are} attached, but ${were} not found.`,
    remedy: `Attach ${exhibits(labels)} behind a labeled cover page, or submit ${them} as a supporting document; if ${many ? 'they are' : 'it is'} sealed or already on file, state that where the document refers to ${them}.`,
  };
}

const mostNamed = 12;

const exhibits = (labels: readonly string[]) =>
  labels.length === 1
    ? `Exhibit ${labels[0]}`
    : `Exhibits ${labels.length > mostNamed ? `${labels.slice(0, mostNamed).join(', ')}, and others` : listed(labels)}`;

export const boundaryDoubts: Texts<BoundaryDoubts> = {
  'boundaries.exhibits_perhaps_on_docket': ({ labels }) =>
    `The document comes from a court’s docket, where ${exhibits(labels)} may be a separate file.`,
  'boundaries.exhibits_perhaps_unread': ({ from }) =>
    `The exhibits may be on unreadable pages, starting on page ${from}.`,
};
