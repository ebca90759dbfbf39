import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import styles from './SavedLine.module.css';

type Props = { at: string; busy: boolean; onRevert: () => void };

/** States since when a setting has been saved, with a button to undo the change. */
export function SavedLine({ at, busy, onRevert }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  return (
    <p className={styles.settingSaved} role="status">
      <Check className="i" aria-hidden />
      {t('settings.saved', { when: format.moment(at) })}
      <Button kind="quiet" dense busy={busy} onClick={onRevert}>
        {t('settings.revert')}
      </Button>
    </p>
  );
}
