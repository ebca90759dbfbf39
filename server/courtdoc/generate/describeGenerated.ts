import type { GeneratedDocument } from '#contract/courtdoc';
import { type FieldName, fieldWords } from '#domain/drafting/templates/CaseData';
import type { generatedDocuments } from '#server/db/schema/courtdoc';

/** A document made from a template, as its maker sees it. */
export function describeGenerated(kept: typeof generatedDocuments.$inferSelect): GeneratedDocument {
  return {
    id: kept.id,
    template_id: kept.template_id,
    jurisdiction: kept.forum,
    format: kept.format,
    title: kept.title,
    case_id: kept.case_id,
    case_data: Object.fromEntries(
      Object.entries(kept.case_data).flatMap(([field, text]) => (text === undefined ? [] : [[field, text]])),
    ),
    missing: kept.missing.map((field) => ({ field, label: fieldWords[field as FieldName] ?? field })),
    file_name: kept.file_name,
    file_size: kept.file_size,
    pages: kept.pages,
    sha256: kept.sha256,
    generated_at: kept.generated_at.toISOString(),
  };
}
