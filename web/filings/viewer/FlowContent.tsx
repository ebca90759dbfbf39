import { useMemo } from 'react';
import type { ProcessedDocument } from '#contract/analyses';
import { markParagraphs, type Paragraph } from './cutParagraph.ts';
import { FlowDesk } from './FlowDesk.tsx';
import { MarkStrip } from './MarkStrip.tsx';
import { shareOfParagraphs } from './ticksOf.ts';
import { useDeskMarking } from './useDeskMarking.ts';
import type { DeskView } from './useDeskView.ts';
import type { Search } from './useDocumentSearch.ts';
import type { MarkedFields } from './useMarkedFields.ts';

type Props = {
  document: ProcessedDocument;
  paragraphs: readonly Paragraph[];
  view: DeskView;
  marked: MarkedFields;
  search: Search;
};

/** A document without fixed pages: its text, and the strip with its highlights. */
export function FlowContent({ document, paragraphs, view, marked, search }: Props) {
  const marks = useMemo(() => markParagraphs(paragraphs, marked.fields), [paragraphs, marked.fields]);
  const shareOf = useMemo(() => shareOfParagraphs(paragraphs), [paragraphs]);
  const marking = useDeskMarking(marked, search);
  return (
    <>
      <FlowDesk
        ref={view.desk}
        document={document}
        paragraphs={paragraphs}
        viewing={view.viewing}
        marks={marks}
        hits={search.paragraphHits}
        marking={marking}
      />
      <MarkStrip marked={marked} search={search} shareOf={shareOf} desk={view.desk} />
    </>
  );
}
