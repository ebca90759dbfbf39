import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';

/** How the title of a document type reads. Of two types, the one whose words come first names the document. */
export type TitleForm = { type: DocumentTypeId; pattern: RegExp };
