import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { RefusalCode } from '#contract/refusals';
import { accessLevels } from '#domain/access/accessLevels';
import { caseTypes, courtLevels, jurisdictions, priorities } from '#domain/courts/choices';
import type { Evidence } from '#domain/documents/DocumentText';
import { fileFormats } from '#domain/documents/fileFormats';
import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import { documentKinds } from '#domain/filings/documentKinds';
import type { ConfirmedDoubts } from '#domain/filings/doubts/Doubt';
import { intakeChannels } from '#domain/filings/intakeChannels';
import type { PriorityReason } from '#domain/filings/PriorityReason';
import type { ReasonMessage } from '#domain/filings/ReasonMessage';
import { analysisStates, filingStates } from '#domain/filings/states';
import type { Step } from '#domain/filings/steps';
import { correctableFields } from '#domain/reading/Reading';
import type { SummaryMessage } from '#domain/reading/summary/SummaryMessages';
import { documentMarks } from '#domain/sealing/documentMarks';
import { cases } from './cases.ts';
import { id, moment, oneOf, version } from './columns.ts';
import { court, person } from './references.ts';
import { reviewSections } from './sections.ts';

/** Filings with their documents, what was read in them, and what people corrected. Columns keep the names that the contract uses. */

/** One submission, to one court or several, or the draft of one. Its state is derived from its filings (domain/filings). */
export const envelopes = pgTable(
  'envelopes',
  {
    id: id(),
    submitted_by: person('submitted_by').notNull(),
    /** For a draft, when it was created. */
    submitted_at: moment('submitted_at').notNull(),
    /** When its owner last changed a draft; null for a submission that was never a draft. */
    changed_at: moment('changed_at'),
    /** Who last changed a draft: its owner, a delegate of the owner, or a member with whom it is shared. */
    changed_by: person('changed_by'),
    /** Raised by each change of a draft, so that documents that were not on the screen are not filed. */
    version: version(),
    /** The named filer, if someone files for another person, and what the sender stated about the case. */
    filer_info: jsonb('filer_info').$type<Record<string, unknown>>(),
    /** How it reached the court. */
    channel: oneOf('channel', intakeChannels).notNull().default('electronic'),
    /** The clerk who took in documents on paper, and when; null for electronic filings. */
    taken_in_by: person('taken_in_by'),
    taken_in_at: moment('taken_in_at'),
    /** The date of the postmark on a document that came by mail. */
    postmarked_on: date('postmarked_on', { mode: 'string' }),
    /** The case that the clerk stated at the counter. It grants no one access. */
    stated_case_id: uuid('stated_case_id').references(() => cases.id),
    /** What the clerk's browser or a batch called this intake, so that it is taken in once. */
    intake_key: text('intake_key'),
    /** The submission of which it is one part; null if it is the only one. */
    submission_id: uuid('submission_id'),
    /** The draft whose documents were copied for this court. */
    copied_from: uuid('copied_from').references((): AnyPgColumn => envelopes.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('envelopes_submission').on(t.submission_id).where(sql`${t.submission_id} is not null`),
    index('envelopes_copied_from').on(t.copied_from).where(sql`${t.copied_from} is not null`),
    index('envelopes_submitted').on(t.submitted_by, t.submitted_at.desc()),
    uniqueIndex('envelopes_taken_in_once').on(t.taken_in_by, t.intake_key),
    check('envelopes_paper_taken_in', sql`(${t.channel} = 'electronic') = (${t.taken_in_by} is null)`),
  ],
);

/** One lead document with its supporting ones, and the values in force of what was read in it. */
export const filings = pgTable(
  'filings',
  {
    id: id(),
    court_id: court(),
    filed_by: person('filed_by').notNull(),
    /** Its own identifier in an envelope of one filing that was sent before there were envelopes. */
    envelope_id: uuid('envelope_id').references(() => envelopes.id),
    /** The filing with which its document was submitted, if the clerk accepted that filing and returned this attachment. */
    attached_to: uuid('attached_to'),
    /** Its place among the lead documents of its envelope; null before the filer or the filing determined it. */
    envelope_position: integer('envelope_position'),
    /** The case in which the court placed the filing. Neither the filer's nor the portal's data set it. */
    case_id: uuid('case_id').references(() => cases.id),
    /** The case that the document names, for the court's staff until the court decides. It grants no one access. */
    proposed_case_id: uuid('proposed_case_id').references(() => cases.id),
    state: oneOf('state', filingStates).notNull().default('received'),
    /** Who may read its documents: the filer’s choice before the decision, then the level of its docket entry. */
    access: oneOf('access', accessLevels).notNull().default('public'),
    /** Whether its filer marked each document of a motion to seal, so that the motion itself is public (domain/sealing). */
    levels_by_document: boolean('levels_by_document').notNull().default(false),
    /** The clerk who claimed the filing, and since when. */
    claimed_by: person('claimed_by'),
    claimed_at: moment('claimed_at'),
    /** Whether a decision can still be undone: the filing is out of the queue until it takes effect or is revoked. */
    decision_held: boolean('decision_held').notNull().default(false),
    /** The section whose queue it is in; null for the unassigned section. */
    section_id: uuid('section_id').references(() => reviewSections.id),
    /** The clerk who moved it to its section. Routing rules then leave it there. */
    section_set_by: person('section_set_by'),
    /** Whether it can be accepted in a run as of its last assessment; null before the first. */
    lane_ready: boolean('lane_ready'),
    /** The clerk who took it out of the lane. */
    left_for_review_by: person('left_for_review_by'),
    /** When a returned filing came back corrected. `received_at` stays the first time, unless the document is another. */
    resubmitted_at: moment('resubmitted_at'),
    /** Who submitted it again, the filer or a delegate of the filer; null if it was on paper or before this was kept. */
    resubmitted_by: person('resubmitted_by'),
    /** When the returned document was received, where the filer confirmed that its correction is another document. */
    first_received_at: moment('first_received_at'),
    /** The doubts that the filer confirmed before submitting. */
    confirmed_doubts: jsonb('confirmed_doubts').$type<ConfirmedDoubts[]>().notNull().default([]),
    document_name: text('document_name').notNull(),
    court_level: oneOf('court_level', courtLevels),
    jurisdiction: oneOf('jurisdiction', jurisdictions),
    case_type: oneOf('case_type', caseTypes),
    priority: oneOf('priority', priorities).notNull(),
    priority_reason: jsonb('priority_reason').$type<PriorityReason>().notNull(),
    /** Set once a person chose the priority; the machine then leaves it alone. */
    priority_set_by: person('priority_set_by'),
    /** When it was filed, by the arrival of the request; for a draft, when it was created. */
    received_at: moment('received_at').notNull(),
    /** What the sender called this submission, so that sending it twice files it once. */
    idempotency_key: text('idempotency_key'),
    /** The type in words, as the API returns it: the label, or what a person called it. */
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
    /** Sentences of the document, and codes with values that were read; the catalogs of texts have the words. */
    summary: jsonb('summary').$type<SummaryMessage[]>().notNull().default([]),
    is_complete: boolean('is_complete').notNull().default(false),
    confidence_reasons: jsonb('confidence_reasons').$type<ReasonMessage[]>().notNull().default([]),
    accuracy_score: real('accuracy_score'),
    /** From the current analysis; stored here too, so that the dashboard's means need no other table. */
    analyzed_at: moment('analyzed_at'),
    processing_time_seconds: real('processing_time_seconds'),
    /** Raised by every change that a person makes. */
    version: version(),
  },
  (t) => [
    // Lists and totals leave out drafts (server/visibility/visibleFilings.ts), and read these indexes alone.
    index('filings_newest').on(t.court_id, t.received_at.desc(), t.id).where(sql`${t.state} <> 'draft'`),
    index('filings_own').on(t.filed_by, t.received_at.desc(), t.id).where(sql`${t.state} <> 'draft'`),
    index('filings_pressing').on(t.court_id, t.priority, t.received_at.desc(), t.id).where(sql`${t.state} <> 'draft'`),
    // The means of the dashboard are read from here alone.
    index('filings_totals')
      .on(t.court_id, t.processing_time_seconds, t.accuracy_score)
      .where(sql`${t.state} <> 'draft'`),
    index('filings_drafts').on(t.filed_by, t.court_id).where(sql`${t.state} = 'draft'`),
    uniqueIndex('filings_sent_once').on(t.filed_by, t.court_id, t.idempotency_key),
    // Those that are hidden from people who otherwise see cases (server/visibility).
    index('filings_restricted').on(t.court_id, t.id).where(sql`${t.access} in ('court', 'sealed')`),
    index('filings_case').on(t.case_id),
    index('filings_case_or_proposed').on(sql`coalesce(${t.case_id}, ${t.proposed_case_id})`),
    index('filings_numbered').on(t.court_id, t.case_number).where(sql`${t.state} <> 'draft'`),
    check('filings_placed_by_court', sql`${t.case_id} is null or ${t.state} in ('accepted', 'docketed', 'served')`),
    index('filings_envelope').on(t.envelope_id),
    index('filings_attached').on(t.attached_to).where(sql`${t.attached_to} is not null`),
    foreignKey({ columns: [t.attached_to], foreignColumns: [t.id] }),
    check('filings_envelope_position_counted', sql`${t.envelope_position} >= 0`),
    check('filings_attached_to_another', sql`${t.attached_to} <> ${t.id}`),
    index('filings_waiting')
      .on(t.court_id, t.received_at, t.id)
      .where(sql`${t.state} = 'received' and not ${t.decision_held}`),
    // The clerk's queue (server/filings/reviewQueue.ts): each list reads its page from the beginning of an index.
    index('filings_queue')
      .on(
        t.court_id,
        t.state,
        sql`(case ${t.priority} when 'high' then 0 when 'medium' then 1 else 2 end)`,
        t.received_at,
        t.id,
        // Without the column itself, PostgreSQL would fetch each row for the expression.
        t.priority,
      )
      .where(sql`${t.state} in ('received', 'returned') and not ${t.decision_held}`),
    index('filings_queue_of_type')
      .on(
        t.court_id,
        t.state,
        t.case_type,
        sql`(case ${t.priority} when 'high' then 0 when 'medium' then 1 else 2 end)`,
        t.received_at,
        t.id,
        // Without the column itself, PostgreSQL would fetch each row for the expression.
        t.priority,
      )
      .where(sql`${t.state} in ('received', 'returned') and not ${t.decision_held}`),
    // The queues of the sections, by priority and by age.
    index('filings_section')
      .on(
        t.court_id,
        t.state,
        t.section_id,
        sql`(case ${t.priority} when 'high' then 0 when 'medium' then 1 else 2 end)`,
        t.received_at,
        t.id,
        t.priority,
      )
      .where(sql`${t.state} in ('received', 'returned') and not ${t.decision_held}`),
    index('filings_section_age')
      .on(t.court_id, t.state, t.section_id, t.received_at, t.id)
      .where(sql`${t.state} in ('received', 'returned') and not ${t.decision_held}`),
    // Those of no section: an index with the section first would not give them in order, as `is null` is no equality.
    index('filings_unassigned')
      .on(
        t.court_id,
        t.state,
        sql`(case ${t.priority} when 'high' then 0 when 'medium' then 1 else 2 end)`,
        t.received_at,
        t.id,
        t.priority,
      )
      .where(sql`${t.state} in ('received', 'returned') and not ${t.decision_held} and ${t.section_id} is null`),
    index('filings_unassigned_age')
      .on(t.court_id, t.state, t.received_at, t.id)
      .where(sql`${t.state} in ('received', 'returned') and not ${t.decision_held} and ${t.section_id} is null`),
    // Filings that are ready to accept in a run.
    index('filings_lane')
      .on(t.court_id, t.received_at, t.id)
      .where(
        sql`${t.state} = 'received' and not ${t.decision_held} and ${t.lane_ready} and ${t.left_for_review_by} is null`,
      ),
    index('filings_lane_of_section')
      .on(t.court_id, t.section_id, t.received_at, t.id)
      .where(
        sql`${t.state} = 'received' and not ${t.decision_held} and ${t.lane_ready} and ${t.left_for_review_by} is null`,
      ),
    index('filings_unassessed').on(t.id).where(sql`${t.state} = 'received' and ${t.lane_ready} is null`),
    // Words in the queue are searched among its filings only.
    index('filings_queue_search')
      .using(
        'gin',
        sql`(coalesce(${t.case_number}, '') || ' ' || coalesce(${t.doc_type}, '') || ' ' || ${t.document_name} || ' ' || coalesce(${t.title}, '')) gin_trgm_ops`,
      )
      .where(sql`${t.state} in ('received', 'returned') and not ${t.decision_held}`),
    index('filings_claimed').on(t.claimed_by, t.state).where(sql`${t.claimed_by} is not null`),
    index('filings_decided')
      .on(t.court_id, t.received_at, t.id)
      .where(sql`${t.state} in ('accepted', 'docketed', 'served', 'rejected')`),
  ],
);

export const documents = pgTable(
  'documents',
  {
    id: id(),
    filing_id: uuid('filing_id')
      .notNull()
      .references(() => filings.id),
    kind: oneOf('kind', documentKinds).notNull(),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    /** Its own level; the stricter of it and the level of its filing applies. That of a lead document is its filing’s. */
    access: oneOf('access', accessLevels).notNull().default('public'),
    /** What its filer stated about it in a motion to seal; null without a statement. */
    mark: oneOf('mark', documentMarks),
    /** The lodged document of which it is the public, redacted version. */
    redacts: uuid('redacts').references((): AnyPgColumn => documents.id, { onDelete: 'set null' }),
    /** When the court returned or deleted it; no one reads it after that. */
    removed_at: moment('removed_at'),
  },
  (t) => [
    uniqueIndex('documents_position_taken').on(t.filing_id, t.position),
    uniqueIndex('documents_one_lead').on(t.filing_id).where(sql`${t.kind} = 'lead'`),
    index('documents_redacts').on(t.redacts).where(sql`${t.redacts} is not null`),
    check('documents_lead_level', sql`${t.kind} <> 'lead' or ${t.access} = 'public'`),
  ],
);

/** The submitted bytes, under their SHA-256. A version is never changed. */
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
    file_type: oneOf('file_type', fileFormats).notNull(),
    file_size: integer('file_size').notNull(),
    pages: integer('pages'),
    pages_without_text: integer('pages_without_text').notNull().default(0),
    /** Pages that were read with text recognition. */
    pages_recognized: integer('pages_recognized').notNull().default(0),
    /** Its type's id in the catalog, as far as it was read. */
    type: text('type').$type<DocumentTypeId>(),
    read_at: moment('read_at'),
    /** Why it could not be read, where that is so. */
    read_error: jsonb('read_error').$type<StoredError>(),
    uploaded_by: person('uploaded_by').notNull(),
    uploaded_at: moment('uploaded_at').notNull(),
  },
  (t) => [
    uniqueIndex('document_versions_number_taken').on(t.document_id, t.number),
    index('document_versions_sha').on(t.sha256),
  ],
);

