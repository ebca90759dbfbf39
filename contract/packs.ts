import { z } from 'zod';
import { caseTypes } from '#domain/courts/choices';
import { packSections } from '#domain/practice/CourtPack';
import { longestTemplate } from '#domain/practice/numberTemplate';
import type { PackChange } from '#domain/practice/PackChange';
import { juryRights, packSystems, sequenceResets, sequenceScopes, usualAccess } from '#domain/practice/packChoices';
import { titleFormIds } from '#domain/practice/titleForms';
import { endpoint } from './endpoint.ts';
import { Moment } from './moment.ts';

const text = (atMost: number) =>
  z
    .string()
    .trim()
    .max(atMost, `At most ${atMost} characters`)
    .regex(/^\P{Cc}*$/u, 'Remove the control characters');
const required = (name: string, atMost: number) => text(atMost).min(1, `Enter ${name}`);
const itemId = z
  .string()
  .max(80, 'At most 80 characters')
  .regex(/^[a-z0-9][a-z0-9._-]*$/, 'Use lowercase letters, digits, periods, dashes, and underscores');

const item = {
  id: itemId,
  label: required('a name', 200),
  authority: text(300).default(''),
  confidence: z.enum(['verified', 'high', 'uncertain']).default('high'),
  note: text(500).default(''),
  active: z.boolean().default(true),
};

export const CaseCategory = z.object({
  ...item,
  code: required('a code', 20),
  group: text(80).default(''),
  case_type: z.enum(caseTypes, 'Choose a case type'),
  confidentiality: z.enum(usualAccess, 'Choose the access').default('public'),
  jury: z.enum(juryRights).default('depends'),
  title: z.enum(titleFormIds, 'Choose a title form').default('civil'),
});
export type CaseCategory = z.infer<typeof CaseCategory>;

const NumberLetters = z.object({
  letters: required('the letters', 8).regex(/^[A-Za-z0-9]+$/, 'Use letters and digits'),
  meaning: text(120).default(''),
  categories: z.array(text(80).min(1)).max(200).default([]),
  case_types: z.array(z.enum(caseTypes)).max(caseTypes.length).default([]),
});

export const NumberFormat = z.object({
  ...item,
  template: required('a template', longestTemplate),
  fields: z
    .array(
      z.object({
        name: z.string().regex(/^[a-z][a-z0-9_]{0,19}$/, 'Use lowercase letters, digits, and underscores'),
        value: text(20).default(''),
        meaning: text(200).default(''),
      }),
    )
    .max(10)
    .default([]),
  letters: z.array(NumberLetters).max(100).default([]),
  resets: z.enum(sequenceResets).default('year'),
  per: z.enum(sequenceScopes).default('shared'),
  first: z.coerce.number('Enter a number').int('Enter a whole number').min(1).max(99_999_999).default(1),
});
export type NumberFormat = z.infer<typeof NumberFormat>;

export const HearingType = z.object({
  ...item,
  minutes: z.coerce.number('Enter the minutes').int('Enter whole minutes').min(0).max(9600),
});
export type HearingType = z.infer<typeof HearingType>;

/** A filing code or a docket event; the text is that of its docket entry. */
export const DocketCode = z.object({ ...item, group: text(80).default(''), text: text(1000).default('') });
export type DocketCode = z.infer<typeof DocketCode>;

const Numbering = z.record(z.enum(caseTypes), itemId.nullable());

/** The format of the document: a pack exported by another version of the portal may have another one. */
export const packFormat = 1;

/** A pack as a file: everything that a court's administrator can export and import. */
export const CourtPack = z.object({
  pack_format: z.literal(packFormat).default(packFormat),
  name: text(200),
  version: text(40),
  system: z.enum(packSystems, 'This is not a court system'),
  categories: z.array(CaseCategory).max(2000),
  number_formats: z.array(NumberFormat).max(200),
  hearing_types: z.array(HearingType).max(500),
  filing_codes: z.array(DocketCode).max(1000).default([]),
  docket_events: z.array(DocketCode).max(1000).default([]),
  numbering: Numbering,
});
export type CourtPack = z.infer<typeof CourtPack>;

/** A change in the history of a court's pack. */
const Change = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('item'), section: z.enum(packSections), label: z.string(), active: z.boolean() }),
  z.object({ kind: z.literal('item_restored'), section: z.enum(packSections), label: z.string() }),
  z.object({ kind: z.literal('numbering') }),
  z.object({ kind: z.literal('imported'), added: z.number().int(), changed: z.number().int() }),
  z.object({ kind: z.literal('restored') }),
]) satisfies z.ZodType<PackChange>;

