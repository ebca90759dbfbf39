import type { Forum } from './CaseData.ts';
import type { Filler } from './Filler.ts';
import { filingSide, sidePossessive } from './parties.ts';
import type { TemplateId } from './templates.ts';

/** The title of each document in each forum. In captions, it is in capitals. */
export function nameOf(template: TemplateId, filler: Filler): string {
  const { forum } = filler;
  switch (template) {
    case 'complaint':
      return complaintName(filler);
    case 'answer':
      if (forum === 'Texas') return `${sidePossessive(filler, 'defendant')} Original Answer`;
      return filler.maybe('party_titles') === 'petitioner' ? 'Answer to Petition' : 'Answer to Complaint';
    case 'notice_of_motion':
      return motionName(filler);
    case 'memorandum':
      return `${memorandumName[forum]} in Support of ${filler.text('supports')}`;
    case 'declaration':
      return declarationName(filler);
    case 'proof_of_service':
      return serviceName[forum];
    case 'proposed_order':
      return `[Proposed] Order on ${filler.text('matter')}`;
    case 'notice_of_appearance':
      return 'Notice of Appearance';
  }
}

/** Texas calls the document that opens a suit an original petition (Tex. R. Civ. P. 22, 78, 79). */
function complaintName(filler: Filler): string {
  if (filler.forum === 'Texas') return `${sidePossessive(filler, 'plaintiff')} Original Petition`;
  return filler.maybe('party_titles') === 'petitioner' ? 'Petition' : 'Complaint';
}

/** `for summary judgment`, `to dismiss`. */
function motionName(filler: Filler): string {
  const asked = filler.text('motion_for').replace(/^(?:an? )?motion (?=for|to)/i, '');
  const motion = `Motion ${/^(?:to|for) /i.test(asked) ? asked : `for ${asked}`}`;
  if (filler.forum === 'California' || filler.forum === 'Federal') return `Notice of Motion and ${motion}`;
  if (filler.forum === 'New York') return `Notice of ${motion}`;
  return `${sidePossessive(filler, filingSide(filler, 'plaintiff'))} ${motion}`;
}

/** Cal. Rules of Court, rule 3.1113; 22 NYCRR 202.8. */
const memorandumName: Record<Forum, string> = {
  California: 'Memorandum of Points and Authorities',
  'New York': 'Memorandum of Law',
  Texas: 'Brief',
  Florida: 'Memorandum of Law',
  Illinois: 'Memorandum of Law',
  Federal: 'Memorandum of Points and Authorities',
};

/** New York uses affirmations (CPLR 2106), the other forums declarations. */
function declarationName(filler: Filler): string {
  const kind = filler.forum === 'New York' ? 'Affirmation' : 'Declaration';
  const supports = filler.maybe('supports');
  return `${kind} of ${filler.text('declarant')}${supports ? ` in Support of ${supports}` : ''}`;
}

/** Cal. Code Civ. Proc. § 1013a; CPLR 306, 2106; Tex. R. Civ. P. 21a(e); Fla. R. Gen. Prac. & Jud. Admin. 2.516(f); Ill. S. Ct. R. 12; Fed. R. Civ. P. 5(d)(1)(B). */
const serviceName: Record<Forum, string> = {
  California: 'Proof of Service',
  'New York': 'Affirmation of Service',
  Texas: 'Certificate of Service',
  Florida: 'Certificate of Service',
  Illinois: 'Proof of Service',
  Federal: 'Certificate of Service',
};
