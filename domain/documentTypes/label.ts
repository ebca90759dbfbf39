import { type DocumentTypeId, documentTypes } from './documentTypes.ts';

declare const isLabel: unique symbol;
/** A type's label. Shown and stored for people to read; code compares IDs. */
export type DocumentTypeLabel = string & { readonly [isLabel]: true };

/** The name of a type for people. */
export function documentTypeLabel(id: DocumentTypeId): DocumentTypeLabel {
  return documentTypes[id].label as string as DocumentTypeLabel;
}

const byLabel = new Map(
  (Object.keys(documentTypes) as DocumentTypeId[]).map((id) => [documentTypes[id].label.toLowerCase(), id]),
);

/** The type that has these words as its label, regardless of their letter case. */
export function typeLabeled(words: string): DocumentTypeId | undefined {
  return byLabel.get(words.trim().toLowerCase());
}
