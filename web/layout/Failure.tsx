import { RotateCw, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

/** What stands in place of a screen that broke: most often one of an older version that is no longer served. */
export function Failure() {
  const { t } = useTranslation();
  console.error(useRouteError());
  return (
    <div role="alert">
      <EmptyState icon={TriangleAlert} title={t('failure.heading')} text={t('failure.text')}>
        <Button kind="primary" onClick={() => location.reload()}>
          <RotateCw className="i" aria-hidden />
          {t('failure.reload')}
        </Button>
      </EmptyState>
    </div>
  );
}
