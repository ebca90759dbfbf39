import type { CheckedDocument } from '../../checks/Submission.ts';
import type { Evaluator, Outcome } from '../Evaluator.ts';
import { frontOf, isForm } from '../shared/Front.ts';
import { inWords, listed, met, missing, notApplicable } from '../shared/lookup.ts';
import { isSignedPaper, isTestimony } from '../shared/paperNature.ts';
import { lackingElements } from './captionElements.ts';
import { counselBlock } from './counselBlock.ts';
import { limitedCase } from './limitedCase.ts';
import { titlePlace } from './titlePlace.ts';

/** Letters, exhibits and forms have no captions. */
const uncaptioned =
  /^(?:letter|exhibit|transcript|cover sheet|will|agreement|plea agreement|settlement|bond|proof of claim)/i;

/** What goes out under the court's or another's hand has no lawyer's block at its top. */
const withoutBlock = /proposed|order|judgment|certificate|proof of|summons|subpoena|verdict|instructions|stipulated/i;

/** Whether a caption, or the cover of a brief, shows what its court's rules ask for. */
export const captionElement: Evaluator = ({ parameters }, { documents: [lead] }) => {
  if (uncaptioned.test(lead.reading.doc_type?.value ?? '') || isForm(lead)) return notApplicable;
  if (parameters.optional_text !== undefined) return notApplicable;
  if (parameters.one_of !== undefined) return kindLabel(lead, listed(parameters.one_of));
  if (parameters.patterns !== undefined) return familyStyle(lead);
  if (parameters.text_if_limited !== undefined) return limitedCase(lead);
  const block = listed(parameters.top_left ?? (parameters.elements === undefined ? parameters.fields : undefined));
  const placed = parameters.line ?? parameters.court_title_start_line ?? parameters.court_title_line_min;
  if (block.length > 0 && withoutBlock.test(lead.reading.doc_type?.value ?? '')) return notApplicable;
  if (block.length > 0) {
    const found = counselBlock(lead, block);
    return found.outcome === 'met' && placed !== undefined ? titlePlace(lead) : found;
  }
  if (placed !== undefined) return titlePlace(lead);
  return elements(lead, parameters);
};

function elements(lead: CheckedDocument, parameters: Readonly<Record<string, unknown>>): Outcome {
  const asked = [
    ...listed(parameters.elements),
    ...listed(parameters.ordered_elements),
    // Of papers that a party signs; orders and affidavits come under the cover of another.
    ...(isSignedPaper(lead) && !isTestimony(lead) ? listed(parameters.filer_fields) : []),
  ];
  const lacking = [
    ...lackingElements(lead, asked),
    ...(parameters.motion_adds === undefined ? [] : lackingOfHearing(lead)),
  ];
  if (lacking.length === 0) return met;
  const ofFiler = lacking.every((name) => name.startsWith('the filer’s'));
  return missing(
    lead,
    `${ofFiler ? 'The paper' : 'The first page'} does not show ${inWords(lacking)}.`,
    ofFiler
      ? `Add to the block of the attorney or party: ${inWords(lacking)}.`
      : `Add ${inWords(lacking)} to the first page, where the court’s papers have it.`,
    ofFiler ? { lacking: lacking.map((name) => ofBlock[name] ?? name) } : {},
  );
}

/** What captions call the details that signature blocks give as well. */
const ofBlock: Readonly<Record<string, string>> = {
  'the filer’s address': 'a postal address',
  'the filer’s telephone number': 'a telephone number',
  'the filer’s e-mail address': 'an e-mail address',
};

/** Only a paper that gives notice of a hearing says when and where it is. */
function lackingOfHearing(lead: CheckedDocument): string[] {
  const { reading } = lead;
  const words = `${reading.doc_type?.value ?? ''} ${reading.title?.value ?? ''}`;
  if (!/\bnotice of (?:\w+ ){0,3}(?:motion|hearing)|\bnotice of demurrer/i.test(words)) return [];
  const front = frontOf(lead);
  const hasTime = reading.hearing_time !== undefined || front.has('clock');
  // The word alone is a label: where the time behind it is blank, so is the date, unless one was read.
  const hasDate = reading.hearing_date !== undefined || (front.has('hearing') && hasTime && !front.has('blank_date'));
  return [
    ...(hasDate ? [] : ['the date of the hearing']),
    ...(hasTime ? [] : ['the time of the hearing']),
    ...(reading.hearing_place || front.has('department') ? [] : ['the department of the hearing']),
  ];
}

function kindLabel(lead: CheckedDocument, labels: readonly string[]): Outcome {
  if (frontOf(lead).has('immigration_label')) return met;
  return missing(
    lead,
    'The first page does not say under the title what kind of review of an agency this is.',
    `Add under the title, as it fits: ${labels.map((one) => `"${one}"`).join(' or ')}.`,
  );
}

/** Tex. Fam. Code §§ 6.401, 102.008: suits of other kinds are styled otherwise. */
function familyStyle(lead: CheckedDocument): Outcome {
  const front = frontOf(lead);
  const title = lead.reading.title?.value ?? '';
  const divorce = /divorce|dissolution/i.test(title);
  const child = /parent-child|custody|conservator|paternity|parentage/i.test(title);
  if (!divorce && !child) return notApplicable;
  if (divorce ? front.has('marriage_of') : front.has('interest_of')) return met;
  const style = divorce
    ? 'IN THE MATTER OF THE MARRIAGE OF [name] AND [name]'
    : 'IN THE INTEREST OF [initials], A CHILD';
  return missing(
    lead,
    `The petition is not styled as ${divorce ? 'a divorce' : 'a suit about a child'} is.`,
    `Style it: "${style}".`,
  );
}