export const ReadCourtPack = z.object({
  pack: CourtPack,
  /** The items that the court has changed or added. */
  own: z.array(z.object({ section: z.enum(packSections), id: z.string(), state: z.enum(['changed', 'added']) })),
  /** 0 while the court uses the built-in pack. */
  version: z.number().int(),
  /** The last twenty changes, newest first. */
  history: z.array(z.object({ version: z.number().int(), at: Moment, by: z.string().nullable(), change: Change })),
});
export type ReadCourtPack = z.infer<typeof ReadCourtPack>;

const managed = { permission: 'settings:court', body: 'json', status: 200 } as const;
const version = z.int().min(0);
const Done = z.object({ message: z.string(), version: z.number().int() });

export const readCourtPack = endpoint({
  method: 'GET',
  path: '/settings/pack/',
  permission: 'settings:court',
  input: z.object({}),
  reply: ReadCourtPack,
  status: 200,
  summary:
    'Returns the court’s pack: case categories, number formats, and hearing types, with the court’s own changes.',
});

const saved = { ...managed, method: 'PUT', reply: Done } as const;

export const savePackCategory = endpoint({
  ...saved,
  path: '/settings/pack/categories/',
  /** Without an ID, the category is added. */
  input: CaseCategory.extend({ id: itemId.optional(), version }),
  summary: 'Adds, changes, or disables a case category of the court’s pack.',
});

export const savePackNumberFormat = endpoint({
  ...saved,
  path: '/settings/pack/number-formats/',
  input: NumberFormat.extend({ id: itemId.optional(), version }),
  summary: 'Adds, changes, or disables a number format of the court’s pack.',
});

export const savePackHearingType = endpoint({
  ...saved,
  path: '/settings/pack/hearing-types/',
  input: HearingType.extend({ id: itemId.optional(), version }),
  summary: 'Adds, changes, or disables a hearing type of the court’s pack.',
});

export const savePackFilingCode = endpoint({
  ...saved,
  path: '/settings/pack/filing-codes/',
  input: DocketCode.extend({ version }),
  summary: 'Changes or disables a filing code of the court’s pack.',
});

export const savePackDocketEvent = endpoint({
  ...saved,
  path: '/settings/pack/docket-events/',
  input: DocketCode.extend({ version }),
  summary: 'Changes or disables a docket event of the court’s pack.',
});

export const savePackNumbering = endpoint({
  ...saved,
  path: '/settings/pack/numbering/',
  input: z.object({ version, numbering: Numbering }),
  summary: 'Chooses the number format of each case type. Without one, the court does not create numbers.',
});

export const restorePack = endpoint({
  ...managed,
  method: 'POST',
  path: '/settings/pack/restore/',
  input: z.object({
    version,
    /** One item; without it, all of the court's changes are removed. */
    item: z.object({ section: z.enum(packSections), id: itemId }).optional(),
  }),
  reply: Done,
  summary: 'Restores the built-in pack, or one of its items. The history keeps what the court had.',
});

/** What is wrong in an imported file; `row` counts from 1 in its section, and is null for the file as a whole. */
export const ImportProblem = z.object({
  section: z.string(),
  row: z.number().int().nullable(),
  id: z.string().nullable(),
  field: z.string().nullable(),
  message: z.string(),
});
export type ImportProblem = z.infer<typeof ImportProblem>;

export const PackImport = z.object({
  problems: z.array(ImportProblem),
  /** The items that the import would add or change. */
  changes: z.array(
    z.object({
      section: z.enum(packSections),
      id: z.string(),
      label: z.string(),
      change: z.enum(['added', 'changed']),
    }),
  ),
  /** The case types whose number format would change. */
  numbering: z.array(z.enum(caseTypes)),
  unchanged: z.number().int(),
  /** Items of the court's pack that the file does not contain. They stay as they are. */
  not_in_file: z.number().int(),
});
export type PackImport = z.infer<typeof PackImport>;

export const previewPackImport = endpoint({
  ...managed,
  method: 'POST',
  path: '/settings/pack/import/preview/',
  input: z.object({ document: z.unknown() }),
  reply: PackImport,
  summary: 'Checks a pack file and lists what its import would change. Nothing is changed.',
});

export const importPack = endpoint({
  ...managed,
  method: 'POST',
  path: '/settings/pack/import/',
  input: z.object({ version, document: z.unknown() }),
  reply: Done,
  summary: 'Imports a pack file: its items are added to the court’s pack or replace those of the same ID.',
});
