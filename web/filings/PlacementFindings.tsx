import { useTranslation } from 'react-i18next';
import type { Finding } from '#contract/checks';
import type { Evidence } from '#contract/evidence';
import { FindingItem } from '#web/checks/FindingItem.tsx';
import { useReadReviewOptionsQuery } from './courtApi.ts';

type Props = { id: string; onPlace: (finding: Finding, place: Evidence) => void };

/** Differences between a filing's caption and the case on record that it names. The filer never sees them. */
export function PlacementFindings({ id, onPlace }: Props) {
  const { t } = useTranslation();
  const { data } = useReadReviewOptionsQuery({ id });
  if (!data || data.placement_findings.length === 0) return null;
  return (
    <section aria-label={t('review.staffFindings')}>
      <h4 className="class-heading">{t('review.staffFindings')}</h4>
      <ul>
        {data.placement_findings.map((finding) => (
          <FindingItem
            key={finding.message}
            finding={finding}
            documentName={null}
            onPlace={(place) => onPlace(finding, place)}
          />
        ))}
      </ul>
    </section>
  );
}
