import { z } from 'zod';
import { assignmentMethods } from '#domain/cases/judgeDraw';
import { suggestionReasons, unsuitableReasons } from '#domain/cases/suggestJudges';
import { caseTypes } from '#domain/courts/choices';
import { calendarDay } from './calendarDay.ts';
import { endpoint } from './endpoint.ts';
import { line } from './text.ts';

const RuleJudge = z.object({
  judge_id: z.uuid('Choose a judge'),
  weight: z.coerce.number().int().min(1, 'At least 1').max(100, 'At most 100'),
});

const RuleFields = {
  name: line('Name', 120).min(1, 'Enter a name'),
  /** Empty: all case types. */
  case_types: z.array(z.enum(caseTypes)).max(caseTypes.length),
  method: z.enum(assignmentMethods, 'Choose a method'),
  department: line('Department', 120).default(''),
  skip_absent: z.boolean(),
  active: z.boolean(),
  position: z.coerce.number().int().min(1, 'At least 1').max(999, 'At most 999'),
  judges: z
    .array(RuleJudge)
    .min(1, 'Choose at least one judge')
    .max(200, 'At most 200 judges')
    .refine(
      (judges) => new Set(judges.map(({ judge_id }) => judge_id)).size === judges.length,
      'A judge is listed twice',
    ),
};
export const NewJudgeRule = z.object(RuleFields);
export type NewJudgeRule = z.infer<typeof NewJudgeRule>;

export const JudgeRule = z.object({
  ...RuleFields,
  id: z.uuid(),
  department: z.string().nullable(),
  version: z.number().int(),
  judges: z.array(z.object({ judge_id: z.uuid(), name: z.string(), weight: z.number().int() })),
  /** The cards already drawn from the deck, by judge. */
  dealt: z.record(z.string(), z.number().int()),
});
export type JudgeRule = z.infer<typeof JudgeRule>;

export const Coverage = z.object({
  id: z.uuid(),
  judge: z.string(),
  duty_judge: z.string(),
  from_on: z.iso.date(),
  to_on: z.iso.date(),
  reason: z.string(),
});
export type Coverage = z.infer<typeof Coverage>;

export const JudgeAssignment = z.object({
  rules: z.array(JudgeRule),
  /** The court’s judges with the number of their open cases. */
  judges: z.array(z.object({ id: z.uuid(), name: z.string(), open_cases: z.number().int(), absent: z.boolean() })),
  coverage: z.array(Coverage),
  abilities: z.object({ manage: z.boolean() }),
});
export type JudgeAssignment = z.infer<typeof JudgeAssignment>;

export const readJudgeAssignment = endpoint({
  method: 'GET',
  path: '/settings/judge-assignment/',
  permission: 'cases:decide',
  input: z.object({}),
  reply: JudgeAssignment,
  status: 200,
  summary: 'Returns the court’s rules for the assignment of judges, their caseloads, and the duty judges.',
});

export const JudgeSuggestion = z.object({
  id: z.uuid(),
  name: z.string(),
  open_cases: z.number().int(),
  absent: z.boolean(),
  /** The numbers of related open cases before the judge. */
  related: z.array(z.string()),
  reasons: z.array(z.enum(suggestionReasons)),
  /** Why the judge cannot be assigned. */
  excluded: z.enum(unsuitableReasons).nullable(),
});
export type JudgeSuggestion = z.infer<typeof JudgeSuggestion>;

export const readJudgeSuggestions = endpoint({
  method: 'GET',
  path: '/cases/:id/judge-suggestions/',
  permission: 'cases:manage',
  input: z.object({ id: z.uuid() }),
  reply: z.object({ data: z.array(JudgeSuggestion) }),
  status: 200,
  summary: 'Returns the court’s judges for a case, the most suitable first, with the reasons.',
});

const Saved = z.object({ message: z.string() });

export const addJudgeRule = endpoint({
  method: 'POST',
  path: '/settings/judge-assignment/',
  permission: 'settings:court',
  body: 'json',
  input: NewJudgeRule,
  reply: Saved,
  status: 201,
  summary: 'Adds a rule for the assignment of judges.',
});

export const changeJudgeRule = endpoint({
  method: 'PUT',
  path: '/settings/judge-assignment/:id/',
  permission: 'settings:court',
  body: 'json',
  input: NewJudgeRule.extend({ id: z.uuid(), version: z.int().min(1) }),
  reply: Saved,
  status: 200,
  summary: 'Changes a rule for the assignment of judges. A change of the deck shuffles it again.',
});

export const removeJudgeRule = endpoint({
  method: 'DELETE',
  path: '/settings/judge-assignment/:id/',
  permission: 'settings:court',
  input: z.object({ id: z.uuid() }),
  reply: Saved,
  status: 200,
  summary: 'Removes a rule for the assignment of judges. The log of its draws is kept.',
});

export const setCoverage = endpoint({
  method: 'POST',
  path: '/settings/judge-coverage/',
  permission: 'cases:manage',
  body: 'json',
  input: z
    .object({
      judge_id: z.uuid('Choose a judge'),
      duty_judge_id: z.uuid('Choose a judge'),
      from_on: calendarDay('Choose a date'),
      to_on: calendarDay('Choose a date'),
      reason: line('Reason', 300).min(3, 'Enter a reason'),
    })
    .refine(({ judge_id, duty_judge_id }) => judge_id !== duty_judge_id, {
      path: ['duty_judge_id'],
      message: 'Choose another judge',
    })
    .refine(({ from_on, to_on }) => from_on <= to_on, {
      path: ['to_on'],
      message: 'The end must not be before the start',
    }),
  reply: Saved,
  status: 201,
  summary: 'Names a duty judge who acts for an absent judge. The cases stay with their judge.',
});

export const endCoverage = endpoint({
  method: 'DELETE',
  path: '/settings/judge-coverage/:id/',
  permission: 'cases:manage',
  input: z.object({ id: z.uuid() }),
  reply: Saved,
  status: 200,
  summary: 'Ends the coverage of a judge by a duty judge.',
});
