import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CaseDetails, editParties } from '#contract/cases';
import { FormFailure } from '#web/forms/FormFailure.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { useEditPartiesMutation } from './casesApi.ts';
import styles from './EditParties.module.css';

type Typed = {
  key: string;
  id?: string;
  full_name: string;
  role: string;
  counsel_bar_number: string;
  counsel_name: string;
};
const fields = ['full_name', 'role', 'counsel_bar_number', 'counsel_name'] as const;
const nobody = { full_name: '', role: '', counsel_bar_number: '', counsel_name: '' };

const toTyped = ({ id, full_name, role, counsel_bar_number, counsel_name }: CaseDetails['parties'][number]): Typed => ({
  key: id,
  id,
  full_name,
  role,
  counsel_bar_number: counsel_bar_number ?? '',
  counsel_name: counsel_name ?? '',
});

/** Edits the parties and their counsel together; a refusal appears at its field. */
export function EditParties({ found, onClose }: { found: CaseDetails; onClose: () => void }) {
  const { t } = useTranslation();
  // The version that the edit is based on: a concurrent change is reported, not overwritten.
  const [version, setVersion] = useState(found.version);
  const [edit] = useEditPartiesMutation();
  const form = useContractForm(editParties, {
    defaults: { title: found.title, parties: found.parties.map(toTyped) },
    toInput: ({ title, parties }) => ({
      id: found.id,
      version,
      title,
      parties: parties.map(({ key: _own, ...party }) => party),
    }),
    send: edit,
    onSent: ({ message }) => {
      toast.success(message);
      onClose();
    },
    onRefused: ({ code, details }) => {
      const now = (details as { version?: number } | undefined)?.version;
      if (code === 'changed_meanwhile' && now) setVersion(now);
    },
  });
  const { parties: typed } = form.values;
  const setTyped = (parties: Typed[]) => form.set({ parties });
  const change = (index: number, field: (typeof fields)[number], value: string) =>
    setTyped(typed.map((party, at) => (at === index ? { ...party, [field]: value } : party)));
  const add = () => setTyped([...typed, { key: crypto.randomUUID(), ...nobody }]);

  return (
    <form className="stack" {...form.props}>
      <FormFailure>{form.failure}</FormFailure>
      <TextField label={t('cases.field.title')} {...form.field('title')} />
      {typed.map((party, index) => (
        <fieldset key={party.key} className={styles.partyFields}>
          <legend>{party.full_name || t('cases.parties.new')}</legend>
          {fields.map((field) => (
            <TextField
              key={field}
              label={t(`cases.parties.field.${field}`)}
              optional={field.startsWith('counsel')}
              value={party[field]}
              onChange={(value) => change(index, field, value)}
              problem={form.problemAt(`parties.${index}.${field}`)}
            />
          ))}
          <Button
            kind="quiet"
            dense
            iconOnly
            aria-label={t('cases.parties.remove', { name: party.full_name || t('cases.parties.new') })}
            onClick={() => setTyped(typed.filter(({ key }) => key !== party.key))}
          >
            <Trash2 className="i" aria-hidden />
          </Button>
        </fieldset>
      ))}
      <div className="row wrap">
        <Button dense onClick={add}>
          <Plus className="i" aria-hidden />
          {t('cases.parties.add')}
        </Button>
        <span className="grow" />
        <Button onClick={onClose}>{t('ui.cancel')}</Button>
        <Button type="submit" kind="primary" busy={form.isSending}>
          {t('cases.parties.save')}
        </Button>
      </div>
    </form>
  );
}
