import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  inet,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ContactState } from '#contract/contactRequests';
import type { CaseType, CourtLevel, Jurisdiction, Priority } from '#domain/courts/choices';
import type { Evidence } from '#domain/documents/DocumentText';
import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import type { ConfirmedDoubts } from '#domain/filings/doubts/Doubt';
import type { AnalysisState, FilingState } from '#domain/filings/states';
import type { Step } from '#domain/filings/steps';
import type { Role } from '#domain/identity/permissions';
import type { CorrectableField } from '#domain/reading/Reading';

/**
 * The tables of the portal. Columns keep the names that the contract uses wherever both know a thing.
 * Rules that two quick people could break together stand here as constraints, not only in the use cases.
 */

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const id = () => uuid('id').primaryKey().defaultRandom();
const created = () => moment('created_at').notNull().defaultNow();
const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const version = () => integer('version').notNull().default(1);

// ── courts and people ───────────────────────────────────────────────────────

export const courts = pgTable('courts', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  division: text('division'),
  level: text('level').$type<CourtLevel>().notNull(),
  jurisdiction: text('jurisdiction').$type<Jurisdiction>().notNull(),
  county: text('county'),
  /** IANA name. */
  time_zone: text('time_zone').notNull(),
  /** Where the court sits, line by line, as it stands on an envelope. */
  address_lines: text('address_lines').array().notNull().default(sql`'{}'`),
  version: version(),
});

export const people = pgTable(
  'people',
  {
    id: id(),
    full_name: text('full_name').notNull(),
    /** Lower case; null for somebody known only by a provider's subject. */
    email: text('email'),
    /** When somebody showed that the mailbox is theirs; null while the address was only typed in. */
    email_verified_at: moment('email_verified_at'),
    password_hash: text('password_hash'),
    created_at: created(),
    deactivated_at: moment('deactivated_at'),
    /** Raised by every change of the name, the role, or whether the account is open. */
    version: version(),
  },
  (t) => [
    uniqueIndex('people_email_taken').on(t.email),
    check('people_email_lower_case', sql`${t.email} = lower(${t.email})`),
  ],
);

/** In which role a person acts in a court. One role at a time; the past ones stay for the record. */
export const personRoles = pgTable(
  'person_roles',
  {
    id: id(),
    person_id: uuid('person_id')
      .notNull()
      .references(() => people.id),
    court_id: text('court_id')
      .notNull()
      .references(() => courts.id),
    role: text('role').$type<Role>().notNull(),
    granted_at: moment('granted_at').notNull().defaultNow(),
    granted_by: uuid('granted_by').references(() => people.id),
    /** `provider` where the identity provider's claim gave it: it ends when the claim does. */
    granted_through: text('granted_through').$type<'provider'>(),
    ended_at: moment('ended_at'),
  },
  (t) => [
    uniqueIndex('person_roles_one_at_a_time').on(t.person_id, t.court_id).where(sql`${t.ended_at} is null`),
    index('person_roles_court').on(t.court_id, t.role).where(sql`${t.ended_at} is null`),
  ],
);

/** The person behind a subject of an identity provider. */
export const externalIdentities = pgTable(
  'external_identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    person_id: uuid('person_id')
      .notNull()
      .references(() => people.id),
    created_at: created(),
  },
  (t) => [primaryKey({ columns: [t.issuer, t.subject] })],
);

/** A role that waits for the person with this address to sign in for the first time. */
export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    email: text('email').notNull(),
    court_id: text('court_id')
      .notNull()
      .references(() => courts.id),
    role: text('role').$type<Role>().notNull(),
    /** Of an invited attorney the entry of the roster that will be theirs. */
    attorney_id: uuid('attorney_id').references((): AnyPgColumn => attorneys.id, { onDelete: 'cascade' }),
    invited_by: uuid('invited_by').references(() => people.id),
    created_at: created(),
    expires_at: moment('expires_at').notNull(),
    used_at: moment('used_at'),
    withdrawn_at: moment('withdrawn_at'),
    /** When the letter that tells of it last went out. */
    sent_at: moment('sent_at'),
    version: version(),
  },
  (t) => [
    index('invitations_email').on(t.email),
    uniqueIndex('invitations_one_open')
      .on(t.court_id, t.email)
      .where(sql`${t.used_at} is null and ${t.withdrawn_at} is null`),
  ],
);

