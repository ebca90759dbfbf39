import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import styles from './ConfirmGrant.module.css';

type Props = {
  title: string;
  /** What the person will be able to do, and what ends. */
  effects: readonly string[];
  confirmLabel: string;
  busy: boolean;
  onClose: () => void;
  onConfirm: () => void;
};

/**
 * Asks for confirmation before a person is granted a role: names the person, and states what they will be able to do.
 */
export function ConfirmGrant({ title, effects, ...dialog }: Props) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog isOpen title={title} {...dialog}>
      <p>{t('people.grant.effects')}</p>
      <ul className={styles.grantEffects}>
        {effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
