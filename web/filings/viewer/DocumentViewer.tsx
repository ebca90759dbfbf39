import { ChevronLeft, ChevronRight, Download, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#web/errorText.ts';
import { toast } from '#web/ui/toast.ts';
import { formatBytes } from '../checkFile.ts';
import { downloadDocument } from '../fetchDocument.ts';
import { useViewDocumentQuery } from '../filingsApi.ts';
import type { DocumentViewerProps } from './DocumentViewerProps.ts';
import { FlowView } from './FlowView.tsx';
import { PageView } from './PageView.tsx';

const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

/** The document itself. Choosing a field turns to its page and marks its words; its zoom survives that. */
export function DocumentViewer({ document, documents, onDocument, fields, selected, onSelect }: DocumentViewerProps) {
  const { t } = useTranslation();
  const { data: view, error } = useViewDocumentQuery(document.version_id);
  const desk = useRef<HTMLElement>(null);
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState<number>(1);
  const pages = view?.layout === 'pages' ? view.pages : [];

  const turnTo = (number: number) => {
    const sheet = desk.current?.querySelector<HTMLElement>(`[data-page="${number}"]`);
    if (desk.current && sheet) desk.current.scrollTo({ top: sheet.offsetTop - 12 });
    setPage(number);
  };

  const evidence = selected?.evidence[0];
  useEffect(() => {
    const place = desk.current?.querySelector<HTMLElement>('[data-mark-selected]');
    if (!evidence || !view || !desk.current || !place) return;
    const within = place.getBoundingClientRect().top - desk.current.getBoundingClientRect().top;
    desk.current.scrollBy({ top: within - desk.current.clientHeight / 3 });
    if (evidence.kind === 'page') setPage(evidence.page);
  }, [evidence, view]);

  return (
    <section className="docpane" aria-label={t('filings.viewer.label')}>
      <div className="pane-head">
        {documents.length > 1 ? (
          <select
            className="select dense"
            aria-label={t('filings.viewer.choose')}
            value={document.id}
            onChange={(event) => {
              const next = documents.find((one) => one.id === event.target.value);
              if (next) onDocument(next);
            }}
          >
            {documents.map((one) => (
              <option key={one.id} value={one.id}>
                {one.title}
              </option>
            ))}
          </select>
        ) : (
          <h3 className="clip">{document.title}</h3>
        )}
        <span className="muted small hide-phone nowrap">
          {t('filings.viewer.facts', { size: formatBytes(document.file_size), version: document.version })}
        </span>
        <div className="viewer-tools">
          {pages.length > 0 && (
            <>
              <button
                type="button"
                className="btn quiet dense icon"
                aria-label={t('filings.viewer.previousPage')}
                disabled={page <= 1}
                onClick={() => turnTo(page - 1)}
              >
                <ChevronLeft className="i" aria-hidden />
              </button>
              <span className="small nowrap">{t('filings.viewer.page', { n: page, total: pages.length })}</span>
              <button
                type="button"
                className="btn quiet dense icon"
                aria-label={t('filings.viewer.nextPage')}
                disabled={page >= pages.length}
                onClick={() => turnTo(page + 1)}
              >
                <ChevronRight className="i" aria-hidden />
              </button>
              <button
                type="button"
                className="btn quiet dense icon hide-phone"
                aria-label={t('filings.viewer.zoomOut')}
                disabled={zoom === zooms[0]}
                onClick={() => setZoom(nextZoom(zoom, -1))}
              >
                <ZoomOut className="i" aria-hidden />
              </button>
              <span className="small nowrap hide-phone">{Math.round(zoom * 100)} %</span>
              <button
                type="button"
                className="btn quiet dense icon hide-phone"
                aria-label={t('filings.viewer.zoomIn')}
                disabled={zoom === zooms.at(-1)}
                onClick={() => setZoom(nextZoom(zoom, 1))}
              >
                <ZoomIn className="i" aria-hidden />
              </button>
            </>
          )}
          <button
            type="button"
            className="btn quiet dense icon"
            aria-label={t('filings.viewer.download', { name: document.title })}
            onClick={() =>
              void downloadDocument(document.version_id, document.title).catch((failed: Error) =>
                toast.error(failed.message),
              )
            }
          >
            <Download className="i" aria-hidden />
          </button>
        </div>
      </div>
      <section
        className="desk"
        ref={desk}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard (WCAG 2.1.1)
        tabIndex={0}
        aria-label={t('filings.viewer.desk', { name: document.title })}
        onScroll={() => setPage(pageInView(desk.current) ?? page)}
      >
        {error !== undefined && (
          <p role="alert" className="desk-note">
            {errorText(error)}
          </p>
        )}
        {!view && error === undefined && <p className="desk-note">{t('common.loading')}</p>}
        {view?.layout === 'pages' &&
          view.pages.map((sheet) => (
            <PageView
              key={sheet.number}
              versionId={document.version_id}
              sheet={sheet}
              zoom={zoom}
              fields={fields}
              selected={selected}
              onSelect={onSelect}
            />
          ))}
        {view?.layout === 'flow' && (
          <FlowView paragraphs={view.paragraphs} fields={fields} selected={selected} onSelect={onSelect} />
        )}
      </section>
    </section>
  );
}

function nextZoom(zoom: number, direction: 1 | -1): number {
  return zooms[zooms.indexOf(zoom as (typeof zooms)[number]) + direction] ?? zoom;
}

/** The page that stands highest in the upper half of the desk. */
function pageInView(desk: HTMLElement | null): number | null {
  if (!desk) return null;
  const sheets = [...desk.querySelectorAll<HTMLElement>('[data-page]')];
  const line = desk.scrollTop + desk.clientHeight / 2;
  const sheet = sheets.findLast((one) => one.offsetTop <= line);
  return sheet ? Number(sheet.dataset.page) : null;
}
