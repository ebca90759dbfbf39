import { PackageCheck } from 'lucide-react';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilingDetails } from '#contract/filings';
import { FilingPanes } from '#web/filings/FilingPanes.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

type Props = { filing: FilingDetails | undefined; isEmpty: boolean; onPlaceAsked: () => void };

/** The document and the values of the filing on screen. */
export function LaneDocument({ filing: current, isEmpty, onPlaceAsked }: Props) {
  const { t } = useTranslation();
  const filing = useDeferredValue(current);
  if (filing) return <FilingPanes key={filing.id} filing={filing} startHere={false} onPlaceAsked={onPlaceAsked} />;
  return (
    <>
      <section className="docpane" aria-label={t('filings.viewer.label')}>
        {isEmpty ? (
          <EmptyState icon={PackageCheck} title={t('review.lane.empty')} text={t('review.lane.emptyText')} />
        ) : (
          <div className="desk" />
        )}
      </section>
      <section className="inspect" aria-label={t('filings.fields.pane')}>
        <div className="scroll body">{!isEmpty && <Skeleton lines={12} />}</div>
      </section>
    </>
  );
}
