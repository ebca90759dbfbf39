import { z } from 'zod';
import { accessLevels } from '#domain/access/accessLevels';
import { addressKinds } from '#domain/participants/addresses';
import { aliasKinds } from '#domain/participants/aliases';
import { counselFindings } from '#domain/participants/counselFinding';
import { custodies } from '#domain/participants/custodies';
import { counselEndings, endingBases, partyEndings } from '#domain/participants/endings';
import { participantKinds } from '#domain/participants/participantKinds';
import { practiceSystems } from '#domain/participants/practiceSystem';
import { sides } from '#domain/participants/Role';
import { consentBases, serviceMethods } from '#domain/participants/service';
import { titleForms } from '#domain/participants/titleForms';
import { calendarDay } from './calendarDay.ts';
import { CaseDetails } from './cases.ts';
import { endpoint } from './endpoint.ts';
import { line } from './text.ts';

const Day = calendarDay('Enter a date');
const Version = z.int().min(1);
const InCase = z.object({ id: z.uuid(), participant_id: z.uuid() });

const Alias = z.object({
  kind: z.enum(aliasKinds),
  name: line('Name', 300).min(1, 'Enter the other name'),
});

export const ParticipantAddress = z.object({
  kind: z.enum(addressKinds),
  address: z.string().trim().min(1, 'Enter the address').max(500, 'At most 500 characters'),
  from_day: Day.nullable().default(null),
  to_day: Day.nullable().default(null),
  source: line('Source', 200).min(1, 'Enter the source of the address'),
  undeliverable: z.boolean().default(false),
});

const Ended = z.object({ on: z.iso.date(), kind: z.enum(partyEndings), reason: z.string() });

export const CounselLink = z.object({
  id: z.uuid(),
  attorney_id: z.uuid().nullable(),
  full_name: z.string().nullable(),
  bar_number: z.string().nullable(),
  is_lead: z.boolean(),
  gets_notice: z.boolean(),
  appeared_on: z.iso.date().nullable(),
  appearance_entry: z.int().nullable(),
  ended: z
    .object({
      on: z.iso.date(),
      kind: z.enum(counselEndings),
      basis: z.enum(endingBases).nullable(),
      note: z.string().nullable(),
    })
    .nullable(),
  /** The representation that followed, after a substitution. */
  replaced_by: z.uuid().nullable(),
});
export type CounselLink = z.infer<typeof CounselLink>;

export const Participant = z.object({
  id: z.uuid(),
  /** The name as the viewer may see it: a minor’s initials for people outside the court. */
  full_name: z.string(),
  /** Whether titles and other parties have only initials or a pseudonym. */
  is_name_hidden: z.boolean(),
  public_name: z.string(),
  kind: z.enum(participantKinds),
  role: z.string(),
  role_id: z.string().nullable(),
  side: z.enum(sides),
  is_minor: z.boolean(),
  /** Who learns the name besides the court and the person’s counsel. */
  name_access: z.enum(accessLevels),
  aliases: z.array(Alias),
  acts_for: z.uuid().nullable(),
  language: z.string().nullable(),
  needs_interpreter: z.boolean(),
  self_represented: z.boolean(),
  service_method: z.enum(serviceMethods).nullable(),
  counsel: z.array(CounselLink),
  ended: Ended.nullable(),
  /** For the court’s staff: why an attorney is required. It is no ground to refuse a document. */
  finding: z.object({ code: z.enum(counselFindings), authority: z.string() }).nullable(),
  version: z.int(),
});
export type Participant = z.infer<typeof Participant>;

export const ParticipantList = z.object({
  results: z.array(Participant),
  case_version: z.int(),
  case_type: CaseDetails.shape.case_type,
  title: z.string(),
  title_is_set: z.boolean(),
  title_form: z.enum(titleForms).nullable(),
  /** The title by rule; null if someone whom it names is missing. */
  title_by_rule: z.string().nullable(),
  system: z.enum(practiceSystems),
  abilities: z.object({ manage: z.boolean() }),
});
export type ParticipantList = z.infer<typeof ParticipantList>;

