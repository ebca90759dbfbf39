import { layOutDraft } from '#domain/drafting/layout/layOutDraft';
import type { Forum } from '#domain/drafting/templates/CaseData';
import { composeDraft } from '#domain/drafting/templates/composeDraft';
import { measureText } from '#server/courtdoc/generate/fonts';
import { writePdf } from '#server/courtdoc/generate/writePdf';
import { furtherCourts } from './plan/furtherCourts.ts';
import type { PlannedAttorney } from './plan/people.ts';
import type { PlannedCase, PlannedDocument } from './plan/planCases.ts';
import { printDocument, proofOfService, type Signer, server } from './typesetDocument.ts';

/**
 * A planned document as the file that its filer sends: on pleading paper in the sample court, with the forum's own
 * caption elsewhere.
 */
export async function typesetPlannedDocument(
  held: PlannedCase,
  document: PlannedDocument,
  attorneys: readonly PlannedAttorney[],
  filedAt: Date,
  timeZone: string,
): Promise<Uint8Array> {
  const [first, second, ...others] = held.parties;
  const party = held.parties[document.side]!;
  const counsel = party.attorney === null ? null : attorneys[party.attorney]!;
  const elsewhere = furtherCourts.find(({ id }) => id === held.court_id);
  if (elsewhere) {
    const forum: Forum = elsewhere.level === 'Federal Court' ? 'Federal' : elsewhere.jurisdiction;
    return setElsewhere(forum, elsewhere.county, held, document, counsel, filedAt);
  }
  const printed = {
    case_number: held.case_number,
    heading: document.heading,
    plaintiff: first!.full_name.toUpperCase(),
    plaintiff_role: first!.role,
    defendant: [second!, ...others].map(({ full_name }) => full_name.toUpperCase()).join('; '),
    defendant_role: others.length > 0 ? `${second!.role}s` : second!.role,
    judge: held.judge,
    body: document.body,
    ...(document.prayer.length > 0 ? { prayer: document.prayer } : {}),
    signed: true,
    served: document !== held.documents[0] && document.heading !== proofOfService,
  };
  return printDocument(printed, signerOf(party, counsel), filedAt, timeZone);
}

function signerOf(party: PlannedCase['parties'][number], counsel: PlannedAttorney | null): Signer {
  const name = counsel?.full_name ?? party.full_name;
  const letterhead = counsel
    ? [
        `${name.toUpperCase()} (SBN ${counsel.bar_number})`,
        '200 Example Plaza, Suite 5',
        'Alder, California 90000',
        'Telephone: (555) 555-0150',
      ]
    : [
        name.toUpperCase(),
        '12 Example Lane',
        'Alder, California 90000',
        'Telephone: (555) 555-0163',
        'In propria persona',
      ];
  return counsel
    ? { letterhead, name, capacity: `Attorney for ${party.role}`, server: name }
    : { letterhead, name, capacity: `${party.role} in propria persona`, server };
}

/** Where the further courts sit; every place is invented. */
const places: Record<Forum, string> = {
  California: 'Alder, California 90000',
  'New York': 'Specimen, New York 10000',
  Texas: 'Exemplar, Texas 78000',
  Florida: 'Model, Florida 33000',
  Illinois: 'Pattern, Illinois 60000',
  Federal: 'Alder, California 90000',
};

function setElsewhere(
  forum: Forum,
  county: string | null,
  held: PlannedCase,
  document: PlannedDocument,
  counsel: PlannedAttorney | null,
  filedAt: Date,
): Promise<Uint8Array> {
  const [first, ...others] = held.parties;
  const party = held.parties[document.side]!;
  const data = {
    ...(county ? { county } : { district: 'District of Alder' }),
    judicial_district: '1st',
    circuit: 'First',
    case_number: held.case_number,
    plaintiffs: first!.full_name,
    defendants: others.map(({ full_name }) => full_name).join('\n'),
    filing_party: party.full_name,
    self_represented: counsel ? 'no' : 'yes',
    filer_name: counsel?.full_name ?? party.full_name,
    ...(counsel ? { bar_number: counsel.bar_number, firm: 'Example & Placeholder LLP' } : {}),
    address: `200 Example Plaza, ${places[forum]}`,
    email: 'filings@law.example.com',
    telephone: '(555) 555-0150',
    signed_on: filedAt.toISOString().slice(0, 10),
    sign_electronically: 'yes',
    jurisdiction_and_venue:
      'This Court has jurisdiction, and venue is proper because the events at issue occurred here.',
    facts: document.body.join('\n'),
    ...(forum === 'Federal'
      ? { claim_1_title: 'Unreasonable delay', claim_1: 'The delay alleged above violates 5 U.S.C. § 706(1).' }
      : { claim_1_title: 'Breach of contract', claim_1: 'The conduct alleged above is a breach of the agreement.' }),
    responses: document.body.join('\n'),
    motion_for: 'an order compelling further responses',
    grounds: document.body.join('\n'),
    hearing_date: filedAt.toISOString().slice(0, 10),
    hearing_time: '9:00 a.m.',
    hearing_place: 'Courtroom 1',
    relief: document.prayer.length > 0 ? document.prayer.join('\n') : 'Such relief as the Court deems proper.',
  };
  const template = templateFor(document.heading);
  const { draft } = composeDraft(template, forum, data);
  return writePdf(layOutDraft(draft, measureText), draft.name, filedAt);
}

function templateFor(heading: string) {
  if (heading.startsWith('COMPLAINT')) return 'complaint';
  if (heading.startsWith('ANSWER')) return 'answer';
  if (heading.includes('MOTION TO COMPEL') && !heading.startsWith('OPPOSITION')) return 'notice_of_motion';
  return 'notice_of_appearance';
}
