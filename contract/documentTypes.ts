import { z } from 'zod';
import { documentTypeIds } from '#domain/documentTypes/documentType';
import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';

/** The ID of a document type in the catalog, for programs; the `doc_type` field next to it is for people. */
export const DocumentTypeName = z.enum(documentTypeIds as [DocumentTypeId, ...DocumentTypeId[]]);