export const listParticipants = endpoint({
  method: 'GET',
  path: '/cases/:id/participants/',
  permission: 'cases:read',
  input: z.object({ id: z.uuid() }),
  reply: ParticipantList,
  status: 200,
  summary: 'Returns the participants of a case with their counsel, past and present.',
});

const Consent = z.object({
  email: z.string(),
  basis: z.enum(consentBases),
  given_on: z.iso.date(),
  withdrawn_on: z.iso.date().nullable(),
});

const Private = z.object({
  date_of_birth: z.iso.date().nullable(),
  custody: z.enum(custodies).nullable(),
  custody_place: z.string().nullable(),
});

/** `addresses`, `consents`, and `confidential` are null for people who may not see them. */
export const ParticipantDetails = Participant.extend({
  addresses: z.array(ParticipantAddress).nullable(),
  consents: z.array(Consent).nullable(),
  confidential: Private.nullable(),
});
export type ParticipantDetails = z.infer<typeof ParticipantDetails>;

export const readParticipant = endpoint({
  method: 'GET',
  path: '/cases/:id/participants/:participant_id/',
  permission: 'cases:read',
  input: InCase,
  reply: ParticipantDetails,
  status: 200,
  summary:
    'Returns one participant with addresses, consents to e-service, and confidential data, as far as you may see them.',
});

/** What a clerk enters of a participant. */
const Entered = z.object({
  full_name: line('Name', 300).min(1, 'Enter the name'),
  kind: z.enum(participantKinds),
  /** A role of the catalog, or with null the words of `role`. */
  role_id: z.string().max(40).nullable(),
  role: line('Role', 80).default(''),
  is_minor: z.boolean().default(false),
  /** `parties`: titles, the public, and other parties have initials or a pseudonym. */
  name_access: z.enum(['public', 'parties']).default('public'),
  acts_for: z.uuid().nullable().default(null),
  aliases: z.array(Alias).max(30, 'At most 30 other names').default([]),
  language: line('Language', 60).default(''),
  needs_interpreter: z.boolean().default(false),
  self_represented: z.boolean().default(false),
  service_method: z.enum(serviceMethods).nullable().default(null),
  addresses: z.array(ParticipantAddress).max(20, 'At most 20 addresses').default([]),
  date_of_birth: Day.nullable().default(null),
  custody: z.enum(custodies).nullable().default(null),
  custody_place: line('Place', 200).default(''),
});
export type EnteredParticipant = z.infer<typeof Entered>;

const Changed = z.object({ message: z.string(), participant: ParticipantDetails, title: z.string() });

export const addParticipant = endpoint({
  method: 'POST',
  path: '/cases/:id/participants/',
  permission: 'cases:manage',
  body: 'json',
  /** `version` is the version of the case, so that two people do not add the same participant. */
  input: Entered.extend({ id: z.uuid(), version: Version }),
  reply: Changed,
  status: 201,
  summary: 'Adds a participant to a case. The title by rule changes accordingly, unless the clerk chose the title.',
});

export const changeParticipant = endpoint({
  method: 'PUT',
  path: '/cases/:id/participants/:participant_id/',
  permission: 'cases:manage',
  body: 'json',
  input: Entered.extend({ ...InCase.shape, version: Version }),
  reply: Changed,
  status: 200,
  summary: 'Changes a participant.',
});

export const endParticipant = endpoint({
  method: 'POST',
  path: '/cases/:id/participants/:participant_id/end/',
  permission: 'cases:manage',
  body: 'json',
  input: InCase.extend({
    version: Version,
    kind: z.enum(partyEndings, 'Choose how the participation ended'),
    on: Day,
    reason: line('Reason', 500).min(3, 'Enter a reason'),
  }),
  reply: Changed,
  status: 200,
  summary:
    'Ends a participation: dismissed, substituted, deceased. The participant remains in the history of the case.',
});

const Named = {
  /** Counsel by bar number; the data of attorneys on the roster comes from the roster. */
  bar_number: line('Bar number', 40).default(''),
  full_name: line('Name', 200).default(''),
};

