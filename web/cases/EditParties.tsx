import { Plus, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CaseDetails } from '#contract/cases';
import { type CallError, fieldProblems } from '#web/CallError.ts';
import { errorText } from '#web/errorText.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
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

/** The clerk writes the parties with their counsel, all of them at once; what is refused stays at its field. */
export function EditParties({ found, onClose }: { found: CaseDetails; onClose: () => void }) {
  const { t } = useTranslation();
  const [title, setTitle] = useState(found.title);
  const [typed, setTyped] = useState<Typed[]>(() =>
    found.parties.map(({ id, full_name, role, counsel_bar_number, counsel_name }) => ({
      key: id,
      id,
      full_name,
      role,
      counsel_bar_number: counsel_bar_number ?? '',
      counsel_name: counsel_name ?? '',
    })),
  );
  // The version that the clerk started from: a concurrent change is reported, not overwritten.
  const [version, setVersion] = useState(found.version);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [edit, { isLoading }] = useEditPartiesMutation();

  const change = (index: number, field: (typeof fields)[number], value: string) => {
    setProblems(({ [`parties.${index}.${field}`]: _mended, ...others }) => others);
    setTyped(typed.map((party, at) => (at === index ? { ...party, [field]: value } : party)));
  };
  const add = () =>
    setTyped([
      ...typed,
      { key: crypto.randomUUID(), full_name: '', role: '', counsel_bar_number: '', counsel_name: '' },
    ]);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    const reply = await edit({ id: found.id, version, title, parties: typed.map(({ key: _own, ...party }) => party) });
    if (!reply.error) {
      toast.success(reply.data.message);
      return onClose();
    }
    const failed = reply.error as CallError;
    setProblems(fieldProblems(failed));
    setFailure(errorText(failed));
    const now = (failed.details as { version?: number } | undefined)?.version;
    if (failed.code === 'changed_meanwhile' && now) setVersion(now);
  };

  return (
    <form className="stack" noValidate onSubmit={(event) => void save(event)}>
      {failure && (
        <div role="alert">
          <Note tone="warn">{problems.parties ?? failure}</Note>
        </div>
      )}
      <TextField label={t('cases.field.title')} value={title} onChange={setTitle} problem={problems.title} />
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
              problem={problems[`parties.${index}.${field}`]}
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
        <Button type="submit" kind="primary" busy={isLoading}>
          {t('cases.parties.save')}
        </Button>
      </div>
    </form>
  );
}
