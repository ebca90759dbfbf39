import type { DocketEntry } from '#contract/cases';
import { fileFormats } from '#domain/documents/fileFormats';
import type { FoundDocument } from './FoundDocument.ts';

/** The documents that the court entered on the docket without a filing, such as its orders. */
export function courtDocuments(entries: readonly DocketEntry[]): FoundDocument[] {
  return entries.flatMap((entry) =>
    entry.documents.map(({ id, file_name, pages }, index): FoundDocument => {
      const common = { id, title: index === 0 ? entry.description : file_name, filed_on: entry.filed_on };
      return {
        argued: {
          ...common,
          filing_id: `entry ${entry.number}`,
          envelope_id: null,
          kind: index === 0 ? 'lead' : 'supporting',
          type: entry.kind === 'order' ? 'order' : 'other',
          entry: entry.number,
          related_entry: entry.related_number,
          side: 'court',
          received_at: entry.entered_at,
          hearing_date: null,
          ruled: false,
        },
        item: {
          ...common,
          filing_id: null,
          docket_number: entry.number,
          filed_by: '',
          removed: null,
          stricken: entry.struck,
          document: documentOf(id, file_name, pages, entry),
        },
      };
    }),
  );
}

/** The viewer opens a document of the court by its own ID. */
function documentOf(id: string, file_name: string, pages: number | null, entry: DocketEntry) {
  const ending = file_name.split('.').at(-1)?.toLowerCase();
  return {
    id,
    version_id: id,
    version: 1,
    kind: 'lead' as const,
    title: file_name,
    type: null,
    document_type: null,
    file_type: fileFormats.find((format) => format === ending) ?? ('pdf' as const),
    file_size: 0,
    pages,
    pages_without_text: 0,
    pages_recognized: 0,
    sha256: '',
    uploaded_at: entry.entered_at,
  };
}
