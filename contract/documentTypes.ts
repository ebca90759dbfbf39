import { z } from 'zod';
import { documentTypeIds } from '#domain/documentTypes/documentType';
import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';

/** The id of a document type in the catalog, by which programs decide; `doc_type` beside it is for people. */
export const DocumentTypeName = z.enum(documentTypeIds as [DocumentTypeId, ...DocumentTypeId[]]);
