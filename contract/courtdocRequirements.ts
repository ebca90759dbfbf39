import { z } from 'zod';
import { caseTypes, courtLevels, jurisdictions } from '#domain/courts/choices';
import { confidences, consequenceActs } from '#domain/rules/Rule';
import { endpoint } from './endpoint.ts';

const SourceShown = z.object({ title: z.string(), where: z.string(), kind: z.string() });

/** A requirement for a document, with its authority and how well it is verified. */
export const RequirementShown = z.object({
  id: z.string(),
  jurisdiction: z.array(z.string()),
  court_level: z.array(z.enum(courtLevels)),
  court_system: z.enum(['state', 'federal', 'administrative']),
  /** Federal districts and circuits to which it is limited, by short name; empty if it is not limited. */
  court_ids: z.array(z.string()),
  case_types: z.array(z.string()),
  doc_types: z.array(z.string()),
  requirement: z.string(),
  /** What is checked. */
  check: z.string(),
  automation: z.enum(['text', 'layout', 'pdf_meta', 'metadata', 'human']),
  /** Who may act on a violation, and the rule that permits it; null if no authority names anyone. */
  consequence: z.object({ act: z.enum(consequenceActs), authority: z.string() }).nullable(),
  /** A point of form for which no clerk returns a filing. */
  form_advice: z.boolean(),
  citation: z.string(),
  confidence: z.enum(confidences),
  sources: z.array(SourceShown),
  effective_from: z.string().nullable(),
  /** The day on which it was last compared with its authority, YYYY-MM-DD. */
  checked_on: z.iso.date(),
  caveat: z.string(),
});
export type RequirementShown = z.infer<typeof RequirementShown>;

export const FeeShown = z.object({
  id: z.string(),
  system: z.string(),
  court: z.string(),
  case_types: z.array(z.string()),
  description: z.string(),
  /** US dollars; null if it is not a single amount. */
  amount_usd: z.number().nullable(),
  citation: z.string(),
  /** YYYY-MM-DD. */
  as_of: z.string().nullable(),
  confidence: z.enum(confidences),
  sources: z.array(SourceShown),
  checked_on: z.iso.date(),
  caveat: z.string(),
});
export type FeeShown = z.infer<typeof FeeShown>;

export const RequirementList = z.object({
  data: z.array(RequirementShown),
  total: z.number().int(),
  total_pages: z.number().int(),
  fees: z.array(FeeShown),
  /** The document types that a requirement names, for the menu. */
  doc_types: z.array(z.string()),
});
export type RequirementList = z.infer<typeof RequirementList>;

/** Public data, which is too large for the browser bundle. */
export const listRequirements = endpoint({
  method: 'GET',
  path: '/courtdoc/requirements/',
  permission: 'requirements:read',
  input: z.object({
    page: z.coerce.number().int().min(1).max(1000).default(1),
    per_page: z.coerce.number().int().min(1).max(500).default(20),
    jurisdiction: z.enum(jurisdictions).optional(),
    court_level: z.enum(courtLevels).optional(),
    case_type: z.enum(caseTypes).optional(),
    /** One document type; rules for all documents are included. */
    doc_type: z.string().trim().max(60).optional(),
    q: z.string().trim().max(200).default(''),
  }),
  reply: RequirementList,
  status: 200,
  summary:
    'Lists filing requirements and first filing fees by court, case type, and document type, with their authorities. Open to everyone.',
});