/** A judge's profile in a court: each court verifies its own judges. */
export const judgeProfiles = pgTable(
  'judge_profiles',
  {
    person_id: uuid('person_id')
      .notNull()
      .references(() => people.id),
    court_id: text('court_id')
      .notNull()
      .references(() => courts.id),
    specialization: text('specialization').notNull(),
    bar_number: text('bar_number').notNull(),
    location: text('location').notNull(),
    court_house: text('court_house').notNull(),
    status: text('status').$type<'pending' | 'verified' | 'refused'>().notNull().default('pending'),
    decided_by: uuid('decided_by').references(() => people.id),
    decided_at: moment('decided_at'),
    /** Why it was refused. */
    reason: text('reason'),
    created_at: created(),
    version: version(),
  },
  (t) => [primaryKey({ columns: [t.person_id, t.court_id] })],
);

export const attorneys = pgTable(
  'attorneys',
  {
    id: id(),
    court_id: text('court_id')
      .notNull()
      .references(() => courts.id),
    person_id: uuid('person_id').references(() => people.id),
    full_name: text('full_name').notNull(),
    bar_number: text('bar_number').notNull(),
    status: text('status').notNull(),
    status_since: date('status_since', { mode: 'string' }),
    type: text('type').notNull(),
    active_cases: integer('active_cases').notNull().default(0),
    created_at: created(),
    version: version(),
  },
  (t) => [
    uniqueIndex('attorneys_bar_number_taken').on(t.court_id, t.bar_number),
    uniqueIndex('attorneys_person_taken').on(t.court_id, t.person_id),
  ],
);

// ── sign-in ─────────────────────────────────────────────────────────────────

/** Tokens are stored only as SHA-256 hashes: whoever reads this table can sign in as nobody. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    person_id: uuid('person_id')
      .notNull()
      .references(() => people.id),
    court_id: text('court_id')
      .notNull()
      .references(() => courts.id),
    role: text('role').$type<Role>().notNull(),
    created_at: created(),
    last_seen_at: moment('last_seen_at').notNull(),
    expires_at: moment('expires_at').notNull(),
    revoked_at: moment('revoked_at'),
    address: inet('address'),
    user_agent: text('user_agent'),
    /** Of the HttpOnly cookie that lets a new tab of the same browser in. */
    browser_hash: bytea('browser_hash'),
    /** The first factor was given and a second one is not: the session permits nothing else. */
    second_factor_awaited: boolean('second_factor_awaited').notNull().default(false),
    /** When a second factor was last given in this session. */
    second_factor_at: moment('second_factor_at'),
  },
  (t) => [index('sessions_person').on(t.person_id), uniqueIndex('sessions_browser').on(t.browser_hash)],
);

/** Each tab has a token of its own; all of them end with the session. */
export const sessionTokens = pgTable(
  'session_tokens',
  {
    token_hash: bytea('token_hash').primaryKey(),
    session_id: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    created_at: created(),
  },
  (t) => [index('session_tokens_session').on(t.session_id)],
);

/** A sign-in that has begun at the identity provider and not come back yet. */
export const providerSignIns = pgTable('provider_sign_ins', {
  state_hash: bytea('state_hash').primaryKey(),
  browser_hash: bytea('browser_hash').notNull(),
  nonce: text('nonce').notNull(),
  code_verifier: text('code_verifier').notNull(),
  return_to: text('return_to'),
  expires_at: moment('expires_at').notNull(),
  used_at: moment('used_at'),
});

/** One-time tickets that the redirect carries in place of a token (departure 4). */
export const signInTickets = pgTable('sign_in_tickets', {
  ticket_hash: bytea('ticket_hash').primaryKey(),
  person_id: uuid('person_id')
    .notNull()
    .references(() => people.id),
  browser_hash: bytea('browser_hash').notNull(),
  expires_at: moment('expires_at').notNull(),
  /** The identity provider asserted that a second factor was given there. */
  second_factor_given: boolean('second_factor_given').notNull().default(false),
  used_at: moment('used_at'),
});

export const passwordLinks = pgTable('password_links', {
  token_hash: bytea('token_hash').primaryKey(),
  person_id: uuid('person_id')
    .notNull()
    .references(() => people.id),
  expires_at: moment('expires_at').notNull(),
  used_at: moment('used_at'),
});

