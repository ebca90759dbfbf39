import type { CheckedDocument } from '../../checks/Submission.ts';
import type { Evaluator } from '../Evaluator.ts';
import { frontOf } from '../shared/Front.ts';
import { inWords, met, missing, notApplicable } from '../shared/lookup.ts';
import { isSignedPaper, isTestimony } from '../shared/paperNature.ts';
import { lackingElements } from './captionElements.ts';
import { isCaptioned } from './isCaptioned.ts';

/** Whether a caption, or the cover of a brief, shows what its court's rules ask for. */
export const captionElement: Evaluator<'caption_element'> = ({ parameters }, { documents: [lead] }) => {
  if (!isCaptioned(lead)) return notApplicable;
  const { elements, of_filer = [], hearing_notice } = parameters;
  // Of papers that a party signs; orders and affidavits come under the cover of another.
  const asked = isSignedPaper(lead) && !isTestimony(lead) ? [...elements, ...of_filer] : elements;
  const lacking = [...lackingElements(lead, asked), ...(hearing_notice ? lackingOfHearing(lead) : [])];
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
};

/** What captions call the details that signature blocks give as well. */
const ofBlock: Readonly<Record<string, string>> = {
  'the filer’s address': 'address',
  'the filer’s telephone number': 'phone',
  'the filer’s e-mail address': 'email',
};

/** Only a paper that gives notice of a hearing says when and where it is. */
function lackingOfHearing(lead: CheckedDocument): string[] {
  const { reading } = lead;
  const notices = /\bnotice of (?:\w+ ){0,3}(?:motion|hearing)|\bnotice of demurrer/i.test(reading.title?.value ?? '');
  if (!notices && reading.doc_type?.value !== 'notice_of_motion') return [];
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
