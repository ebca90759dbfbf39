import type { DocumentText } from '#domain/documents/DocumentText';
import { emptyReading, type Reading } from './Reading.ts';
import type { ReadingOptions } from './ReadingOptions.ts';
import { applyTemplates } from './stages/applyTemplates.ts';
import { divideLines } from './stages/divideLines.ts';
import { findCaseType } from './stages/findCaseType.ts';
import { findHeading } from './stages/findHeading.ts';
import { findNumber } from './stages/findNumber.ts';
import { findParties } from './stages/findParties.ts';
import { findType } from './stages/findType.ts';
import { gatherFields } from './stages/gatherFields.ts';
import { rateFields } from './stages/rateFields.ts';
import { readFurther } from './stages/readFurther.ts';
import { readOwnLines } from './stages/readOwnLines.ts';
import { beginWith } from './stages/Stages.ts';
import { settleReading } from './stages/settleReading.ts';
import { summarizeFiling } from './stages/summarizeFiling.ts';

/** What the rules read. Each stage takes the document with what is known so far, and adds to it. */
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

/** Reads a filing: every value with where and how it was read. What the document does not say is left out. */
export function readFiling(document: DocumentText, options: ReadingOptions): Reading {
  return readFields(document, options)
    .next('confidence', rateFields)
    .next('summary', summarizeFiling)
    .next('limits', settleReading).known.reading;
}

/** The same values before they are rated, to which the ranking is fitted. */
export function readUnrated(document: DocumentText, options: ReadingOptions): Reading {
  return { ...emptyReading(), ...readFields(document, options).known.fields };
}
