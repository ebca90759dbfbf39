import { z } from 'zod';
import { reasonCodes } from '#domain/acceptance/reviewReasons';
import type { ClerkDecision } from '#domain/pilots/ClerkDecision';
import { type PilotField, workedWith } from '#domain/pilots/pilotTerms';
import { calendarDay } from './calendarDay.ts';

const Reasons = z.array(z.enum(reasonCodes)).max(reasonCodes.length);
/** An existing system exports empty values as null or as an empty text. */
const orNone = (value: z.ZodType<string>) =>
  z.preprocess((given) => (given === null || given === '' ? undefined : given), value.optional());
const text = (most: number) => orNone(z.string().trim().min(1).max(most));

const Fields = z.strictObject({
  case_number: text(60),
  court: text(200),
  document_type: text(200),
  title: text(500),
  filer: text(200),
  filing_date: orNone(calendarDay()),
} satisfies Record<PilotField, z.ZodType>);

/**
 * The file next to each document in the folder of a pilot: the clerk's decision in the existing system, and the values
 * that the clerk entered. docs/operations/pilots.md describes it for the people who export it.
 */
export const ClerkDecisionFile = z
  .strictObject({
    decision: z.enum(['accepted', 'returned']),
    reasons: Reasons.default([]),
    /** What the court found wrong with an accepted filing later. */
    found_later: Reasons.default([]),
    minutes: z
      .number()
      .min(0)
      .max(24 * 60)
      .nullable()
      .default(null),
    worked_with: z.enum(workedWith).default('existing_system'),
    fields: Fields.optional(),
  })
  .refine(({ decision, reasons }) => (decision === 'returned') === reasons.length > 0, { path: ['reasons'] })
  .refine(({ decision, found_later }) => decision === 'accepted' || found_later.length === 0, { path: ['found_later'] })
  .transform(({ fields = {}, ...decision }): ClerkDecision => {
    const known = Object.entries(fields).filter(([, value]) => value !== undefined);
    return { ...decision, fields: Object.fromEntries(known) };
  });
