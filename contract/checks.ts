import { z } from 'zod';
import { ledgerStatuses } from '#domain/citations/Ledger';
import { findingClasses } from '#domain/rules/checks/Finding';
import { endpoint } from './endpoint.ts';
import { Evidence } from './evidence.ts';
import { Moment } from './moment.ts';

export const ledgerStates = ['waiting', 'asking', 'done', 'failed'] as const;

/** A finding: the rule, its authority, the place in the document, and how to fix the problem. */
export const Finding = z.object({
  rule_id: z.string(),
  /** Who may act on it. The portal never rejects a filing by itself (departure 23). */
  class: z.enum(findingClasses),
  /** Its class once the court has adopted the rule; differs only until then. */
  full_class: z.enum(findingClasses),
  /** The rule that permits the clerk or judge to act; null for an advisory. */
  class_authority: z.string().nullable(),
  /** A point of form for which no clerk returns a filing. */
  form: z.boolean(),
  confirmed: z.boolean(),
  /** The values of the message, for programs that write their own text. */
  code: z.string(),
  values: z.record(z.string(), z.unknown()),
  message: z.string(),
  /** How to fix it, as text that can be copied. */
  remedy: z.string(),
  requirement: z.string(),
  authority: z.string(),
  /** Index into the check's documents; 0 is the lead document. */
  document: z.number().int(),
  evidence: z.array(Evidence),
});
export type Finding = z.infer<typeof Finding>;

/** A rule that applies and that the portal could not check, and why. */
export const NotChecked = z.object({
  rule_id: z.string(),
  requirement: z.string(),
  authority: z.string(),
  why: z.string(),
});

/** The rules with which a filing was checked, such as `ca-superior` of `2026-07-01`. */
export const PackName = z.object({ id: z.string(), name: z.string(), edition: z.iso.date() });
export type PackName = z.infer<typeof PackName>;

/** Number of findings by who may act on them; points of form are counted separately. */
export const FindingCounts = z.object({
  clerk_may_return: z.number().int(),
  clerk_may_notice: z.number().int(),
  judge_may_strike: z.number().int(),
  advice: z.number().int(),
  form: z.number().int(),
});
export type FindingCounts = z.infer<typeof FindingCounts>;

/** The result of checking documents against every rule that applies. */
export const CheckResult = z.object({
  checked_at: Moment,
  pack: PackName,
  counts: FindingCounts,
  findings: z.array(Finding),
  not_checked: z.array(NotChecked),
  /** Number of rules that were checked and met. */
  met: z.number().int(),
  /** The lead document first; without a version if nothing was filed. */
  documents: z.array(z.object({ document_name: z.string(), version_id: z.uuid().nullable() })),
  /** The next step in one sentence; null if there is none. */
  first: z.string().nullable(),
});
export type CheckResult = z.infer<typeof CheckResult>;

export const checkCauses = ['analysis', 'correction', 'documents', 'asked', 'rules', 'ledger'] as const;

/** One check of a filing. The newest is current; the others are its history. */
export const FilingCheck = CheckResult.extend({
  number: z.number().int(),
  cause: z.enum(checkCauses),
  /** Null for the portal itself. */
  caused_by: z.string().nullable(),
  milliseconds: z.number().int(),
});
export type FilingCheck = z.infer<typeof FilingCheck>;

/** A source that was searched for an authority, its contents, and the time of the search. */
export const LedgerSource = z.object({
  id: z.enum(['library', 'courtlistener']),
  name: z.string(),
  coverage: z.string(),
  asked_at: Moment,
});

/** One authority that a document cites, with its status in the ledger. */
export const LedgerEntry = z.object({
  citation: z.string(),
  kind: z.enum(['full', 'law', 'journal']),
  named: z.string().nullable(),
  parallels: z.array(z.string()),
  times: z.number().int(),
  evidence: z.array(Evidence),
  status: z.enum(ledgerStatuses),
  found: z
    .object({
      title: z.string(),
      url: z.string().nullable(),
      court: z.string().nullable(),
      date_filed: z.string().nullable(),
      source: z.enum(['library', 'courtlistener']),
    })
    .nullable(),
  sources: z.array(LedgerSource),
  reason: z.string().nullable(),
  doubts: z.array(
    z.object({
      kind: z.enum(['pin_page', 'quotation', 'year', 'court']),
      message: z.string(),
      evidence: z.array(Evidence),
    }),
  ),
});
export type LedgerEntry = z.infer<typeof LedgerEntry>;

/** The authorities of one document. Until the state is `done` or `failed`, a source is still being queried, at the rate it permits. */
export const DocumentLedger = z.object({
  /** Index into the filing's documents. */
  document: z.number().int(),
  document_name: z.string(),
  state: z.enum(ledgerStates),
  /** Number of authorities sent to a service, and number of answers. */
  asked: z.number().int(),
  answered: z.number().int(),
  /** Why a service could not be queried, in one sentence. */
  reason: z.string().nullable(),
  checked_at: Moment,
  entries: z.array(LedgerEntry),
});
export type DocumentLedger = z.infer<typeof DocumentLedger>;

/** Outcomes of similar filings in this court, if at least 200 were decided. */
export const AcceptanceOutlook = z.object({
  /** 0 to 1, with its 95% confidence interval. */
  probability: z.number(),
  low: z.number(),
  high: z.number(),
  /** Number of decided filings in the sample. */
  decided: z.number().int(),
  like_this: z.number().int(),
});
export type AcceptanceOutlook = z.infer<typeof AcceptanceOutlook>;

const byId = z.object({ id: z.uuid() });

export const checkFiling = endpoint({
  method: 'POST',
  path: '/documents/:id/check/',
  permission: 'filings:read',
  input: byId,
  reply: FilingCheck,
  status: 200,
  summary: 'Checks a filing against its court’s rules again, with its current values.',
});

export const listChecks = endpoint({
  method: 'GET',
  path: '/documents/:id/checks/',
  permission: 'filings:read',
  input: byId,
  reply: z.object({ checks: z.array(FilingCheck) }),
  status: 200,
  summary: 'Lists all checks of a filing, newest first.',
});

export const reportFormats = ['pdf', 'json'] as const;
export const readCheckReport = endpoint({
  method: 'GET',
  path: '/documents/:id/report/',
  permission: 'filings:read',
  input: byId.extend({ format: z.enum(reportFormats).default('pdf') }),
  reply: z.unknown(),
  status: 200,
  produces: ['application/pdf', 'application/json'],
  summary: 'Returns the newest check of a filing with its citation ledger, as a printable report or as JSON.',
});

export const readOwnReport = endpoint({
  method: 'GET',
  path: '/courtdoc/analyses/:id/report/',
  permission: 'documents:use',
  input: byId.extend({ format: z.enum(reportFormats).default('pdf') }),
  reply: z.unknown(),
  status: 200,
  produces: ['application/pdf', 'application/json'],
  summary: 'Returns the check of one of your documents, as a printable report or as JSON.',
});