export type StoredStep = Step;

/** Why a document could not be read: the refusal, whose words are the contract's. */
export type StoredError = { code: RefusalCode; details?: unknown };

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
    state: oneOf('state', analysisStates).notNull().default('queued'),
    steps: jsonb('steps').$type<StoredStep[]>().notNull().default([]),
    error: jsonb('error').$type<StoredError>(),
    requested_at: moment('requested_at').notNull(),
    /** Who requested it, if a person had a filing analyzed again. */
    requested_by: person('requested_by'),
    finished_at: moment('finished_at'),
    processing_time_seconds: real('processing_time_seconds'),
    /** Which reader read it (domain/reading/readingVersion); null from before readers were numbered. */
    reading_version: integer('reading_version'),
    /** The revision of the court's learned templates that it had (server/learning); null from before there were any. */
    templates_revision: integer('templates_revision'),
  },
  (t) => [
    index('analyses_filing').on(t.filing_id, t.requested_at.desc()),
    // Two simultaneous requests never have the same filing analyzed twice.
    uniqueIndex('analyses_one_at_a_time').on(t.filing_id).where(sql`${t.state} not in ('done', 'failed')`),
  ],
);

/** One value as the machine read it. Never changed: corrections are stored separately. */
export const extractedFields = pgTable(
  'extracted_fields',
  {
    analysis_id: uuid('analysis_id')
      .notNull()
      .references(() => analyses.id),
    position: integer('position').notNull(),
    field: text('field').notNull(),
    value: text('value').notNull(),
    /** The kind of a composed part of the summary; `value` is then its value from the document. */
    says: jsonb('says').$type<SummaryMessage>(),
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
    field: oneOf('field', [...correctableFields, 'priority']).notNull(),
    /** The previous value; names have one line each. */
    old_value: text('old_value'),
    new_value: text('new_value'),
    /** The version of the filing that this change made. */
    filing_version: integer('filing_version').notNull(),
    corrected_by: person('corrected_by').notNull(),
    corrected_at: moment('corrected_at').notNull(),
    /** What the machine had read, several values one a line; null where it read nothing. */
    machine_value: text('machine_value'),
    /** Of several values the least. */
    machine_confidence: real('machine_confidence'),
    /** The rules that read it, with commas between. */
    machine_method: text('machine_method'),
    machine_evidence: jsonb('machine_evidence').$type<Evidence[]>(),
    /**
     * The court supplied what no document could contain, such as the number of the case that it opens: not a reading
     * error.
     */
    given_by_court: boolean('given_by_court').notNull().default(false),
  },
  (t) => [index('corrections_filing').on(t.filing_id, t.corrected_at), index('corrections_made').on(t.corrected_at)],
);

/** A person's confirmation that the machine's value is right. A later correction of the field supersedes it. */
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
    field: oneOf('field', correctableFields).notNull(),
    /** What the machine had read and the person found right; several values one a line. */
    machine_value: text('machine_value').notNull(),
    machine_confidence: real('machine_confidence').notNull(),
    machine_method: text('machine_method').notNull(),
    machine_evidence: jsonb('machine_evidence').$type<Evidence[]>().notNull(),
    /** The version of the filing that this made. */
    filing_version: integer('filing_version').notNull(),
    confirmed_by: person('confirmed_by').notNull(),
    confirmed_at: moment('confirmed_at').notNull(),
  },
  (t) => [
    uniqueIndex('confirmations_filing').on(t.filing_id, t.field, t.filing_version),
    index('confirmations_given').on(t.confirmed_at),
  ],
);
