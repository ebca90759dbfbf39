import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type PublicCourts, publicTerms } from '#contract/publicAccess';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useAcceptPublicTermsMutation, useListPublicCourtsQuery } from './publicAccessApi.ts';
import { useIdleReset } from './useIdleReset.ts';

/** Shows the record once the visitor has accepted the terms of use; before, the terms. */
export function PublicTerms({ children }: { children: (courts: PublicCourts) => ReactNode }) {
  const { data, error } = useListPublicCourtsQuery();
  useIdleReset(data?.place === 'courthouse');
  if (error) return <CallFailure error={error} />;
  if (!data) return <Skeleton lines={6} fills />;
  return data.accepted ? children(data) : <Terms courts={data} />;
}

const points = ['purpose', 'official', 'harm', 'robots', 'hidden'] as const;

function Terms({ courts: { courts } }: { courts: PublicCourts }) {
  const { t } = useTranslation();
  const [accept, { isLoading, error }] = useAcceptPublicTermsMutation();
  return (
    <Panel title={t('publicRecord.terms.title')}>
      <div className="stack">
        <p>{t('publicRecord.terms.intro')}</p>
        <ul className="stack">
          {points.map((point) => (
            <li key={point}>{t(`publicRecord.terms.${point}`)}</li>
          ))}
          {courts
            .filter(({ notice }) => notice !== '')
            .map(({ id, name, notice }) => (
              <li key={id}>
                {name}: {notice}
              </li>
            ))}
        </ul>
        <CallFailure error={error} />
        <div>
          <Button kind="primary" busy={isLoading} onClick={() => accept({ terms: publicTerms })}>
            {t('publicRecord.terms.accept')}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
