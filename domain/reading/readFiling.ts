import type { DocumentText } from '#domain/documents/DocumentText';
import type { Reading } from './Reading.ts';
import type { StepEnded } from './StepEnded.ts';
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
import { settleReading } from './stages/settleReading.ts';
import { summarizeFiling } from './stages/summarizeFiling.ts';

/**
 * Reads a filing: every value with where and how it was read. What the document does not say is left out. Each stage
 * takes the document with what is known so far, and adds to it.
 */
export function readFiling(document: DocumentText, { today, ended }: { today: string; ended?: StepEnded }): Reading {
  return beginWith({ document, today }, ended)
    .next('lines', divideLines)
    .next('court and caption', findHeading)
    .next('parties', findParties)
    .next('title and type', findType)
    .next('case number', findNumber)
    .next('date, judge, amount, signature, service', readOwnLines)
    .next('counsel, hearing, relief, authorities', readFurther)
    .next('case type', findCaseType)
    .next('names as spelled', gatherFields)
    .next('summary', summarizeFiling)
    .next('confidence', settleReading).known.reading;
}
