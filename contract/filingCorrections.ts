import { z } from 'zod';
import { priorities } from '#domain/courts/choices';
import { confirmableNames } from '#domain/reading/wireName';
import { calendarDay } from './calendarDay.ts';

const noControls = 'Remove the control characters';
const line = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .regex(/^\P{Cc}*$/u, noControls);
const lines = z
  .string()
  .max(20_000)
  .regex(/^(?:\P{Cc}|[\t\r\n])*$/u, noControls);

/** Lines that each match; empty lines do not count. */
const linesLike = (form: RegExp, message: string) =>
  lines.refine((text) => text.split('\n').every((one) => one.trim() === '' || form.test(one.trim())), message);
const amountLine = /^\$?\s?\d{1,3}(?:,?\d{3})*(?:\.\d{2})?(?: for \S.{0,200})?$/i;
/** Letters, digits, and the signs between them, with at least one digit. */
const barNumberLine = /^(?=\P{Nd}*\p{Nd})[\p{L}\p{Nd}][\p{L}\p{Nd} .,#/-]{0,39}$/u;
/** Whether the document contains something; empty: it does not state it. */
const fact = z.union([z.literal(''), z.enum(['yes', 'no'])], 'Choose yes or no');

/** Fields of a correction. An absent field does not change; an empty text means that the document does not state it. */
export const FilingCorrections = z.object({
  doc_type: line(200).optional(),
  court: line(300).optional(),
  location: line(300).optional(),
  case_number: line(100).optional(),
  filling_date: z.union([z.literal(''), calendarDay('Enter a date')], 'Enter a date').optional(),
  amount: z
    .string()
    .trim()
    .regex(/^$|^\$?\s?\d{1,3}(,?\d{3})*(\.\d{2})?$/, 'Enter an amount, such as 84,500.00')
    .optional(),
  judge_name: line(200).optional(),
  title: line(500).optional(),
  hearing_date: z.union([z.literal(''), calendarDay('Enter a date')], 'Enter a date').optional(),
  hearing_time: z
    .string()
    .trim()
    .regex(/^$|^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time in 24-hour format, such as 13:30')
    .optional(),
  /** One name on each line. */
  plaintiffs: lines.optional(),
  claimants: lines.optional(),
  defendants: lines.optional(),
  hearing_place: line(500).optional(),
  reservation_number: line(100).optional(),
  service: line(1000).optional(),
  jury_demand: fact.optional(),
  has_signature_block: fact.optional(),
  has_certificate_of_service: fact.optional(),
  /** One entry on each line. */
  causes_of_action: lines.optional(),
  relief: lines.optional(),
  /** Each with its purpose, if it is stated: `$1,200.00 for filing fees`. */
  sums: linesLike(amountLine, 'Enter one amount per line, such as $84,500.00 for medical expenses').optional(),
  /** Each with a bar number, if it is stated: `Jane Roe, Bar No. 123456`. */
  counsel: lines.optional(),
  bar_numbers: linesLike(barNumberLine, 'Enter one bar number per line, such as 123456').optional(),
  signatures: lines.optional(),
  exhibits_named: lines.optional(),
  exhibits_attached: lines.optional(),
  authorities: lines.optional(),
  related_cases: lines.optional(),
  priority: z.enum(priorities).optional(),
  /** Fields that were read correctly. In a form: their names, separated by commas. */
  confirmed: z
    .union([
      z.array(z.enum(confirmableNames)).max(confirmableNames.length),
      z
        .string()
        .max(1000)
        .transform((names) => names.split(',').map((name) => name.trim()))
        .pipe(z.array(z.enum(confirmableNames))),
    ])
    .optional(),
});
export type FilingCorrections = z.infer<typeof FilingCorrections>;
