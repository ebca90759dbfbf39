import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import type { MessageOf } from '#domain/messages/Message';

/** A document by its type: its own name for the type, where it has one, and which motion, notice or order it is. */
export type SummarizedType = { type: DocumentTypeId; named: string | null; which: string | null };
/** The first parties of a side; `more` where it has others. */
export type NamedParties = { names: readonly string[]; more: boolean };

/** What a part of a summary says. Texts are the document's own; days are YYYY-MM-DD, times HH:MM. */
export type SummaryMessages = {
  /** A sentence of the document, as printed. */
  'summary.quotation': { sentence: string };
  'summary.by_parties': SummarizedType & { by: NamedParties; against: NamedParties | null };
  'summary.by_judge': SummarizedType & { judge: string };
  /** `role` is what the title calls the party that files. */
  'summary.filed_by': SummarizedType & { role: string; party: string | null };
  'summary.filed_for': SummarizedType & { party: string };
  'summary.causes': { causes: readonly string[]; more: boolean };
  'summary.relief': { relief: readonly string[]; more: boolean };
  'summary.amount': { cents: number };
  'summary.hearing': { on: string; at: string | null; place: string | null };
  'summary.service': { means: string; on_whom: string | null; on: string | null; by: string | null };
};
export type SummaryMessage = MessageOf<SummaryMessages>;
