import type { LucideIcon } from 'lucide-react';
import { ChevronLeft, ChevronRight, Download, PanelLeft, RotateCw, Search, ZoomIn, ZoomOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ProcessedDocument } from '#contract/analyses';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toast.ts';
import { downloadDocument } from '../fetchDocument.ts';
import { largestZoom, smallestZoom, type Zoom } from './layOutSheets.ts';
import { PageNumberField } from './PageNumberField.tsx';
import type { DeskView } from './useDeskView.ts';
import type { SearchPanel } from './useSearchPanel.ts';
import styles from './ViewerTools.module.css';
import { zoomStep } from './zoomStep.ts';

type Props = {
  document: ProcessedDocument;
  /** The number of pages; 0 for a document without pages. */
  total: number;
  view: DeskView;
  /** Whether thumbnails are shown now. */
  thumbnails: boolean;
  finder: SearchPanel;
};

const shares = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4];

/** The tools above a document: pages, zoom, rotation, search, and download. */
export function ViewerTools({ document, total, view, thumbnails, finder }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.viewerTools}>
      {total > 0 && <PageTools total={total} view={view} thumbnails={thumbnails} />}
      <span className={styles.toolGap} />
      <ZoomTools view={view} isPaged={total > 0} />
      {total > 0 && <Tool icon={RotateCw} label={t('filings.viewer.turn')} onPress={view.turn} />}
      <Tool
        icon={Search}
        label={t('filings.viewer.search.open')}
        isPressed={finder.isOpen}
        onPress={finder.isOpen ? finder.close : finder.open}
      />
      <Tool
        icon={Download}
        label={t('filings.viewer.download', { name: document.title })}
        onPress={() =>
          void downloadDocument(document.version_id, document.title).catch((failed: Error) =>
            toast.error(failed.message),
          )
        }
      />
    </div>
  );
}

function PageTools({ total, view, thumbnails }: Pick<Props, 'total' | 'view' | 'thumbnails'>) {
  const { t } = useTranslation();
  const { page, turnTo } = view;
  return (
    <>
      <Tool
        icon={PanelLeft}
        label={t('filings.viewer.thumbnailsToggle')}
        isPressed={thumbnails}
        onPress={() => view.showThumbnails(!thumbnails)}
      />
      <Tool
        icon={ChevronLeft}
        label={t('filings.viewer.previousPage')}
        isOff={page <= 1}
        onPress={() => turnTo(page - 1)}
      />
      <PageNumberField page={page} total={total} onPage={turnTo} />
      <Tool
        icon={ChevronRight}
        label={t('filings.viewer.nextPage')}
        isOff={page >= total}
        onPress={() => turnTo(page + 1)}
      />
    </>
  );
}

function ZoomTools({ view, isPaged }: { view: DeskView; isPaged: boolean }) {
  const { t } = useTranslation();
  const { seenAt, zoomBy } = view;
  return (
    <>
      <Tool
        icon={ZoomOut}
        label={t('filings.viewer.zoomOut')}
        isOff={seenAt <= smallestZoom}
        onPress={() => zoomBy(1 / zoomStep)}
      />
      <ZoomChoice zoom={view.viewing.zoom} seenAt={seenAt} isPaged={isPaged} onZoom={view.zoomTo} />
      <Tool
        icon={ZoomIn}
        label={t('filings.viewer.zoomIn')}
        isOff={seenAt >= largestZoom}
        onPress={() => zoomBy(zoomStep)}
      />
    </>
  );
}

type ToolProps = { icon: LucideIcon; label: string; isOff?: boolean; isPressed?: boolean; onPress: () => void };

function Tool({ icon: Icon, label, isOff, isPressed, onPress }: ToolProps) {
  return (
    <Button
      kind="quiet"
      dense
      iconOnly
      aria-label={label}
      title={label}
      disabled={isOff}
      aria-pressed={isPressed}
      onClick={onPress}
    >
      <Icon className="i" aria-hidden />
    </Button>
  );
}

type ZoomProps = { zoom: Zoom; seenAt: number; isPaged: boolean; onZoom: (zoom: Zoom) => void };

function ZoomChoice({ zoom, seenAt, isPaged, onZoom }: ZoomProps) {
  const { t } = useTranslation();
  const percent = t('filings.viewer.zoomShare', { share: Math.round(seenAt * 100) });
  // A fitted page shows its scale; any other scale is a separate entry at the top.
  const value = typeof zoom === 'string' && isPaged ? zoom : shares.includes(seenAt) ? String(seenAt) : 'own';
  return (
    <select
      className="select dense"
      aria-label={t('filings.viewer.zoom')}
      value={value}
      onChange={({ target }) => {
        if (target.value === 'own') return;
        onZoom(target.value === 'width' || target.value === 'page' ? target.value : Number(target.value));
      }}
    >
      {value === 'own' && <option value="own">{percent}</option>}
      {isPaged && (
        <>
          <option value="width">
            {value === 'width' ? t('filings.viewer.fitWidthAt', { percent }) : t('filings.viewer.fitWidth')}
          </option>
          <option value="page">
            {value === 'page' ? t('filings.viewer.fitPageAt', { percent }) : t('filings.viewer.fitPage')}
          </option>
        </>
      )}
      {shares.map((share) => (
        <option key={share} value={share}>
          {t('filings.viewer.zoomShare', { share: share * 100 })}
        </option>
      ))}
    </select>
  );
}
