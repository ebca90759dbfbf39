import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReadSiteQuery } from '#web/site/siteApi.ts';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';

/** Milliseconds between two requests while the sample court is being created. */
const every = 5000;

/** In the first minutes of an evaluation: how many of the sample court's filings have been filed, read, and decided. */
export function SampleCourtProgress() {
  const { t } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  const { data } = useReadSiteQuery(undefined, {
    pollingInterval: isBusy ? every : 0,
    refetchOnMountOrArgChange: true,
  });
  const progress = data?.sample_court ?? null;
  useEffect(() => setBusy(progress !== null), [progress]);
  if (!progress) return null;
  return (
    <div className="before">
      <ProgressBar
        label={t('dashboard.sampleCourt')}
        value={progress.made}
        max={progress.of}
        words={t('dashboard.sampleFilings', progress)}
      />
    </div>
  );
}
