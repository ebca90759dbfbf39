import { spellLongDay } from '#domain/days/spellDay';
import type { RecordDoubts, RecordProblems } from '#domain/rules/kinds/record/messages';
import type { ProblemTexts, Texts } from '../../Catalog.ts';
import { pickText } from '../../pickText.ts';
import { contradictions } from '../contradictions.ts';
import { numberWord, quoted } from '../words.ts';

const correctCaption = 'Correct the caption, or select the correct case.';
const choices = { case_type: 'case type', jurisdiction: 'jurisdiction', court_level: 'court level' } as const;

const days = (number: number) => `${numberWord(number)} ${number === 1 ? 'day' : 'days'}`;

function dueOnRecord({ title, due, authority }: RecordProblems['record.deadline_near']): string {
  return `${quoted(title)} is on record as due on ${spellLongDay(due)}${authority === null ? '' : ` (${authority})`}`;
}

export const recordProblems: ProblemTexts<RecordProblems> = {
  'record.case_number_differs': ({ printed, on_record }) => ({
    message: `The first page shows ${printed}; the case on record is ${on_record}.`,
    remedy: `Write ${on_record} on the first page, or select the correct case.`,
  }),
  'record.case_numbers_differ': ({ name, number, lead_number }) => ({
    message: `${name} has case number ${number}; the lead document has ${lead_number}.`,
    remedy: 'Write the same case number on every document of the submission.',
  }),
  'record.choice_contradicted': ({ choice, says, shows }) => ({
    message: pickText(contradictions, shows),
    remedy:
      says === null
        ? `Check the ${choices[choice]}; the list has no option that matches the document.`
        : `Choose "${says}" as the ${choices[choice]}, or correct the document.`,
  }),
  'record.county_differs': ({ printed, on_record }) => ({
    message: `The document names ${printed} County; the case on record is in ${on_record} County.`,
    remedy: 'Correct the county in the caption, or select the correct case.',
  }),
  'record.court_differs': ({ printed, on_record }) => ({
    message: `The document’s heading names ${printed}; the case on record is in the ${on_record}.`,
    remedy: `Use the court of the case, ${on_record}, in the heading, or select the court that the document names.`,
  }),
  'record.submitted_before': ({ same, day, name }) => ({
    message: `${same === 'file' ? 'The same file was submitted' : 'The same text was submitted, in another file,'} on ${spellLongDay(day)} as ${quoted(name)}.`,
    remedy: 'Submit it only if you intend to file it a second time; otherwise withdraw one of the two.',
  }),
  'record.nearly_submitted_before': ({ percent, day, name }) => ({
    message: `A document in the same case with ${percent}% of the same text was submitted on ${spellLongDay(day)} as ${quoted(name)}.`,
    remedy:
      'If this document replaces the other, indicate that in its title, as in “amended” or “corrected,” and state what changed. If it is a new document, no action is needed.',
  }),
  'record.text_twice': ({ name, other }) => ({
    message: `${quoted(name)} has the same text as ${quoted(other)}.`,
    remedy: `Remove ${quoted(name)}, or replace it with the intended document.`,
  }),
  'record.deadline_passed': (values) => ({
    message: `${dueOnRecord(values)}; the document is ${days(values.days)} late.`,
    remedy:
      'If the time was extended, name the order or the agreement that extended it. Otherwise, request leave of court: “Good cause exists for the late filing because [reason].”',
  }),
  'record.deadline_near': (values) => ({
    message: `${dueOnRecord(values)}, ${values.days === 0 ? 'which is today' : `in ${days(values.days)}`}.`,
    remedy: `It is timely if the court receives it by ${spellLongDay(values.due)}; no further action is needed.`,
  }),
  'record.party_unknown': ({ name, case_title }) => ({
    message: `The caption names ${name}, who is not a party to the case on record, ${case_title}.`,
    remedy: correctCaption,
  }),
  'record.party_misspelled': ({ name, on_record }) => ({
    message: `The caption shows ${name}; the case on record has ${on_record}.`,
    remedy: `Use the spelling on record: ${on_record}.`,
  }),
  'record.no_party_known': ({ name, others, case_title }) => ({
    message: `The caption names ${name}${others ? ' and others' : ''}, and none of the parties to the case on record, ${case_title}.`,
    remedy: correctCaption,
  }),
  'record.caption_not_of_numbered_case': () => ({
    message: 'The parties in the caption are not those of the case number on the document.',
    remedy: 'Check the case number and the names of the parties.',
  }),
  'record.attorney_unknown': ({ bar_number }) => ({
    message: `Bar number ${bar_number} is not on the court’s roster.`,
    remedy: 'Check it against State Bar records. If it is correct, ask the clerk to add the attorney to the roster.',
  }),
  'record.attorney_inactive': ({ name, bar_number, status, since, until }) => ({
    message: `The court’s roster lists ${name}, bar number ${bar_number}, as ${status.toLowerCase()}${spellPeriod(since, until ?? null)}.`,
    remedy: 'Have an attorney in active standing sign, or ask the clerk to update the roster.',
  }),
};

export const recordDoubts: Texts<RecordDoubts> = {
  'record.roster_unavailable': () =>
    'The court’s roster is not available to the filer. A clerk can look up the attorneys.',
};

/** The days of a standing that has ended, or since when it continues. */
function spellPeriod(since: string | null, until: string | null): string {
  if (until === null) return since === null ? '' : ` since ${spellLongDay(since)}`;
  return since === null
    ? ` until ${spellLongDay(until)}`
    : ` from ${spellLongDay(since)}, until ${spellLongDay(until)}`;
}
