import { type DocumentTypeId, documentTypes } from './documentTypes.ts';
import { families } from './families.ts';
import type { DocumentType, DocumentTypeRow } from './TypeProfile.ts';

/** Every id, in the order of the catalog. */
export const documentTypeIds = Object.keys(documentTypes) as readonly DocumentTypeId[];

const complete = new Map<DocumentTypeId, DocumentType>(documentTypeIds.map((id) => [id, inFull(documentTypes[id])]));

function inFull({ label: _label, ...row }: DocumentTypeRow): DocumentType {
  return { ...families[row.family], ...row };
}

/** All properties of a type. */
export function documentType(id: DocumentTypeId): DocumentType {
  return complete.get(id)!;
}

/** The ids of the types for which this holds, for example for a query of the database. */
export function typesThat(holds: (type: DocumentType) => boolean): DocumentTypeId[] {
  return documentTypeIds.filter((id) => holds(documentType(id)));
}

/** Whether a stored or received name is one of the catalog. */
export function isDocumentTypeId(name: string): name is DocumentTypeId {
  return Object.hasOwn(documentTypes, name);
}

/** Whether a document of this type may be without a case number, because it opens the case or comes with what does. */
export function precedesCaseNumber(id: DocumentTypeId): boolean {
  const { opensCase, comesWithOpening } = documentType(id);
  return opensCase || comesWithOpening;
}

/** Whether the court or its clerk makes documents of this type. */
export function isCourtsOwn(id: DocumentTypeId | undefined): boolean {
  return id !== undefined && documentType(id).filedBy !== 'party';
}
