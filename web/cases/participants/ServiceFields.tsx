import { useTranslation } from 'react-i18next';
import { serviceMethods } from '#domain/participants/service';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './fields.module.css';
import type { ParticipantForm } from './useParticipantForm.ts';

/** How someone is represented, addressed, and served. */
export function ServiceFields({ form }: { form: ParticipantForm }) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.fields}>
      <legend>{t('participants.serviceHeading')}</legend>
      {form.values.kind === 'person' && (
        <Checkbox label={t('participants.field.self_represented')} {...form.toggle('self_represented')} />
      )}
      <TextField
        label={t('participants.field.language')}
        hint={t('participants.hint.language')}
        optional
        {...form.field('language')}
      />
      {form.values.language !== '' && (
        <Checkbox label={t('participants.field.needs_interpreter')} {...form.toggle('needs_interpreter')} />
      )}
      <Select
        label={t('participants.field.service_method')}
        optional
        {...form.field('service_method')}
        placeholder={t('participants.byRule')}
        options={serviceMethods.map((value) => ({ value, label: t(`participants.methodName.${value}`) }))}
      />
    </fieldset>
  );
}
