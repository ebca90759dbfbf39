import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/Button.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { Note } from '#web/ui/Note.tsx';
import { connect } from './connection.ts';
import { discardUnsent } from './discardUnsent.ts';
import type { Unsent } from './offlineState.ts';

type Props = { hearing: string; changes: readonly Unsent[] };

/** The notes that the court does not have yet: those that wait for the network or for the judge, and those it refused. */
export function UnsentList({ hearing, changes }: Props) {
  const { t } = useTranslation();
  if (changes.length === 0) return null;
  const conflicts = changes.filter(({ conflict }) => conflict).length;
  const refused = changes.filter(({ refusal }) => refusal !== undefined);
  const waiting = changes.length - conflicts - refused.length;
  return (
    <div className="stack">
      {waiting > 0 && (
        <div className="row wrap">
          <span className="grow">{t('chambers.offline.waiting', { count: waiting })}</span>
          <Button dense onClick={() => void connect()}>
            {t('chambers.offline.send')}
          </Button>
        </div>
      )}
      {conflicts > 0 && <Note tone="warn">{t('chambers.offline.conflicts', { count: conflicts })}</Note>}
      {refused.map(({ note_id, note, refusal }) => (
        <Note key={note_id} tone="warn">
          {t('chambers.offline.refused', { reason: refusal })} {note && <q>{note.text || note.quote}</q>}
          <span className="row">
            {note && <CopyButton text={note.text || note.quote} label={t('chambers.offline.refusedNote')} />}
            <Button dense kind="danger" onClick={() => void discardUnsent(hearing, note_id)}>
              {t('chambers.offline.discard')}
            </Button>
          </span>
        </Note>
      ))}
    </div>
  );
}
