import { dateInZone } from '#domain/days/dateInZone';
import { spellLongDay } from '#domain/days/spellDay';
import { layOutDraft } from '#domain/drafting/layout/layOutDraft';
import type { Forum } from '#domain/drafting/templates/CaseData';
import { composeDraft } from '#domain/drafting/templates/composeDraft';
import { initialsOf } from '#domain/participants/publicName';
import { measureText } from '#server/courtdoc/generate/fonts';
import { writePdf } from '#server/courtdoc/generate/writePdf';
import { furtherCourts } from './plan/furtherCourts.ts';
import type { PlannedCase, PlannedDocument, PlannedParty } from './plan/PlannedCase.ts';
import { courtroomOf, districtAttorney, type PlannedAttorney, placeOf, publicDefender } from './plan/people.ts';
import { clock } from './plan/scripts/papers.ts';
import { printDocument, type Signer, server } from './typesetDocument.ts';

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
  const [first, ...others] = held.parties;
  const party = held.parties[document.by]!;
  const counsel = party.attorney === null ? null : attorneys[party.attorney]!;
  const elsewhere = furtherCourts.find(({ id }) => id === held.court_id);
  if (elsewhere) {
    const forum: Forum = elsewhere.level === 'Federal Court' ? 'Federal' : elsewhere.jurisdiction;
    return setElsewhere(forum, elsewhere.county, held, document, counsel, {
      filedAt,
      filed_on: dateInZone(filedAt, elsewhere.time_zone),
    });
  }
  const opens = document.purpose === 'opening';
  const served_on = document.served ? servedOn(held, document, attorneys) : [];
  const { heading, body, prayer, hearing } = document;
  const printed = {
    // The clerk assigns the number and the judge when the case is opened.
    case_number: opens ? null : held.case_number,
    judge: opens ? null : held.judge,
    heading,
    plaintiff: first!.full_name.toUpperCase(),
    plaintiff_role: first!.role,
    defendant: others.map(({ full_name }) => full_name.toUpperCase()).join('; '),
    defendant_role: others.length > 1 ? `${others[0]!.role}s` : (others[0]?.role ?? ''),
    ...matterOf(held),
    body,
    ...(prayer.length > 0 ? { prayer } : {}),
    hearing: hearing && { ...hearing, date: spellLongDay(hearing.date), time: clock(hearing.time) },
    signed: true,
    served: served_on.length > 0,
    served_on,
  };
  return printDocument(printed, signerOf(party, counsel, held), filedAt, timeZone);
}

/** The caption of a case that is about a person: an estate, a conservatorship, a guardianship, a marriage, a name. */
function matterOf({ title_form, subject, parties }: PlannedCase): { matter?: string[] } {
  const [first, second] = parties.map(({ full_name }) => `${full_name.toUpperCase()},`);
  const name = subject?.full_name.toUpperCase();
  switch (title_form) {
    case 'estate':
      return { matter: ['Estate of', `${name},`, '', '          Deceased.'] };
    case 'conservatorship':
      return { matter: ['Conservatorship of the Person and Estate of', `${name},`, '', '          Conservatee.'] };
    case 'guardianship':
      return {
        matter: ['Guardianship of the Person of', `${initialsOf(subject!.full_name)},`, '', '          Minor.'],
      };
    case 'marriage':
      return {
        matter: [
          'In re the Marriage of',
          first!,
          '',
          '          Petitioner,',
          'and',
          second!,
          '',
          '          Respondent.',
        ],
      };
    case 'name_change':
      return {
        matter: ['In the Matter of the Application of', first!, '', '          Petitioner,', 'for Change of Name.'],
      };
    default:
      return {};
  }
}

/** Everyone else in the case: counsel who has appeared by electronic service, the others by mail. */
function servedOn(
  { parties, subject }: PlannedCase,
  { by, filed_on }: PlannedDocument,
  attorneys: readonly PlannedAttorney[],
): string[] {
  const own = parties[by]!.attorney;
  const others = [...parties.filter((_, index) => index !== by), ...(subject?.attorney == null ? [] : [subject])];
  return others.flatMap(({ attorney, appeared_on, role, full_name, address, email }) => {
    if (attorney !== null && appeared_on !== null && appeared_on <= filed_on) {
      if (attorney === own) return [];
      const counsel = attorneys[attorney]!;
      return [`by electronic service on ${counsel.full_name}, attorney for ${role} ${full_name}, at ${counsel.email}`];
    }
    return email
      ? [`by electronic service on ${role} ${full_name} at ${email}`]
      : [`by first-class mail on ${role} ${full_name} at ${address.replace('\n', ', ')}`];
  });
}

