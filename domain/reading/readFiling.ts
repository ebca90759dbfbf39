import type { DocumentText } from '#domain/documents/DocumentText';
import type { LearnedTemplate } from './learned/LearnedTemplate.ts';
import { emptyReading, type Reading } from './Reading.ts';
import type { StepEnded } from './StepEnded.ts';
import { applyTemplates } from './stages/applyTemplates.ts';
import { divideLines } from './stages/divideLines.ts';
import { findCaseType } from './stages/findCaseType.ts';
import { findHeading } from './stages/findHeading.ts';
import { findNumber } from './stages/findNumber.ts';
import { findParties } from './stages/findParties.ts';
import { findType } from './stages/findType.ts';
import { gatherFields } from './stages/gatherFields.ts';
import { readFurther } from './stages/readFurther.ts';
import { readOwnLines } from './stages/readOwnLines.ts';
import { beginWith } from './stages/Stages.ts';
import { rateFields, settleReading } from './stages/settleReading.ts';
import { summarizeFiling } from './stages/summarizeFiling.ts';

type ReadingOptions = {
  today: string;
  ended?: StepEnded;
  /** What the corrections of the court have taught. */
  templates?: readonly LearnedTemplate[] | undefined;
};

/**
 * Reads a filing: every value with where and how it was read. What the document does not say is left out. Each stage
 * takes the document with what is known so far, and adds to it.
 */
export function readFiling(document: DocumentText, options: ReadingOptions): Reading {
  return readFields(document, options)
    .next('confidence', rateFields)
    .next('summary', summarizeFiling)
    .next('limits', settleReading).known.reading;
}

/** What the rules read, before the ranking rates it: the values to which the ranking is fitted. */
export function readUnrated(document: DocumentText, options: ReadingOptions): Reading {
  return { ...emptyReading(), ...readFields(document, options).known.fields };
}

function readFields(document: DocumentText, { today, ended, templates = [] }: ReadingOptions) {
  return beginWith({ document, today, templates }, ended)
    .next('lines', divideLines)
    .next('court and caption', findHeading)
    .next('parties', findParties)
    .next('title and type', findType)
    .next('case number', findNumber)
    .next('date, judge, amount, signature, service', readOwnLines)
    .next('counsel, hearing, relief, authorities', readFurther)
    .next('case type', findCaseType)
    .next('names as spelled', gatherFields)
    .next('learned templates', applyTemplates);
}
