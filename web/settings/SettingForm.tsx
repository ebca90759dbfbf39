import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFailure } from '#web/forms/FormFailure.tsx';
import { Button } from '#web/ui/Button.tsx';

type Props = {
  /** The form, from `useContractForm`. */
  form: { props: ComponentProps<'form'>; failure: ReactNode; isSending: boolean; isDirty: boolean };
  children: ReactNode;
};

/** The fields of a setting above the button that saves them, which needs a change. */
export function SettingForm({ form, children }: Props) {
  const { t } = useTranslation();
  return (
    <form {...form.props} className="stack">
      <FormFailure>{form.failure}</FormFailure>
      {children}
      <div>
        <Button type="submit" kind="primary" busy={form.isSending} disabled={!form.isDirty}>
          {t('settings.save')}
        </Button>
      </div>
    </form>
  );
}