export const addCounsel = endpoint({
  method: 'POST',
  path: '/cases/:id/participants/:participant_id/counsel/',
  permission: 'cases:manage',
  body: 'json',
  input: InCase.extend({
    version: Version,
    ...Named,
    appeared_on: Day,
    /** The docket entry of the appearance. */
    appearance_entry: z.int().min(1).nullable().default(null),
    is_lead: z.boolean().default(false),
    gets_notice: z.boolean().default(true),
  }),
  reply: Changed,
  status: 201,
  summary: 'Records that counsel appeared for a participant.',
});

export const endCounsel = endpoint({
  method: 'POST',
  path: '/cases/:id/participants/:participant_id/counsel/:counsel_id/end/',
  permission: 'cases:manage',
  body: 'json',
  input: InCase.extend({
    counsel_id: z.uuid(),
    version: Version,
    kind: z.enum(counselEndings, 'Choose how the representation ended'),
    basis: z.enum(endingBases, 'Choose the basis'),
    on: Day,
    note: line('Note', 500).default(''),
    /** The attorney who takes over, for a substitution. */
    ...Named,
  }),
  reply: Changed,
  status: 200,
  summary: 'Records that counsel withdrew or was substituted, on an order, a signed substitution, or a notice.',
});

export const changeCounsel = endpoint({
  method: 'PUT',
  path: '/cases/:id/participants/:participant_id/counsel/:counsel_id/',
  permission: 'cases:manage',
  body: 'json',
  input: InCase.extend({ counsel_id: z.uuid(), version: Version, is_lead: z.boolean(), gets_notice: z.boolean() }),
  reply: Changed,
  status: 200,
  summary: 'Makes an attorney lead counsel of a participant, and sets whether the attorney receives notices.',
});

export const consentToService = endpoint({
  method: 'POST',
  path: '/cases/:id/participants/:participant_id/e-service/',
  permission: 'cases:manage',
  body: 'json',
  input: InCase.extend({
    version: Version,
    email: z.email('Enter an email address').max(254),
    basis: z.enum(consentBases),
    given_on: Day,
  }),
  reply: Changed,
  status: 201,
  summary: 'Records a participant’s consent to e-service, with the email address.',
});

export const withdrawConsent = endpoint({
  method: 'POST',
  path: '/cases/:id/participants/:participant_id/e-service/withdrawal/',
  permission: 'cases:manage',
  body: 'json',
  input: InCase.extend({ version: Version, on: Day }),
  reply: Changed,
  status: 200,
  summary: 'Records that a participant withdrew the consent to e-service.',
});

export const ServiceList = z.object({
  case_number: z.string(),
  title: z.string(),
  authority: z.string(),
  results: z.array(
    z.object({
      participant_id: z.uuid(),
      name: z.string(),
      role: z.string(),
      /** Counsel by name; null for the participant. */
      counsel: z.string().nullable(),
      method: z.enum(serviceMethods),
      /** The address for the method; null if the court has none, or if it is confidential. */
      at: z.string().nullable(),
      is_withheld: z.boolean(),
    }),
  ),
});
export type ServiceList = z.infer<typeof ServiceList>;

export const readServiceList = endpoint({
  method: 'GET',
  path: '/cases/:id/service-list/',
  permission: 'cases:read',
  input: z.object({ id: z.uuid() }),
  reply: ServiceList,
  status: 200,
  summary: 'Lists who is served in a case, by which method, and at which address.',
});

export const setCaseTitle = endpoint({
  method: 'PUT',
  path: '/cases/:id/title/',
  permission: 'cases:manage',
  body: 'json',
  input: z.object({
    id: z.uuid(),
    version: Version,
    /** Null for the title by rule. */
    title: line('Title', 300).min(1, 'Enter a title').nullable(),
    title_form: z.enum(titleForms).nullable(),
  }),
  reply: z.object({ message: z.string(), title: z.string() }),
  status: 200,
  summary: 'Sets the title of a case, or returns to the title by rule in one of its forms.',
});
