import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { lazily } from '#web/ui/lazily.tsx';
import { useViewDocumentQuery } from '../filingsApi.ts';
import { DeskWaiting } from './DeskWaiting.tsx';
import type { DocumentViewerProps } from './DocumentViewerProps.ts';
import { PagedContent } from './PagedContent.tsx';
import { PlaceSteps } from './PlaceSteps.tsx';
import { SearchBar } from './SearchBar.tsx';
import { UseTextButton } from './UseTextButton.tsx';
import { useDeskView } from './useDeskView.ts';
import { useMarkedFields } from './useMarkedFields.ts';
import { usePictures } from './usePictures.ts';
import { useSearchPanel } from './useSearchPanel.ts';
import { useShownPlace } from './useShownPlace.ts';
import { useSize } from './useSize.ts';
import { useViewerKeys } from './useViewerKeys.ts';
import { ViewerHead } from './ViewerHead.tsx';
import { ViewerTools } from './ViewerTools.tsx';
import styles from './viewer.module.css';

/** For documents without pages, which are less frequent. */
const FlowContent = lazily(async () => (await import('./FlowContent.tsx')).FlowContent);

/** A pane of this width shows thumbnails unless the person closed them. */
const roomForThumbnails = 860;

/** The document with the words of each value highlighted. New data never moves what a person is viewing. */
export function DocumentViewer({ document, documents, onDocument, selection, textTarget }: DocumentViewerProps) {
  const { t } = useTranslation();
  const versionId = document.version_id;
  const { currentData: content, error, refetch } = useViewDocumentQuery({ version_id: versionId });
  const pane = useRef<HTMLElement>(null);
  const width = useSize(pane)?.width ?? null;
  const pictures = usePictures(document, width);
  const view = useDeskView(versionId);
  const finder = useSearchPanel(document, view);
  const marked = useMarkedFields(selection);

  const pages = content?.layout === 'pages' ? content.pages : null;
  const total = pages?.length ?? 0;
  const isReady = content?.layout === 'flow' || view.layout !== null;
  const thumbnails = total > 1 && (view.thumbnails ?? (width ?? 0) >= roomForThumbnails);
  useShownPlace(view.desk, isReady, marked, finder.search);
  const onKeyDown = useViewerKeys(view, total, finder.open);
  const shared = { document, view, marked, search: finder.search };

  return (
    <section
      className={`docpane ${styles.viewer}`}
      ref={pane}
      aria-label={t('filings.viewer.label')}
      onKeyDown={onKeyDown}
    >
      <ViewerHead document={document} documents={documents} onDocument={onDocument}>
        <ViewerTools document={document} total={total} view={view} thumbnails={thumbnails} finder={finder} />
      </ViewerHead>
      {finder.isOpen && <SearchBar search={finder.search} input={finder.input} onClose={finder.close} />}
      <div className={styles.viewerBody}>
        {!content && <DeskWaiting error={error} onRetry={() => void refetch()} />}
        {pages && (
          <PagedContent key={versionId} {...shared} pages={pages} pictures={pictures} thumbnails={thumbnails} />
        )}
        {content?.layout === 'flow' && <FlowContent key={versionId} {...shared} paragraphs={content.paragraphs} />}
      </div>
      {marked.selected && marked.selected.evidence.length > 1 && isReady && (
        <PlaceSteps
          field={marked.selected}
          place={marked.place}
          onPlace={(next) => marked.selected && marked.goTo(marked.selected, next)}
        />
      )}
      {textTarget && <UseTextButton within={pane} field={textTarget.name} onUse={textTarget.onUse} />}
    </section>
  );
}
