import { Download, RotateCcw, Upload } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReadCourtPack } from '#contract/packs';
import { errorText } from '#web/calls/errorText.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { toast } from '#web/ui/toast.ts';
import { useRestorePackMutation } from './packApi.ts';

const ImportDialog = lazily(async () => (await import('./ImportDialog.tsx')).ImportDialog, null);

/** Exports the pack as a file, imports one, and restores the built-in pack. */
export function PackTools({ read }: { read: ReadCourtPack }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'import' | 'restore' | null>(null);
  const [restore, { isLoading }] = useRestorePackMutation();
  const close = () => setOpen(null);
  const confirm = async () => {
    const reply = await restore({ version: read.version });
    close();
    if (reply.error) toast.error(errorText(reply.error));
    else toast.success(reply.data.message);
  };
  return (
    <div className="row wrap">
      <Button dense onClick={() => save(read)}>
        <Download className="i" aria-hidden />
        {t('settings.pack.export')}
      </Button>
      <Button dense onClick={() => setOpen('import')}>
        <Upload className="i" aria-hidden />
        {t('settings.pack.import.button')}
      </Button>
      {read.own.length > 0 && (
        <Button dense onClick={() => setOpen('restore')}>
          <RotateCcw className="i" aria-hidden />
          {t('settings.pack.restore')}
        </Button>
      )}
      {open === 'import' && <ImportDialog version={read.version} onClose={close} />}
      <ConfirmDialog
        isOpen={open === 'restore'}
        danger
        busy={isLoading}
        title={t('settings.pack.restoreTitle')}
        confirmLabel={t('settings.pack.restore')}
        onConfirm={() => void confirm()}
        onClose={close}
      >
        <p>{t('settings.pack.restoreText', { count: read.own.length })}</p>
      </ConfirmDialog>
    </div>
  );
}

/** Saves the pack as a JSON file. */
function save({ pack }: ReadCourtPack): void {
  const text = `${JSON.stringify(pack, null, 2)}\n`;
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `court-pack-${pack.system}-${pack.version}.json`;
  link.click();
  URL.revokeObjectURL(url);
}
