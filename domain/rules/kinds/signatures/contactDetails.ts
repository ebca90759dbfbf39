import type { CheckedDocument } from '../../checks/Submission.ts';
import { statementsIn } from '../shared/lookup.ts';
import type { ContactDetail } from './messages.ts';

type Shows = (document: CheckedDocument) => boolean;

const says =
  (kind: string): Shows =>
  (document) =>
    statementsIn(document, kind).length > 0;
const hasSigner: Shows = ({ reading }) => reading.signatures.length > 0 || reading.counsel.length > 0;
const hasBarNumber: Shows = ({ reading }) => reading.bar_numbers.length > 0;

/** Whether a document shows a detail that rules require in a signature block. */
export const contactDetails: Record<ContactDetail, Shows> = {
  address: says('address'),
  phone: says('phone'),
  fax: says('fax'),
  email: says('email'),
  bar_number: hasBarNumber,
  state_bar_number: hasBarNumber,
  florida_bar_number: hasBarNumber,
  name: hasSigner,
};
