import type { BatchProblemCode } from '#domain/counter/splitBatch';

/** What is wrong with a scanned batch, and what to do about it. */
export const batchProblemTexts: Record<BatchProblemCode, string> = {
  no_sheets: 'No separator sheet was found. Put one before each document and scan the batch again.',
  pages_before_first_sheet: 'The batch begins with pages before its first separator sheet.',
  unknown_sheet: 'This court has no such separator sheet. Print a new one.',
  unknown_version: 'This separator sheet was made by a later version of the portal. Print a new one.',
  attachment_without_lead: 'A sheet for an attachment comes before the sheet for its lead document.',
  no_pages_after_sheet: 'No document follows this separator sheet.',
};
