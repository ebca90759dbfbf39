import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Button } from './Button.tsx';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** The buttons; none for a dialog that only shows something. */
  footer?: ReactNode;
  role?: 'dialog' | 'alertdialog';
};

/** A dialog over the page: takes the focus, gives it back, closes by Escape and by its button. */
export function Dialog({ isOpen, onClose, title, children, footer, role = 'dialog' }: Props) {
  const { t } = useTranslation();
  return (
    <ModalOverlay
      className="scrim"
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={role === 'dialog'}
    >
      <Modal className="dialog">
        <AriaDialog role={role} className="dialog-content">
          <header>
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            {role === 'dialog' && (
              <Button kind="quiet" dense iconOnly aria-label={t('ui.close')} onClick={onClose} className="end">
                <X className="i" aria-hidden />
              </Button>
            )}
          </header>
          <div className="body stack">{children}</div>
          {footer && <footer>{footer}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
