import { ChevronDown, Download, Info, Lock, Pencil } from 'lucide-react';
import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Menu } from '#web/ui/Menu.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { Tooltip } from '#web/ui/Tooltip.tsx';
import { toast } from '#web/ui/toast.ts';
import { Tray } from './Tray.tsx';

export function KitOverlays() {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'dialog' | 'confirm' | null>(null);
  const [authority, setAuthority] = useState('CRC 3.1110(f)');
  const say = (key: string) => t(`kit.overlays.${key}`);
  const close = () => setOpen(null);
  return (
    <section>
      <h2>{say('heading')}</h2>
      <div className="panel">
        <Tray name={say('dialogs')}>
          <Button onClick={() => setOpen('dialog')}>{say('openDialog')}</Button>
          <Button kind="danger" onClick={() => setOpen('confirm')}>
            {say('openConfirm')}
          </Button>
        </Tray>
        <Tray name={say('menus')}>
          <Menu
            label={say('menu')}
            trigger={
              <AriaButton className="btn">
                {say('menu')}
                <ChevronDown className="i" aria-hidden />
              </AriaButton>
            }
            entries={[
              { key: 'edit', label: say('edit'), icon: Pencil },
              { key: 'download', label: say('download'), icon: Download },
              { key: 'seal', label: say('seal'), icon: Lock, disabled: true },
            ]}
            onChoose={(key) => toast.info(say(key))}
          />
          <Tooltip words={say('tooltip')}>
            <AriaButton className="btn icon" aria-label={say('about')}>
              <Info className="i" aria-hidden />
            </AriaButton>
          </Tooltip>
        </Tray>
      </div>
      <Dialog
        isOpen={open === 'dialog'}
        onClose={close}
        title={say('dialogTitle')}
        footer={
          <Button kind="primary" onClick={close}>
            {say('dialogDone')}
          </Button>
        }
      >
        <p>{say('dialogText')}</p>
        <TextField label={say('authority')} value={authority} onChange={setAuthority} />
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'confirm'}
        onClose={close}
        onConfirm={close}
        title={say('confirmTitle')}
        confirmLabel={say('confirmLabel')}
        danger
      >
        <p>{say('confirmText')}</p>
      </ConfirmDialog>
    </section>
  );
}
