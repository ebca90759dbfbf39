import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/Button.tsx';
import { Status } from '#web/ui/Status.tsx';
import styles from './EnvelopeRow.module.css';

type Props = {
  label: string;
  /** Whether the filer is asked about it. The fields are open from then on, until the filer closes them. */
  isOpen: boolean;
  /** What applies now. */
  value: ReactNode;
  /** The fields that change it; without them, the row is only information. */
  children?: ReactNode;
};

/** One part of an envelope: what applies, and the fields that change it. */
export function EnvelopeRow({ label, isOpen, value, children }: Props) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(isOpen);
  const [toggled, setToggled] = useState<boolean | null>(null);
  if (isOpen && !asked) setAsked(true);
  const editing = toggled ?? asked;
  return (
    <section className={styles.envelopeRow} aria-label={label} data-open={isOpen || undefined}>
      <div className={styles.about}>{label}</div>
      <div className={styles.value}>
        {isOpen && <Status tone="warn">{t('filings.draftEnvelope.asked')}</Status>}
        {value}
      </div>
      {children && (
        <Button
          kind="quiet"
          dense
          aria-expanded={editing}
          aria-label={t(editing ? 'filings.draftEnvelope.closeOf' : 'filings.draftEnvelope.changeOf', { label })}
          onClick={() => setToggled(!editing)}
        >
          {t(editing ? 'common.close' : 'filings.draftEnvelope.change')}
        </Button>
      )}
      {children && editing && (
        <div className={styles.fields} data-fields>
          {children}
        </div>
      )}
    </section>
  );
}
