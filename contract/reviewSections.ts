import { z } from 'zod';
import { caseTypes } from '#domain/courts/choices';
import { documentLanguages } from '#domain/documentFacts/languages';
import { filerKinds } from '#domain/review/SectionRule';
import { DocumentTypeName } from './documentTypes.ts';
import { endpoint } from './endpoint.ts';
import { Moment } from './moment.ts';
import { Section, sectionLimits } from './pendingWork.ts';
import { requiredLine } from './text.ts';

const few = <Item extends z.ZodType>(item: Item) =>
  z.array(item).max(sectionLimits.conditions, `At most ${sectionLimits.conditions} in one condition`).default([]);

/** The conditions of a routing rule. An empty list sets no condition. */
export const SectionConditions = z.object({
  case_types: few(z.enum(caseTypes)),
  categories: few(requiredLine('The category', 80)),
  filing_codes: few(requiredLine('The filing code', 60)),
  document_types: few(DocumentTypeName),
  languages: few(z.enum(['en', ...documentLanguages])),
  filers: few(z.enum(filerKinds)),
  bar_numbers: few(requiredLine('The bar number', 40)),
  attorney_types: few(requiredLine('The type', 100)),
});

export const SectionRule = z.object({ section_id: z.uuid(), conditions: SectionConditions });
export type SectionRule = z.infer<typeof SectionRule>;

/** The last application of the rules to pending filings. */
export const RuleApplication = z.object({
  asked_by: z.string().nullable(),
  asked_at: Moment,
  finished_at: Moment.nullable(),
  total: z.number().int(),
  examined: z.number().int(),
  moved: z.number().int(),
});
export type RuleApplication = z.infer<typeof RuleApplication>;

/** An item of the court's pack that a rule can name. */
export const RoutedItem = z.object({ id: z.string(), label: z.string(), active: z.boolean() });
export type RoutedItem = z.infer<typeof RoutedItem>;

export const SectionSettings = z.object({
  /** In their order. */
  sections: z.array(Section),
  /** In their order; the first that matches applies. */
  rules: z.array(SectionRule),
  /** Types of attorneys on the roster, to choose from. */
  attorney_types: z.array(z.string()),
  /** The court's case categories and filing codes; those that it no longer uses are not offered for new conditions. */
  categories: z.array(RoutedItem),
  filing_codes: z.array(RoutedItem),
  /** 0 before the first change. */
  version: z.number().int(),
  application: RuleApplication.nullable(),
});
export type SectionSettings = z.infer<typeof SectionSettings>;

export const readSectionSettings = endpoint({
  method: 'GET',
  path: '/settings/review-sections/',
  permission: 'settings:court',
  input: z.object({}),
  reply: SectionSettings,
  status: 200,
  summary: 'Returns the review sections of the court and the rules that route filings to them.',
});

/** New sections have an ID that the caller chooses, so that rules can name them. */
const Draft = z.object({
  sections: z
    .array(z.object({ id: z.uuid(), name: requiredLine('The name', 80), archived: z.boolean().default(false) }))
    .max(sectionLimits.sections, `At most ${sectionLimits.sections} sections`),
  rules: z.array(SectionRule).max(sectionLimits.rules, `At most ${sectionLimits.rules} rules`),
});

export const saveSectionSettings = endpoint({
  method: 'PUT',
  path: '/settings/review-sections/',
  permission: 'settings:court',
  body: 'json',
  input: Draft.extend({ version: z.int().min(0) }),
  reply: z.object({ message: z.string(), settings: SectionSettings }),
  status: 200,
  summary: 'Replaces the review sections and routing rules of the court. Sections that are left out are archived.',
});

/** What a list of rules would do with one group of filings. */
const Taken = z.object({
  /** The number of filings examined. */
  examined: z.number().int(),
  /** By rule, in their order. */
  by_rule: z.array(z.number().int()),
  unassigned: z.number().int(),
});

export const SectionPreview = z.object({
  /** The last 200 filings, in any state. */
  recent: Taken,
  /** Pending filings, at most the 2,000 that have waited longest. */
  pending: Taken.extend({
    more: z.boolean(),
    /** Filings that a clerk moved, which stay where they are. */
    kept: z.number().int(),
  }),
  /** By rule: why it can never match. */
  never: z.array(
    z
      .union([
        z.object({ because: z.literal('earlier_rule'), earlier: z.number().int() }),
        z.object({ because: z.literal('contradiction') }),
      ])
      .nullable(),
  ),
});
export type SectionPreview = z.infer<typeof SectionPreview>;

export const previewSectionRules = endpoint({
  method: 'POST',
  path: '/settings/review-sections/preview/',
  permission: 'settings:court',
  body: 'json',
  input: z.object({ rules: Draft.shape.rules }),
  reply: SectionPreview,
  status: 200,
  summary: 'Returns how many recent and pending filings each routing rule would take, without saving the rules.',
});

export const applySectionRules = endpoint({
  method: 'POST',
  path: '/settings/review-sections/apply/',
  permission: 'settings:court',
  body: 'json',
  input: z.object({}),
  reply: z.object({ message: z.string(), application: RuleApplication }),
  status: 202,
  summary: 'Applies the routing rules to all pending filings that no clerk has moved.',
});
