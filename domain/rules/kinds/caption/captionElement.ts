import type { CheckedDocument } from '../../checks/Submission.ts';
import type { Evaluator } from '../Evaluator.ts';
import { isSignedDocument, isTestimony } from '../shared/documentNature.ts';
import { frontOf } from '../shared/Front.ts';
import { met, missing, notApplicable } from '../shared/lookup.ts';
import type { ContactDetail } from '../signatures/messages.ts';
import { lackingElements } from './captionElements.ts';
import { isCaptioned } from './isCaptioned.ts';
import type { CaptionDetail, FilerDetail } from './messages.ts';

/** Whether a caption, or the cover of a brief, has the elements that its court's rules require. */
export const captionElement: Evaluator<'caption_element'> = ({ parameters }, { documents: [lead] }) => {
  if (!isCaptioned(lead)) return notApplicable;
  const { elements, of_filer = [], hearing_notice } = parameters;
  // Applies to documents that a party signs; orders and affidavits are filed with another document.
  const asked = isSignedDocument(lead) && !isTestimony(lead) ? [...elements, ...of_filer] : elements;
  const lacking = [...lackingElements(lead, asked), ...(hearing_notice ? lackingOfHearing(lead) : [])];
  if (lacking.length === 0) return met;
  if (!lacking.every(isFilers)) return missing(lead, { code: 'caption.first_page_incomplete', values: { lacking } });
  return missing(
    lead,
    { code: 'caption.filer_block_incomplete', values: { lacking } },
    { lacking: lacking.map((detail) => inSignatureBlock[detail] ?? detail) },
  );
};

/** The details of the filer, with the corresponding details of signature blocks. */
const inSignatureBlock: Readonly<Record<FilerDetail, ContactDetail | null>> = {
  filer_name: null,
  filer_address: 'address',
  filer_name_and_address: null,
  filer_phone: 'phone',
  filer_email: 'email',
};
const isFilers = (detail: CaptionDetail): detail is FilerDetail => detail in inSignatureBlock;

/** Only a document that gives notice of a hearing states its time and place. */
function lackingOfHearing(lead: CheckedDocument): CaptionDetail[] {
  const { reading } = lead;
  const notices = /\bnotice of (?:\w+ ){0,3}(?:motion|hearing)|\bnotice of demurrer/i.test(reading.title?.value ?? '');
  if (!notices && reading.doc_type?.value !== 'notice_of_motion') return [];
  const front = frontOf(lead);
  const hasTime = reading.hearing_time !== undefined || front.has('clock');
  // The word alone is a label: if the time after it is blank, so is the date, unless a date was read.
  const hasDate = reading.hearing_date !== undefined || (front.has('hearing') && hasTime && !front.has('blank_date'));
  const hasPlace = reading.hearing_place !== undefined || front.has('department');
  return [
    ...(hasDate ? [] : (['hearing_date'] as const)),
    ...(hasTime ? [] : (['hearing_time'] as const)),
    ...(hasPlace ? [] : (['hearing_department'] as const)),
  ];
}
