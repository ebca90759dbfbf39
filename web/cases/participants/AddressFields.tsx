import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type AddressKind, addressKinds } from '#domain/participants/addresses';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './fields.module.css';
import type { TypedAddress } from './participantForm.ts';
import type { ParticipantForm } from './useParticipantForm.ts';

const blank = { kind: 'service' as const, address: '', from_day: '', to_day: '', source: '', undeliverable: false };

/** Addresses with their use, source, and period. A past address is kept. */
export function AddressFields({ form }: { form: ParticipantForm }) {
  const { t } = useTranslation();
  const { addresses } = form.values;
  const change = (key: string, changes: Partial<TypedAddress>) =>
    form.set({ addresses: addresses.map((one) => (one.key === key ? { ...one, ...changes } : one)) });
  const add = () => form.set({ addresses: [...addresses, { ...blank, key: crypto.randomUUID() }] });
  return (
    <fieldset className={styles.fields}>
      <legend>{t('participants.addresses.heading')}</legend>
      {addresses.map((one, index) => (
        <AddressField
          key={one.key}
          one={one}
          onChange={(changes) => change(one.key, changes)}
          problemOf={(field) => form.problemAt(`addresses.${index}.${field}`)}
        />
      ))}
      <Button dense onClick={add}>
        <Plus className="i" aria-hidden />
        {t('participants.addresses.add')}
      </Button>
    </fieldset>
  );
}

type Props = {
  one: TypedAddress;
  onChange: (changes: Partial<TypedAddress>) => void;
  problemOf: (field: keyof TypedAddress) => string | undefined;
};

function AddressField({ one, onChange, problemOf }: Props) {
  const { t } = useTranslation();
  const field = (name: 'address' | 'source' | 'from_day' | 'to_day') => ({
    label: t(`participants.addresses.${name}`),
    value: one[name],
    onChange: (value: string) => onChange({ [name]: value }),
    problem: problemOf(name),
  });
  return (
    <div className={styles.address}>
      <Select
        label={t('participants.addresses.kind')}
        value={one.kind}
        onChange={(kind) => onChange({ kind: kind as AddressKind })}
        options={addressKinds.map((value) => ({ value, label: t(`participants.addressKind.${value}`) }))}
      />
      <TextField {...field('source')} />
      <div className={styles.wide}>
        <TextArea {...field('address')} rows={3} />
      </div>
      <TextField {...field('from_day')} type="date" optional />
      <TextField {...field('to_day')} type="date" optional />
      <Checkbox
        label={t('participants.addresses.undeliverable')}
        checked={one.undeliverable}
        onChange={(undeliverable) => onChange({ undeliverable })}
      />
    </div>
  );
}
