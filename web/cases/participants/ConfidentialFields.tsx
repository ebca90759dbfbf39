import { useTranslation } from 'react-i18next';
import { custodies } from '#domain/participants/custodies';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './fields.module.css';
import type { ParticipantForm } from './useParticipantForm.ts';

/** What only the court’s staff and the person’s counsel see. */
export function ConfidentialFields({ form }: { form: ParticipantForm }) {
  const { t } = useTranslation();
  if (form.values.kind === 'organization') return null;
  return (
    <fieldset className={styles.fields}>
      <legend>{t('participants.confidential')}</legend>
      <TextField label={t('participants.field.date_of_birth')} type="date" optional {...form.field('date_of_birth')} />
      <Select
        label={t('participants.field.custody')}
        optional
        {...form.field('custody')}
        placeholder={t('participants.notRecorded')}
        options={custodies.map((value) => ({ value, label: t(`participants.custody.${value}`) }))}
      />
      {form.values.custody !== '' && form.values.custody !== 'none' && (
        <TextField label={t('participants.field.custody_place')} optional {...form.field('custody_place')} />
      )}
    </fieldset>
  );
}
