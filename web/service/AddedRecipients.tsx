import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddedRecipient } from '#contract/service';
import { FormFailure } from '#web/forms/FormFailure.tsx';
import { useForm } from '#web/forms/useForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './service.module.css';
import type { ServiceChoices } from './useServiceChoices.ts';

type Props = { added: readonly AddedRecipient[]; choices: ServiceChoices };

/** Courtesy copies: people whom the filer adds by name and email. */
export function AddedRecipients({ added, choices }: Props) {
  const { t } = useTranslation();
  const [adds, setAdds] = useState(false);
  return (
    <>
      {added.length > 0 && (
        <ul className={styles.list} aria-label={t('service.courtesy')}>
          {added.map(({ id, name, email }) => (
            <li key={id}>
              <div className={styles.head}>
                <span className={styles.name}>{name}</span>
                <Button
                  kind="quiet"
                  dense
                  iconOnly
                  aria-label={t('service.removeCopy', { name })}
                  onClick={() => choices.remove(id)}
                >
                  <X className="i" aria-hidden />
                </Button>
              </div>
              <p className="small muted">
                {email} · {t('service.ground.courtesy')}
              </p>
            </li>
          ))}
        </ul>
      )}
      {adds ? (
        <AddForm choices={choices} onClose={() => setAdds(false)} />
      ) : (
        <div>
          <Button kind="quiet" dense onClick={() => setAdds(true)}>
            <Plus className="i" aria-hidden />
            {t('service.addCopy')}
          </Button>
        </div>
      )}
    </>
  );
}

function AddForm({ choices, onClose }: { choices: ServiceChoices; onClose: () => void }) {
  const { t } = useTranslation();
  const form = useForm({
    defaults: { name: '', email: '' },
    schema: AddedRecipient.omit({ id: true }),
    send: async (recipient: { name: string; email: string }) => {
      if (await choices.add({ id: crypto.randomUUID(), ...recipient })) onClose();
      return null;
    },
  });
  return (
    <form {...form.props} className={styles.means} aria-label={t('service.addCopy')}>
      <FormFailure>{form.failure}</FormFailure>
      <TextField label={t('service.name')} autoComplete="off" {...form.field('name')} />
      <TextField label={t('service.email')} type="email" autoComplete="off" {...form.field('email')} />
      <div className="row wrap">
        <Button type="submit" dense busy={form.isSending}>
          {t('service.add')}
        </Button>
        <Button kind="quiet" dense onClick={onClose}>
          {t('ui.cancel')}
        </Button>
      </div>
    </form>
  );
}
