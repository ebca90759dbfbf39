import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { useAskBeforeClosing } from '#web/ui/useAskBeforeClosing.ts';
import { fieldWork } from './fieldWork.ts';

/** Warns before the page is left with unsaved changes. Input is kept in this tab in any case. */
export function UnsavedGuard() {
  const { t } = useTranslation();
  const unsaved = useSyncExternalStore(fieldWork.subscribe, fieldWork.isAny);
  useAskBeforeClosing(unsaved);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={t('filings.fields.unsavedTitle')}
      confirmLabel={t('filings.fields.unsavedLeave')}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      <p>{t('filings.fields.unsaved')}</p>
    </ConfirmDialog>
  );
}