/** Browsers in which an account signed in with its password: strangers' failures do not slow them down. */
export const knownDevices = pgTable(
  'known_devices',
  {
    /** SHA-256 of the device cookie's secret. */
    device_hash: bytea('device_hash').notNull(),
    person_id: uuid('person_id')
      .notNull()
      .references(() => people.id),
    expires_at: moment('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.device_hash, t.person_id] }), index('known_devices_person').on(t.person_id)],
);

/** Attempts within the time that `countAttempt` or `takeTurn` looks at. */
export const signInFailures = pgTable('sign_in_failures', {
  /** What is counted, such as `account:` or `address:`, and the SHA-256 of what it names. */
  key: text('key').primaryKey(),
  failures: integer('failures').notNull(),
  /** When the window of a count began; of attempts that have to wait for one another, when the last one was made. */
  since: moment('since').notNull(),
});

// ── the record ──────────────────────────────────────────────────────────────

/** Who did what to which thing, when and from where. Only ever appended; a trigger refuses the rest. */
export const activities = pgTable(
  'activities',
  {
    court_id: text('court_id')
      .notNull()
      .references(() => courts.id),
    /** Position in the court's chain, from 1, without gaps. */
    seq: bigint('seq', { mode: 'number' }).notNull(),
    actor_id: uuid('actor_id'),
    actor_name: text('actor_name'),
    actor_role: text('actor_role'),
    action: text('action').notNull(),
    subject_type: text('subject_type').notNull(),
    subject_id: text('subject_id').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    /** Whose own list the line is in besides the actor's: the filer of the filing, the person acted on. */
    concerns: uuid('concerns'),
    from_address: text('from_address'),
    /** What was changed, as the JSON of a list of field, before and after; null where nothing is compared. */
    changes: text('changes'),
    at: moment('at').notNull(),
    previous_hash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.court_id, t.seq] }),
    index('activities_newest').on(t.court_id, t.at.desc().nullsFirst()),
    index('activities_kind').on(t.court_id, t.subject_type, t.at.desc().nullsFirst()),
    index('activities_actor').on(t.actor_id, t.at.desc().nullsFirst()),
    index('activities_actor_kind').on(t.actor_id, t.subject_type, t.at.desc().nullsFirst()),
    index('activities_concerns').on(t.concerns, t.at.desc().nullsFirst()),
    index('activities_subject').on(t.subject_id, t.at.desc().nullsFirst()),
  ],
);

/** The ends of chains that the portal signed; a copy of what it wrote outside the database. Only ever appended. */
export const activitySignatures = pgTable(
  'activity_signatures',
  {
    court_id: text('court_id')
      .notNull()
      .references(() => courts.id),
    /** The line that was the last one when the chain was signed, and its hash. */
    seq: bigint('seq', { mode: 'number' }).notNull(),
    hash: text('hash').notNull(),
    signed_at: moment('signed_at').notNull(),
    /** Fingerprint of the key, and its Ed25519 signature in base64. */
    key_id: text('key_id').notNull(),
    signature: text('signature').notNull(),
  },
  (t) => [primaryKey({ columns: [t.court_id, t.seq, t.signed_at] })],
);

/** The end of each court's chain; locked while a line is added. */
export const activityHeads = pgTable('activity_heads', {
  court_id: text('court_id')
    .primaryKey()
    .references(() => courts.id),
  seq: bigint('seq', { mode: 'number' }).notNull(),
  hash: text('hash').notNull(),
});

// ── cases ──────────────────────────────────────────────────────────────────

export const cases = pgTable(
  'cases',
  {
    id: id(),
    court_id: text('court_id')
      .notNull()
      .references(() => courts.id),
    case_number: text('case_number').notNull(),
    title: text('title').notNull(),
    case_type: text('case_type').$type<CaseType>().notNull(),
    status: text('status').$type<'open' | 'closed'>().notNull().default('open'),
    judge_name: text('judge_name'),
    /** The judge that the case is assigned to, where that judge has an account; `judge_name` says it in words. */
    judge_id: uuid('judge_id').references(() => people.id),
    opened_on: date('opened_on', { mode: 'string' }).notNull(),
    closed_on: date('closed_on', { mode: 'string' }),
    /** How the case ended, in words: judgment, dismissal, settlement. */
    disposition: text('disposition'),
    version: version(),
  },
  (t) => [
    index('cases_judge').on(t.judge_id),
    index('cases_opened').on(t.court_id, t.opened_on),
    index('cases_closed').on(t.court_id, t.closed_on),
    uniqueIndex('cases_number_taken').on(t.court_id, t.case_number),
    // Captions write a number with and without dashes; see hasBareNumber.
    index('cases_bare_number').on(t.court_id, sql`bare_number(${t.case_number})`),
  ],
);

