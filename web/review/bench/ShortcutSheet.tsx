import { useTranslation } from 'react-i18next';
import { reviewKeys } from '#web/filings/useReviewKeys.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import { useKeysSwitch } from '#web/ui/useKeysSwitch.ts';
import styles from './ShortcutSheet.module.css';

/** The keys with their actions, in groups. */
const sheet = {
  fields: ['tab', 'shiftTab', 'upDown', 'leftRight', 'enter', 'edit'],
  editing: ['save', 'newLine', 'restore'],
  filing: [
    'accepted',
    'returned',
    'rejected',
    'deficient',
    'claim',
    'section',
    'reanalyze',
    'next',
    'previous',
    'undo',
  ],
  lane: ['skip', 'leave'],
  envelope: ['nextDocument', 'previousDocument', 'mark'],
  document: ['search', 'turn', 'zoom'],
  around: ['panes', 'sheet'],
} as const;

/**
 * All keyboard shortcuts of the bench. People who use dictation or have a tremor can turn off single keys (WCAG 2.1.4).
 */
export function ShortcutSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const [keys, setKeys] = useKeysSwitch();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('review.shortcuts.title')}>
      <Switch label={t('review.keys')} checked={keys} onChange={setKeys} />
      {(Object.keys(sheet) as (keyof typeof sheet)[]).map((group) => (
        <section key={group} className={styles.shortcuts} aria-label={t(`review.shortcuts.group.${group}`)}>
          <h3>{t(`review.shortcuts.group.${group}`)}</h3>
          <dl>
            {sheet[group].map((act) => (
              <div key={act}>
                <dt>
                  <kbd>
                    {act in reviewKeys ? reviewKeys[act as keyof typeof reviewKeys] : t(`review.shortcuts.key.${act}`)}
                  </kbd>
                </dt>
                <dd>{t(`review.shortcuts.act.${act}`)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
