/**
 * Where a filer wants the documents of an envelope to go: a case that the filer has access to, the case with a number
 * that the filer typed, or a new case.
 */
export const destinations = ['case', 'number', 'new'] as const;
export type Destination = (typeof destinations)[number];

/** Why the portal proposes a destination, or none. */
export const destinationReasons = [
  'number_of_case',
  'parties_differ',
  'number_not_matched',
  'opens_case',
  'no_number',
  'not_read',
] as const;
export type DestinationReason = (typeof destinationReasons)[number];

/** The place of a document with its lead document. */
export const attachmentPositions = ['attachment', 'exhibit'] as const;
export type AttachmentPosition = (typeof attachmentPositions)[number];