export const parties = pgTable(
  'parties',
  {
    id: id(),
    case_id: uuid('case_id')
      .notNull()
      .references(() => cases.id),
    full_name: text('full_name').notNull(),
    role: text('role').notNull(),
    attorney_id: uuid('attorney_id').references(() => attorneys.id),
    /** Counsel as the paper names them, also where the roster does not know them. */
    counsel_name: text('counsel_name'),
    counsel_bar_number: text('counsel_bar_number'),
    position: integer('position').notNull(),
  },
  (t) => [index('parties_case').on(t.case_id), index('parties_attorney').on(t.attorney_id)],
);

/** Which attorneys act in a case for the court's purposes. An attorney with cases cannot leave the roster. */
export const caseAssignments = pgTable(
  'case_assignments',
  {
    case_id: uuid('case_id')
      .notNull()
      .references(() => cases.id),
    attorney_id: uuid('attorney_id')
      .notNull()
      .references(() => attorneys.id),
    assigned_by: uuid('assigned_by').references(() => people.id),
    assigned_at: moment('assigned_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.case_id, t.attorney_id] }), index('case_assignments_attorney').on(t.attorney_id)],
);

// ── filings ─────────────────────────────────────────────────────────────────

/** One submission, to one court or several. Its state is derived from its filings (domain/filings). */
export const envelopes = pgTable(
  'envelopes',
  {
    id: id(),
    submitted_by: uuid('submitted_by')
      .notNull()
      .references(() => people.id),
    submitted_at: moment('submitted_at').notNull(),
    /** Who is named as filer, where somebody files for another, and what the sender said of the case. */
    filer_info: jsonb('filer_info').$type<Record<string, unknown>>(),
  },
  (t) => [index('envelopes_submitted').on(t.submitted_by, t.submitted_at.desc())],
);

/** One lead document with its supporting ones, and the values in force of what was read in it. */
export const filings = pgTable(
  'filings',
  {
    id: id(),
    court_id: text('court_id')
      .notNull()
      .references(() => courts.id),
    filed_by: uuid('filed_by')
      .notNull()
      .references(() => people.id),
    /** Its own identifier in an envelope of one filing that was sent before there were envelopes. */
    envelope_id: uuid('envelope_id').references(() => envelopes.id),
    /** The case in which the court placed the filing. Nothing that a filer or the portal says sets it. */
    case_id: uuid('case_id').references(() => cases.id),
    /** The case that the document names, for the court's staff until the court decides. It gives nobody access. */
    proposed_case_id: uuid('proposed_case_id').references(() => cases.id),
    state: text('state').$type<FilingState>().notNull().default('received'),
    /** The clerk who has the filing before them, and since when. */
    claimed_by: uuid('claimed_by').references(() => people.id),
    claimed_at: moment('claimed_at'),
    /** When a returned filing came back corrected. `received_at` stays the first time, unless the document is another. */
    resubmitted_at: moment('resubmitted_at'),
    /** When the returned document was received, where the filer confirmed that its correction is another document. */
    first_received_at: moment('first_received_at'),
    /** What the filer was asked about before sending, and confirmed. */
    confirmed_doubts: jsonb('confirmed_doubts').$type<ConfirmedDoubts[]>().notNull().default([]),
    document_name: text('document_name').notNull(),
    court_level: text('court_level').$type<CourtLevel>(),
    jurisdiction: text('jurisdiction').$type<Jurisdiction>(),
    case_type: text('case_type').$type<CaseType>(),
    priority: text('priority').$type<Priority>().notNull(),
    priority_reason: text('priority_reason').notNull(),
    /** Set once a person chose the priority; the machine then leaves it alone. */
    priority_set_by: uuid('priority_set_by').references(() => people.id),
    received_at: moment('received_at').notNull(),
    /** What the sender called this submission, so that sending it twice files it once. */
    idempotency_key: text('idempotency_key'),
    /** The type in words, as SPEC.md 7 writes it: the label, or what a person called it. */
    doc_type: text('doc_type'),
    /** The type's id in the catalog (domain/documentTypes), by which programs decide. */
    document_type: text('document_type').$type<DocumentTypeId>(),
    title: text('title'),
    court: text('court'),
    location: text('location'),
    case_number: text('case_number'),
    filing_date: date('filing_date', { mode: 'string' }),
    plaintiffs: text('plaintiffs').array().notNull().default(sql`'{}'`),
    claimants: text('claimants').array().notNull().default(sql`'{}'`),
    defendants: text('defendants').array().notNull().default(sql`'{}'`),
    amount: text('amount'),
    judge_name: text('judge_name'),
    hearing_date: date('hearing_date', { mode: 'string' }),
    /** HH:MM on a 24-hour clock. */
    hearing_time: text('hearing_time'),
    summary: text('summary'),
    is_complete: boolean('is_complete').notNull().default(false),
    confidence_reasons: text('confidence_reasons').array().notNull().default(sql`'{}'`),
    accuracy_score: real('accuracy_score'),
    /** Of the analysis in force; they stand here too, so that the dashboard's means need no other table. */
    analyzed_at: moment('analyzed_at'),
    processing_time_seconds: real('processing_time_seconds'),
    /** Raised by every change that a person makes. */
    version: version(),
  },
  (t) => [
    index('filings_newest').on(t.court_id, t.received_at.desc(), t.id),
    index('filings_own').on(t.filed_by, t.received_at.desc(), t.id),
    index('filings_pressing').on(t.court_id, t.priority, t.received_at.desc(), t.id),
    // The means of the dashboard are read from here alone.
    index('filings_totals').on(t.court_id, t.processing_time_seconds, t.accuracy_score),
    uniqueIndex('filings_sent_once').on(t.filed_by, t.court_id, t.idempotency_key),
    index('filings_case').on(t.case_id),
    index('filings_case_or_proposed').on(sql`coalesce(${t.case_id}, ${t.proposed_case_id})`),
    check('filings_placed_by_court', sql`${t.case_id} is null or ${t.state} in ('accepted', 'docketed', 'served')`),
    index('filings_envelope').on(t.envelope_id),
    index('filings_waiting').on(t.court_id, t.received_at, t.id).where(sql`${t.state} = 'received'`),
  ],
);

export const documents = pgTable(
  'documents',
  {
    id: id(),
    filing_id: uuid('filing_id')
      .notNull()
      .references(() => filings.id),
    kind: text('kind').$type<'lead' | 'supporting'>().notNull(),
    position: integer('position').notNull(),
    title: text('title').notNull(),
  },
  (t) => [
    uniqueIndex('documents_position_taken').on(t.filing_id, t.position),
    uniqueIndex('documents_one_lead').on(t.filing_id).where(sql`${t.kind} = 'lead'`),
  ],
);

/** What was sent, byte for byte, under its SHA-256. A version is never changed. */
export const documentVersions = pgTable(
  'document_versions',
  {
    id: id(),
    document_id: uuid('document_id')
      .notNull()
      .references(() => documents.id),
    number: integer('number').notNull(),
    sha256: text('sha256').notNull(),
    file_name: text('file_name').notNull(),
    file_type: text('file_type').$type<'pdf' | 'docx' | 'doc' | 'txt'>().notNull(),
    file_size: integer('file_size').notNull(),
    pages: integer('pages'),
    pages_without_text: integer('pages_without_text').notNull().default(0),
    /** Pages whose words were read off their picture. */
    pages_recognized: integer('pages_recognized').notNull().default(0),
    /** Its type's id in the catalog, as far as it was read. */
    type: text('type').$type<DocumentTypeId>(),
    read_at: moment('read_at'),
    /** Why it could not be read, where that is so. */
    read_error: jsonb('read_error').$type<StoredError>(),
    uploaded_by: uuid('uploaded_by')
      .notNull()
      .references(() => people.id),
    uploaded_at: moment('uploaded_at').notNull(),
  },
  (t) => [
    uniqueIndex('document_versions_number_taken').on(t.document_id, t.number),
    index('document_versions_sha').on(t.sha256),
  ],
);

export type StoredStep = Step;
export type StoredError = { code: string; error: string; details?: unknown };

export const analyses = pgTable(
  'analyses',
  {
    id: id(),
    filing_id: uuid('filing_id')
      .notNull()
      .references(() => filings.id),
    version_id: uuid('version_id')
      .notNull()
      .references(() => documentVersions.id),
    state: text('state').$type<AnalysisState>().notNull().default('queued'),
    steps: jsonb('steps').$type<StoredStep[]>().notNull().default([]),
    error: jsonb('error').$type<StoredError>(),
    requested_at: moment('requested_at').notNull(),
    /** Who asked for it, where a person had a filing read anew. */
    requested_by: uuid('requested_by').references(() => people.id),
    finished_at: moment('finished_at'),
    processing_time_seconds: real('processing_time_seconds'),
    /** Which reader read it (domain/filings/readingVersion); null from before readers were numbered. */
    reading_version: integer('reading_version'),
  },
  (t) => [
    index('analyses_filing').on(t.filing_id, t.requested_at.desc()),
    // Two quick people never have the same filing read twice at once.
    uniqueIndex('analyses_one_at_a_time').on(t.filing_id).where(sql`${t.state} not in ('done', 'failed')`),
  ],
);

/** One value as the machine read it. Never changed: a correction stands beside it. */
export const extractedFields = pgTable(
  'extracted_fields',
  {
    analysis_id: uuid('analysis_id')
      .notNull()
      .references(() => analyses.id),
    position: integer('position').notNull(),
    field: text('field').notNull(),
    value: text('value').notNull(),
    confidence: real('confidence').notNull(),
    method: text('method').notNull(),
    evidence: jsonb('evidence').$type<Evidence[]>().notNull(),
    /** What the value consists of, by name; null where it is one thing. */
    parts: jsonb('parts').$type<Record<string, string>>(),
  },
  (t) => [primaryKey({ columns: [t.analysis_id, t.position] })],
);

export const corrections = pgTable(
  'corrections',
  {
    id: id(),
    filing_id: uuid('filing_id')
      .notNull()
      .references(() => filings.id),
    analysis_id: uuid('analysis_id').references(() => analyses.id),
    field: text('field').$type<CorrectableField | 'priority'>().notNull(),
    /** What stood there before; names one a line. */
    old_value: text('old_value'),
    new_value: text('new_value'),
    /** The version of the filing that this change made. */
    filing_version: integer('filing_version').notNull(),
    corrected_by: uuid('corrected_by')
      .notNull()
      .references(() => people.id),
    corrected_at: moment('corrected_at').notNull(),
    /** What the machine had read, several values one a line; null where it read nothing. */
    machine_value: text('machine_value'),
    /** Of several values the least. */
    machine_confidence: real('machine_confidence'),
    /** The rules that read it, with commas between. */
    machine_method: text('machine_method'),
    machine_evidence: jsonb('machine_evidence').$type<Evidence[]>(),
    /** The court gave what no paper could bear, as the number of the case that it opens: nobody's mistake. */
    given_by_court: boolean('given_by_court').notNull().default(false),
  },
  (t) => [index('corrections_filing').on(t.filing_id, t.corrected_at), index('corrections_made').on(t.corrected_at)],
);

/** A person's word that the machine's value is right. A later correction of the field supersedes it. */
export const confirmations = pgTable(
  'confirmations',
  {
    id: id(),
    filing_id: uuid('filing_id')
      .notNull()
      .references(() => filings.id),
    analysis_id: uuid('analysis_id')
      .notNull()
      .references(() => analyses.id),
    field: text('field').$type<CorrectableField>().notNull(),
    /** What the machine had read and the person found right; several values one a line. */
    machine_value: text('machine_value').notNull(),
    machine_confidence: real('machine_confidence').notNull(),
    machine_method: text('machine_method').notNull(),
    machine_evidence: jsonb('machine_evidence').$type<Evidence[]>().notNull(),
    /** The version of the filing that this made. */
    filing_version: integer('filing_version').notNull(),
    confirmed_by: uuid('confirmed_by')
      .notNull()
      .references(() => people.id),
    confirmed_at: moment('confirmed_at').notNull(),
  },
  (t) => [
    uniqueIndex('confirmations_filing').on(t.filing_id, t.field, t.filing_version),
    index('confirmations_given').on(t.confirmed_at),
  ],
);

export const contactRequests = pgTable(
  'contact_requests',
  {
    id: id(),
    court_id: text('court_id')
      .notNull()
      .references(() => courts.id),
    about: text('about').notNull(),
    full_name: text('full_name').notNull(),
    email: text('email').notNull(),
    organization: text('organization').notNull(),
    message: text('message').notNull(),
    state: text('state').$type<ContactState>().notNull().default('new'),
    created_at: created(),
    version: version(),
  },
  (t) => [index('contact_requests_state').on(t.court_id, t.state, t.created_at, t.id)],
);

/** Replies to visitors' requests, which go out by mail. */
export const contactReplies = pgTable(
  'contact_replies',
  {
    id: id(),
    request_id: uuid('request_id')
      .notNull()
      .references(() => contactRequests.id),
    body: text('body').notNull(),
    written_by: uuid('written_by')
      .notNull()
      .references(() => people.id),
    written_at: moment('written_at').notNull(),
    /** When the mail server took it. */
    sent_at: moment('sent_at'),
  },
  (t) => [index('contact_replies_request').on(t.request_id, t.written_at)],
);