function signerOf(party: PlannedParty, counsel: PlannedAttorney | null, { case_type }: PlannedCase): Signer {
  const name = counsel?.full_name ?? party.full_name;
  if (!counsel) {
    const letterhead = [
      name.toUpperCase(),
      ...party.address.split('\n'),
      'Telephone: (555) 555-0163',
      'In propria persona',
    ];
    return { letterhead, name, capacity: `${party.role} in propria persona`, server };
  }
  const letterhead = [`${name.toUpperCase()} (SBN ${counsel.bar_number})`, ...counsel.office];
  const offices: Record<string, string> = {
    [districtAttorney.type]: 'Deputy District Attorney, Attorney for Plaintiff',
    [publicDefender.type]: `Deputy Public Defender, Attorney for ${party.role}`,
  };
  const capacity = offices[counsel.type] ?? `Attorney for ${party.role}`;
  return {
    letterhead,
    name,
    capacity: case_type === 'Criminal' ? capacity : `${capacity} ${party.full_name}`,
    server: name,
  };
}

function setElsewhere(
  forum: Forum,
  county: string | null,
  held: PlannedCase,
  document: PlannedDocument,
  counsel: PlannedAttorney | null,
  { filedAt, filed_on }: { filedAt: Date; filed_on: string },
): Promise<Uint8Array> {
  const [first, ...others] = held.parties;
  const party = held.parties[document.by]!;
  const [firm, street, place, telephone] = counsel?.office ?? [];
  const data = {
    ...(county ? { county } : { district: 'District of Alder' }),
    judicial_district: '1st',
    circuit: 'First',
    ...(document.purpose === 'opening' ? {} : { case_number: held.case_number }),
    plaintiffs: first!.full_name,
    defendants: others.map(({ full_name }) => full_name).join('\n'),
    filing_party: party.full_name,
    self_represented: counsel ? 'no' : 'yes',
    filer_name: counsel?.full_name ?? party.full_name,
    ...(counsel ? { bar_number: counsel.bar_number, firm: firm! } : {}),
    address: `${street ?? party.address.split('\n')[0]}, ${place ?? placeOf(held.court_id)}`,
    email: counsel?.email ?? 'party@mail.example.com',
    telephone: telephone?.replace('Telephone: ', '') ?? '(555) 555-0163',
    signed_on: filed_on,
    sign_electronically: 'yes',
    jurisdiction_and_venue:
      'This Court has jurisdiction, and venue is proper because the events at issue occurred here.',
    facts: document.body.join('\n'),
    ...claimOf(held),
    responses: document.body.join('\n'),
    motion_for: document.heading.replace(/^MOTION /, '').toLowerCase(),
    grounds: document.body.join('\n'),
    ...(document.hearing && {
      hearing_date: document.hearing.date,
      hearing_time: clock(document.hearing.time),
      hearing_place: courtroomOf(held.judge!),
    }),
    relief: document.prayer.length > 0 ? document.prayer.join('\n') : 'Such relief as the Court deems proper.',
  };
  const template = templateFor(document.heading);
  const { draft } = composeDraft(template, forum, data);
  return writePdf(layOutDraft(draft, measureText), draft.name, filedAt);
}

/** The cause of action, by the facts of the complaint. */
function claimOf({ documents }: PlannedCase) {
  const facts = documents[0]!.body.join(' ');
  const [claim_1_title, claim_1] = /agency/.test(facts)
    ? ['Unreasonable delay', 'The delay alleged above violates 5 U.S.C. § 706(1).']
    : /agreement/.test(facts)
      ? ['Breach of contract', 'The conduct alleged above is a breach of the agreement.']
      : /discharged/.test(facts)
        ? ['Retaliatory discharge', 'The discharge was in retaliation for a complaint that the law protects.']
        : ['Negligence', 'The injuries alleged above were caused by a breach of the duty of care.'];
  return { claim_1_title, claim_1 };
}

function templateFor(heading: string) {
  if (/^COMPLAINT|ORIGINAL PETITION$/.test(heading)) return 'complaint';
  if (/^ANSWER|ORIGINAL ANSWER$/.test(heading)) return 'answer';
  if (heading.startsWith('MOTION ')) return 'notice_of_motion';
  return 'notice_of_appearance';
}
