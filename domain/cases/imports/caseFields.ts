import { accessLevels } from '#domain/access/accessLevels';
import { caseTypes } from '#domain/courts/choices';
import { participantKinds } from '#domain/participants/participantKinds';
import { sides } from '#domain/participants/Role';
import { caseStatuses } from '../changeStatus.ts';
import { docketKinds } from '../docketKinds.ts';

/** The files of an import of cases from another system, in the order in which they depend on each other. */
export const importedFiles = ['cases', 'parties', 'counsel', 'docket'] as const;
export type ImportedFile = (typeof importedFiles)[number];

/** How a value is read: a line of text, a day, a whole number, or one of the portal’s values. */
export type Field = { required?: true } & (
  | { type: 'line'; most: number }
  | { type: 'day' }
  | { type: 'number' }
  | { type: 'choice'; values: readonly string[]; usual?: string }
);

const key: Field = { type: 'line', most: 120, required: true };

/** The fields of each file. A file can have further columns, which are ignored. */
export const caseFields: Record<ImportedFile, Record<string, Field>> = {
  cases: {
    source_id: key,
    case_number: { type: 'line', most: 60, required: true },
    title: { type: 'line', most: 300, required: true },
    case_type: { type: 'choice', values: caseTypes, required: true },
    access: { type: 'choice', values: accessLevels, usual: 'public' },
    status: { type: 'choice', values: caseStatuses, usual: 'open' },
    opened_on: { type: 'day', required: true },
    closed_on: { type: 'day' },
    disposition: { type: 'line', most: 300 },
    judge_name: { type: 'line', most: 120 },
  },
  parties: {
    source_id: key,
    case_source_id: key,
    full_name: { type: 'line', most: 200, required: true },
    role: { type: 'line', most: 80, required: true },
    kind: { type: 'choice', values: participantKinds, usual: 'person' },
    side: { type: 'choice', values: sides, usual: 'none' },
    is_minor: { type: 'choice', values: ['yes', 'no'], usual: 'no' },
    name_access: { type: 'choice', values: ['public', 'parties'], usual: 'public' },
  },
  counsel: {
    source_id: key,
    party_source_id: key,
    full_name: { type: 'line', most: 200, required: true },
    bar_number: { type: 'line', most: 40 },
  },
  docket: {
    source_id: key,
    case_source_id: key,
    number: { type: 'number' },
    filed_on: { type: 'day', required: true },
    text: { type: 'line', most: 5000, required: true },
    kind: { type: 'choice', values: docketKinds, usual: 'notice' },
    access: { type: 'choice', values: accessLevels, usual: 'public' },
    related_source_id: { type: 'line', most: 120 },
  },
};

/** `known`: imported before. `conflict`: the portal has something else in its place. `undone`: removed again. */
export const importResults = ['new', 'known', 'conflict', 'invalid', 'undone'] as const;
export type ImportResult = (typeof importResults)[number];

export const caseImportStates = ['ready', 'applying', 'applied', 'undone'] as const;

/** What is wrong with a row. */
export const caseProblems = [
  'missing',
  'too_long',
  'not_a_day',
  'out_of_range',
  'not_a_number',
  'unknown_code',
  'unreadable',
  'closed_before_opened',
  'closed_without_day',
  'repeated',
  'number_taken',
  'number_repeated',
  'entry_number_repeated',
  'no_case',
  'no_party',
  'related_missing',
  'related_later',
] as const;
export type CaseProblemCode = (typeof caseProblems)[number];
export type CaseProblem = { field: string; code: CaseProblemCode };

/** The portal’s value for a code of the source, by field: `{ "case_type": { "CV": "Civil Complaint" } }`. */
export type CodeMapping = Record<string, Record<string, string>>;
