import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Button } from './Button.tsx';
import { useOverflow } from './useOverflow.ts';

export type DialogProps = {
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** The buttons; none for a dialog that only displays something. */
  footer?: ReactNode;
  role?: 'dialog' | 'alertdialog';
};

/** An open dialog, on react-aria. */
export function DialogFrame({ onClose, title, children, footer, role = 'dialog' }: DialogProps) {
  const { t } = useTranslation();
  return (
    <ModalOverlay
      className="scrim"
      isOpen
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
          <DialogBody>{children}</DialogBody>
          {footer && <footer>{footer}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

const firstField = ['input:not([type=hidden], [type=file])', 'select', 'textarea']
  .map((field) => `${field}:not(:disabled)`)
  .join();

/**
 * The content of a dialog. The focus of a dialog with input starts in its first field, unless another element requests
 * it. The body takes the focus while it scrolls, so that the arrow keys reach all of it.
 */
function DialogBody({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const isScrolling = useOverflow(body);
  useEffect(() => {
    const dialog = body.current?.closest('[role]');
    if (dialog?.contains(document.activeElement)) return;
    body.current?.querySelector<HTMLElement>(firstField)?.focus();
  }, []);
  return (
    <div ref={body} className="body stack" {...(isScrolling ? { tabIndex: 0 } : {})}>
      {children}
    </div>
  );
}
