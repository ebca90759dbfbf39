import { useTranslation } from 'react-i18next';
import type { Participant } from '#contract/participants';
import { nameWithAliases } from '#domain/participants/aliases';
import { keepCitations } from '#domain/text/keepCitations';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Status } from '#web/ui/Status.tsx';
import casesStyles from '../cases.module.css';
import styles from './ParticipantName.module.css';

/** A participant’s name with aliases, and what the court must know: a minor, a language, how the part ended. */
export function ParticipantName({ one, all }: { one: Participant; all: readonly Participant[] }) {
  const format = useFormat();
  const { t } = useTranslation();
  const principal = all.find(({ id }) => id === one.acts_for);
  const { ended, language } = one;
  const notes = [
    one.is_name_hidden && one.public_name !== one.full_name && t('participants.shownAs', { name: one.public_name }),
    one.is_minor && t('participants.minor'),
    principal && t('participants.actsFor', { name: principal.full_name }),
    language && t(one.needs_interpreter ? 'participants.interpreter' : 'participants.language', { language }),
    one.service_method && t('participants.servedBy', { method: t(`participants.method.${one.service_method}`) }),
    ended && t('participants.ended', { how: t(`participants.ending.${ended.kind}`), day: format.day(ended.on) }),
    ended?.reason,
  ].filter((note): note is string => Boolean(note));
  return (
    <div className={styles.name}>
      <span className={casesStyles.caseTitle}>{nameWithAliases(one.full_name, one.aliases)}</span>
      {notes.map((note) => (
        <span key={note} className="muted small">
          {note}
        </span>
      ))}
      {one.finding && (
        <span className="small">
          <Status tone="warn">{t(`participants.finding.${one.finding.code}`)}</Status>{' '}
          <span className="muted">{keepCitations(one.finding.authority)}</span>
        </span>
      )}
    </div>
  );
}
