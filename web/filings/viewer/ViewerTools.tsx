import type { LucideIcon } from 'lucide-react';
import { ChevronLeft, ChevronRight, Download, PanelLeft, RotateCw, Search, ZoomIn, ZoomOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/Button.tsx';
import { largestZoom, smallestZoom, type Zoom } from './layOutSheets.ts';
import { PageNumberField } from './PageNumberField.tsx';

type Props = {
  /** Pages in all; 0 for flowing text. */
  total: number;
  page: number;
  onPage: (page: number) => void;
  zoom: Zoom;
  /** The share at which the page is seen, whatever the zoom is called. */
  seenAt: number;
  onZoom: (zoom: Zoom) => void;
  onZoomBy: (factor: number) => void;
  onTurn: () => void;
  thumbnails: boolean;
  onThumbnails: () => void;
  searching: boolean;
  onSearch: () => void;
  name: string;
  onDownload: () => void;
};

/** One press of a zoom button, and one of the keys + and -. */
export const zoomStep = 1.2;
const shares = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4];

export function ViewerTools(props: Props) {
  const { t } = useTranslation();
  const { total, page, seenAt } = props;
  return (
    <div className="viewer-tools">
      {total > 0 && (
        <>
          <Tool
            icon={PanelLeft}
            label={t('filings.viewer.thumbnailsToggle')}
            isPressed={props.thumbnails}
            onPress={props.onThumbnails}
          />
          <Tool
            icon={ChevronLeft}
            label={t('filings.viewer.previousPage')}
            isOff={page <= 1}
            onPress={() => props.onPage(page - 1)}
          />
          <PageNumberField page={page} total={total} onPage={props.onPage} />
          <Tool
            icon={ChevronRight}
            label={t('filings.viewer.nextPage')}
            isOff={page >= total}
            onPress={() => props.onPage(page + 1)}
          />
        </>
      )}
      <span className="tool-gap" />
      <Tool
        icon={ZoomOut}
        label={t('filings.viewer.zoomOut')}
        isOff={seenAt <= smallestZoom}
        onPress={() => props.onZoomBy(1 / zoomStep)}
      />
      <ZoomChoice zoom={props.zoom} seenAt={seenAt} isPaged={total > 0} onZoom={props.onZoom} />
      <Tool
        icon={ZoomIn}
        label={t('filings.viewer.zoomIn')}
        isOff={seenAt >= largestZoom}
        onPress={() => props.onZoomBy(zoomStep)}
      />
      {total > 0 && <Tool icon={RotateCw} label={t('filings.viewer.turn')} onPress={props.onTurn} />}
      <Tool
        icon={Search}
        label={t('filings.viewer.search.open')}
        isPressed={props.searching}
        onPress={props.onSearch}
      />
      <Tool icon={Download} label={t('filings.viewer.download', { name: props.name })} onPress={props.onDownload} />
    </div>
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
  // What is fitted says at how much; any other share is its own entry at the top.
  const value = typeof zoom === 'string' && isPaged ? zoom : shares.includes(seenAt) ? String(seenAt) : 'own';
  return (
    <select
      className="select dense zoom-choice"
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
