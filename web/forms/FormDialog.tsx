import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FormFailure } from './FormFailure.tsx';
import type { useForm } from './useForm.ts';

type Props = {
  form: Pick<ReturnType<typeof useForm>, 'id' | 'props' | 'isSending' | 'failure'>;
  title: string;
  onClose: () => void;
  /** The label of the submit button. */
  verb: string;
  kind?: 'primary' | 'danger';
  /** The label of the button that closes it without sending; 'Cancel' by default. */
  keep?: string;
  className?: string;
  children: ReactNode;
};

/** A form in a dialog, with the server's message above its fields. */
export function FormDialog({ form, title, onClose, verb, kind = 'primary', keep, className, children }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{keep ?? t('ui.cancel')}</Button>
          <Button type="submit" form={form.id} kind={kind} busy={form.isSending}>
            {verb}
          </Button>
        </>
      }
    >
      <form className={className ?? 'stack'} {...form.props}>
        <FormFailure>{form.failure}</FormFailure>
        {children}
      </form>
    </Dialog>
  );
}
