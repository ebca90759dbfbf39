import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChecklistItem } from '#contract/checklist';
import { keepCitations } from '#domain/text/keepCitations';
import { Status, type Tone } from '#web/ui/Status.tsx';
import styles from './defaults.module.css';

type Props = {
  label: string;
  items: readonly ChecklistItem[];
  /** What the user can do about an item. */
  children?: ((item: ChecklistItem) => ReactNode) | undefined;
};

const tones: Record<ChecklistItem['state'], Tone> = {
  met: 'ok',
  confirmed: 'ok',
  overridden: 'gold',
  to_confirm: 'warn',
  unmet: 'bad',
};

/** The items of a checklist: what the record shows, its authority, and who confirmed it. */
export function Checklist({ label, items, children }: Props) {
  const { t } = useTranslation();
  return (
    <ul className={styles.checklist} aria-label={label}>
      {items.map((one) => (
        <li key={one.item}>
          <div>
            <Status tone={tones[one.state]}>{t(`cases.defaults.itemStates.${one.state}`)}</Status>
          </div>
          <div className={styles.said}>
            <p>{one.text}</p>
            {one.confirmation && (
              <p>
                {t(`cases.defaults.by.${one.state === 'overridden' ? 'overridden' : 'confirmed'}`, {
                  name: one.confirmation.by ?? t('cases.life.portal'),
                  reason: one.confirmation.reason,
                })}
              </p>
            )}
            <p className="muted">
              {keepCitations(one.authority)}
              {one.confidence === 'uncertain' && ` · ${t('cases.defaults.uncertain')}`}
              {one.bar && ` · ${t('cases.defaults.bar')}`}
            </p>
          </div>
          {children && <div className={styles.act}>{children(one)}</div>}
        </li>
      ))}
    </ul>
  );
}
