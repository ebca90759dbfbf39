import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import { documentTypeLabel, typeLabeled } from '#domain/documentTypes/label';
import type { ReadField } from '../Reading.ts';
import { classifyTitle } from './classifyTitle.ts';

type NamedType = Pick<ReadField<DocumentTypeId>, 'value' | 'parts'>;

/** The name of a document's type for people: the words of its title or its filer where they say more than the label. */
export function typeWords({ value, parts }: NamedType): string {
  return parts?.words ?? documentTypeLabel(value);
}

/** The type that a person's words name: as its label or as a title; `other` where the catalog has none of that name. */
export function typeNamed(words: string): NamedType {
  const labeled = typeLabeled(words);
  if (labeled !== undefined) return { value: labeled };
  return { value: classifyTitle(words)?.type ?? 'other', parts: { words } };
}

/** The words with which a person named a type, where they are more than its label; null where they are not. */
export function ownWords(words: string | null): string | null {
  return words === null || typeLabeled(words) !== undefined ? null : words;
}
