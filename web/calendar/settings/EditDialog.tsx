import { type FormEvent, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Note } from '#web/ui/Note.tsx';

type Props = {
  title: string;
  failure: string;
  busy: boolean;
  onClose: () => void;
  onSubmit: (event: FormEvent) => void;
  children: ReactNode;
};

/** A form in a dialog, with what the server said above it. */
export function EditDialog({ title, failure, busy, onClose, onSubmit, children }: Props) {
  const { t } = useTranslation();
  const form = useId();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" form={form} kind="primary" busy={busy}>
            {t('calendar.settings.save')}
          </Button>
        </>
      }
    >
      <form id={form} className="stack" noValidate onSubmit={onSubmit}>
        {failure && (
          <div role="alert">
            <Note tone="warn">{failure}</Note>
          </div>
        )}
        {children}
      </form>
    </Dialog>
  );
}
