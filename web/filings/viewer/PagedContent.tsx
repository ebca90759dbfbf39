import { useMemo } from 'react';
import type { ProcessedDocument } from '#contract/analyses';

import type { PageSize } from './layOutSheets.ts';
import { MarkStrip } from './MarkStrip.tsx';
import { markFields } from './markFields.ts';
import type { Pictures } from './openPictures.ts';
import { PagedDesk } from './PagedDesk.tsx';
import { Thumbnails } from './Thumbnails.tsx';
import { shareOfPages } from './ticksOf.ts';
import { useDeskMarking } from './useDeskMarking.ts';
import type { DeskView } from './useDeskView.ts';
import type { Search } from './useDocumentSearch.ts';
import type { MarkedFields } from './useMarkedFields.ts';

type Props = {
  document: ProcessedDocument;
  pages: readonly PageSize[];
  /** Null until the width of the pane is known. */
  pictures: Pictures | null;
  view: DeskView;
  marked: MarkedFields;
  search: Search;
  thumbnails: boolean;
};

/** A document with pages: thumbnails if they are open, the pages, and the strip with its highlights. */
export function PagedContent({ document, pages, pictures, view, marked, search, thumbnails }: Props) {
  const marks = useMemo(() => markFields(marked.fields), [marked.fields]);
  const shareOf = useMemo(() => shareOfPages(view.layout), [view.layout]);
  const marking = useDeskMarking(marked, search);
  return (
    <>
      {pictures && thumbnails && (
        <Thumbnails
          pages={pages}
          pictures={pictures}
          turn={view.viewing.turn}
          page={view.page}
          marks={marks}
          hits={search.pageHits}
          onPage={view.turnTo}
        />
      )}
      {pictures && (
        <PagedDesk
          ref={view.desk}
          document={document}
          pages={pages}
          pictures={pictures}
          viewing={view.viewing}
          marks={marks}
          hits={search.pageHits}
          marking={marking}
        />
      )}
      <MarkStrip marked={marked} search={search} shareOf={shareOf} desk={view.desk} />
    </>
  );
}
