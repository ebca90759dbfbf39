import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type AliasKind, aliasKinds } from '#domain/participants/aliases';
import { Button } from '#web/ui/Button.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './fields.module.css';
import type { TypedAlias } from './participantForm.ts';
import type { ParticipantForm } from './useParticipantForm.ts';

/** Other names: aka, fka, dba, erroneously sued as. */
export function AliasFields({ form }: { form: ParticipantForm }) {
  const { t } = useTranslation();
  const { aliases } = form.values;
  const change = (key: string, changes: Partial<TypedAlias>) =>
    form.set({ aliases: aliases.map((one) => (one.key === key ? { ...one, ...changes } : one)) });
  const add = () => form.set({ aliases: [...aliases, { key: crypto.randomUUID(), kind: 'aka', name: '' }] });
  return (
    <fieldset className={styles.fields}>
      <legend>{t('participants.aliases.heading')}</legend>
      {form.problems.aliases && <p className="msg">{form.problems.aliases}</p>}
      {aliases.map((alias, index) => (
        <div key={alias.key} className={styles.alias}>
          <Select
            label={t('participants.aliases.kind')}
            value={alias.kind}
            onChange={(kind) => change(alias.key, { kind: kind as AliasKind })}
            options={aliasKinds.map((value) => ({ value, label: t(`participants.alias.${value}`) }))}
          />
          <TextField
            label={t('participants.aliases.name')}
            value={alias.name}
            onChange={(name) => change(alias.key, { name })}
            problem={form.problemAt(`aliases.${index}.name`)}
          />
          <Button
            kind="quiet"
            dense
            iconOnly
            aria-label={t('participants.aliases.remove', { name: alias.name || t('participants.aliases.new') })}
            onClick={() => form.set({ aliases: aliases.filter(({ key }) => key !== alias.key) })}
          >
            <Trash2 className="i" aria-hidden />
          </Button>
        </div>
      ))}
      <Button dense onClick={add}>
        <Plus className="i" aria-hidden />
        {t('participants.aliases.add')}
      </Button>
    </fieldset>
  );
}
