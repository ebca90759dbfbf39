import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: string;
  children: ReactNode;
  /** The verb on the confirming button. */
  confirmLabel: string;
  /** Red outline for an action that removes something. */
  danger?: boolean;
  busy?: boolean;
};

/** Asks for confirmation before an action that cannot be undone easily. Cancel is first and has the focus. */
export function ConfirmDialog(props: Props) {
  const { isOpen, onClose, onConfirm, title, children, confirmLabel, danger, busy } = props;
  const { t } = useTranslation();
  return (
    <Dialog
      role="alertdialog"
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose} autoFocus>
            {t('ui.cancel')}
          </Button>
          <Button kind={danger ? 'danger' : 'primary'} onClick={onConfirm} busy={busy ?? false}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
