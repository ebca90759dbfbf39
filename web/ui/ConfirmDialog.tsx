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
  /** The verb on the button that does it. */
  confirmLabel: string;
  /** What the other button says and does, where that is more than closing the dialog. */
  cancelLabel?: string;
  onCancel?: () => void;
  /** Red outline for what takes something away. */
  danger?: boolean;
  busy?: boolean;
};

/** Asks before something is done that cannot simply be undone. Cancel stands first and takes the focus. */
export function ConfirmDialog(props: Props) {
  const { isOpen, onClose, onConfirm, title, children, confirmLabel, cancelLabel, onCancel, danger, busy } = props;
  const { t } = useTranslation();
  return (
    <Dialog
      role="alertdialog"
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      footer={
        <>
          {onCancel && (
            <Button kind="quiet" onClick={onClose}>
              {t('ui.later')}
            </Button>
          )}
          <Button onClick={onCancel ?? onClose} autoFocus>
            {cancelLabel ?? t('ui.cancel')}
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
