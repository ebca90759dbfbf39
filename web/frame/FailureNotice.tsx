import { RotateCw, TriangleAlert, WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

/**
 * Shown in place of a screen that failed: its code is from a version that is no longer served, or the browser is
 * offline.
 */
export function FailureNotice() {
  const { t } = useTranslation();
  return (
    <div role="alert">
      <EmptyState
        icon={navigator.onLine ? TriangleAlert : WifiOff}
        title={t(navigator.onLine ? 'failure.heading' : 'failure.offline')}
        text={t(navigator.onLine ? 'failure.text' : 'failure.offlineText')}
      >
        <Button kind="primary" onClick={() => location.reload()}>
          <RotateCw className="i" aria-hidden />
          {t('failure.reload')}
        </Button>
      </EmptyState>
    </div>
  );
}
