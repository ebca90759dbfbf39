import { CloudDownload, CloudOff, HardDriveDownload } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/Button.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { useOfflineState } from './offlineState.ts';
import { useShortMoment } from './useShortMoment.ts';
import { canKeep } from './worker.ts';

const OfflineDialog = lazily(async () => (await import('./OfflineDialog.tsx')).OfflineDialog, null);

type Props = { hearing: string; pages: number };

/** In the head of a binder: keeps it on this device, shows its progress, and states when a copy is shown. */
export function OfflineTools({ hearing, pages }: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { offlineSince, copies, unsent, keeping, problem } = useOfflineState();
  const moment = useShortMoment();
  const copy = copies[hearing];
  const waiting = unsent[hearing]?.length ?? 0;
  if (!canKeep()) return null;
  const isComplete = copy !== undefined && copy.kept >= copy.pages;
  const label =
    offlineSince !== null
      ? t('chambers.offline.copyOf', { time: moment(offlineSince) })
      : keeping === hearing
        ? t('chambers.offline.keeping', { kept: copy?.kept ?? 0, pages: copy?.pages ?? pages })
        : copy
          ? t(isComplete ? 'chambers.offline.kept' : 'chambers.offline.incomplete')
          : t('chambers.offline.keep');
  const Icon = offlineSince !== null ? CloudOff : copy ? HardDriveDownload : CloudDownload;
  return (
    <span className="row" aria-live="polite">
      {waiting > 0 && <span className="small">{t('chambers.offline.notSent', { count: waiting })}</span>}
      {problem && !isOpen && <span className="small">{t('chambers.offline.problem.short')}</span>}
      <Button dense busy={keeping === hearing} onClick={() => setOpen(true)}>
        <Icon className="i" aria-hidden />
        {label}
      </Button>
      {isOpen && <OfflineDialog hearing={hearing} pages={pages} onClose={() => setOpen(false)} />}
    </span>
  );
}
