import { useTranslation } from 'react-i18next';
import { createFirm } from '#contract/firms';
import { FormFailure } from '#web/forms/FormFailure.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import styles from './firms.module.css';
import { useCreateFirmMutation } from './firmsApi.ts';

/** An attorney creates a firm, and administers it. */
export function CreateFirm() {
  const { t } = useTranslation();
  const [create] = useCreateFirmMutation();
  const form = useContractForm(createFirm, {
    defaults: { name: '', address: '' },
    failsAt: 'name',
    send: create,
    onSent: ({ message }) => toast.success(message),
  });
  return (
    <Panel title={t('firms.create.title')}>
      <form className={`stack ${styles.form}`} {...form.props}>
        <FormFailure>{form.failure}</FormFailure>
        <p className="muted">{t('firms.create.text')}</p>
        <TextField label={t('firms.field.name')} autoComplete="organization" {...form.field('name')} />
        <TextArea label={t('firms.field.address')} optional {...form.field('address')} />
        <div>
          <Button type="submit" kind="primary" busy={form.isSending}>
            {t('firms.create.title')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
