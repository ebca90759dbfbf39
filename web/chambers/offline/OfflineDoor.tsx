import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Session } from '#contract/identity';
import { useForm } from '#web/forms/useForm.ts';
import { Loading } from '#web/frame/Loading.tsx';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { openByPasscode } from './deviceKey.ts';
import { type KeptPerson, openStore } from './deviceStore.ts';
import styles from './OfflineDoor.module.css';

type Props = { onSession: (session: Session) => void; otherwise: ReactNode };

/** Without a network and without a session, a binder that is on this device opens with its passcode. */
export function OfflineDoor({ onSession, otherwise }: Props) {
  const { t } = useTranslation();
  const [person, setPerson] = useState<KeptPerson | null | undefined>(undefined);
  useEffect(() => {
    findPerson().then(setPerson, () => setPerson(null));
  }, []);
  const form = useForm({
    defaults: { passcode: '' },
    send: async ({ passcode }) => {
      const session = person ? await openByPasscode(person, passcode).catch(() => null) : null;
      if (!session) return { error: { status: 0, error: '' } };
      onSession(session);
      return null;
    },
    failsAt: 'passcode',
    failureText: () => t('chambers.offline.door.wrong'),
  });
  if (person === undefined) return <Loading />;
  if (!person) return otherwise;
  return (
    <form className={`stack ${styles.door}`} {...form.props}>
      <h1>{t('chambers.offline.door.heading')}</h1>
      <p>{t('chambers.offline.door.text')}</p>
      <TextField
        label={t('chambers.offline.passcode')}
        type="password"
        autoComplete="off"
        {...form.field('passcode')}
      />
      <Button kind="primary" type="submit" busy={form.isSending}>
        {t('chambers.offline.door.open')}
      </Button>
    </form>
  );
}

/** The person who keeps the binder of this address here, if the portal cannot be reached. */
async function findPerson(): Promise<KeptPerson | null> {
  const [, hearing] = /^\/judge-dashboard\/hearings\/([\w-]+)\/?$/.exec(location.pathname) ?? [];
  if (!hearing) return null;
  const isReached = await fetch('/healthz', { cache: 'no-store' }).catch(() => null);
  if (isReached && isReached.status < 502) return null;
  const store = await openStore();
  for (const person of await store.getAll('people'))
    if (person.by_passcode && (await store.get('copies', [person.person_id, hearing]))) return person;
  return null;
}
