import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { FingerprintMatch } from '#contract/receipts';
import { spellReceived } from '#web/filings/receipt/spellReceived.ts';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { Status, type Tone } from '#web/ui/Status.tsx';
import type { Answer, Compared } from './useVerification.ts';
import styles from './VerifyScreen.module.css';

type Props = { compared: readonly Compared[]; timeZone: string };

/** The answer for each file that was compared. */
export function ComparedList({ compared, timeZone }: Props) {
  const { t } = useTranslation();
  return (
    <ul className={styles.compared} aria-live="polite" aria-label={t('verify.results')}>
      {compared.map(({ key, name, answer }) => (
        <li key={key}>
          <p className={`strong ${styles.name}`}>{name}</p>
          <AnswerLine answer={answer} timeZone={timeZone} />
        </li>
      ))}
    </ul>
  );
}

const tones: Record<Answer['state'], Tone> = { comparing: 'info', answered: 'ok', problem: 'warn', failed: 'bad' };

function AnswerLine({ answer, timeZone }: { answer: Answer; timeZone: string }) {
  const { t } = useTranslation();
  const isNone = answer.state === 'answered' && answer.match.match === 'none';
  return (
    <>
      <p className={styles.answer}>
        <Status tone={isNone ? 'bad' : tones[answer.state]}>{wordsOf(answer, timeZone, t)}</Status>
      </p>
      {isNone && <p className="small muted">{t('verify.noneWhy')}</p>}
      {answer.state === 'answered' && (
        <p className="row wrap tiny muted">
          <span className={`mono ${styles.name}`}>
            {t('filings.receipt.fingerprint')} {answer.sha256}
          </span>
          <CopyButton text={answer.sha256} label={t('filings.receipt.fingerprint')} />
        </p>
      )}
    </>
  );
}

function wordsOf(answer: Answer, timeZone: string, t: TFunction): string {
  switch (answer.state) {
    case 'comparing':
      return t('verify.comparing');
    case 'problem':
      return t(`verify.problem.${answer.problem}`);
    case 'failed':
      return answer.error;
    case 'answered':
      return wordsOfMatch(answer.match, timeZone, t);
  }
}

function wordsOfMatch(match: FingerprintMatch, timeZone: string, t: TFunction): string {
  if (match.match === 'none') return t('verify.none');
  const values = { position: match.position, when: spellReceived(match.at, timeZone) };
  switch (match.match) {
    case 'received':
      return t('verify.received', values);
    case 'stamped':
      return t(match.position === null ? 'verify.stampedOther' : 'verify.stamped', { ...values, mark: match.mark });
    case 'later':
      return t(match.position === null ? 'verify.added' : 'verify.corrected', values);
  }
}
