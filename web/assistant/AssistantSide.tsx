import { CalendarDays, Files, LayoutDashboard, Trash2, Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { assistantName } from '#domain/assistant/routeQuestion';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import styles from './assistant.module.css';

/** The suggested prompts. */
const prompts = [
  { key: 'dashboard', icon: LayoutDashboard },
  { key: 'cases', icon: Files },
  { key: 'calendar', icon: CalendarDays },
  { key: 'attorneys', icon: Users },
] as const;

type Props = {
  canClear: boolean;
  isClearing: boolean;
  onAsk: (question: string) => void;
  onClear: () => Promise<void>;
};

/** The right side: Quick Actions, a Pro Tip, and how the conversation is stored. */
export function AssistantSide({ canClear, isClearing, onAsk, onClear }: Props) {
  const { t } = useTranslation();
  const [isSure, setSure] = useState(false);
  return (
    <div className={styles.r}>
      <h3>{t('assistant.quick')}</h3>
      <div className={styles.qa}>
        {prompts.map(({ key, icon: Icon }) => (
          <button key={key} type="button" onClick={() => onAsk(t(`assistant.prompts.${key}.question`))}>
            <Icon className="i" aria-hidden />
            {t(`assistant.prompts.${key}.label`)}
          </button>
        ))}
      </div>
      <div className={styles.tip}>
        <h3>{t('assistant.tip')}</h3>
        <p className="muted small">{t('assistant.tipText', { name: assistantName })}</p>
      </div>
      <div className={`${styles.tip} ${styles.kept}`}>
        <h4>{t('assistant.kept')}</h4>
        <p className="muted small">{t('assistant.keptText')}</p>
        <Button kind="quiet" dense aria-disabled={!canClear} onClick={() => canClear && setSure(true)}>
          <Trash2 className="i" aria-hidden />
          {t('assistant.clear')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isSure}
        onClose={() => setSure(false)}
        onConfirm={() => void onClear().then(() => setSure(false))}
        title={t('assistant.clearTitle')}
        confirmLabel={t('assistant.clear')}
        danger
        busy={isClearing}
      >
        <p>{t('assistant.clearText')}</p>
      </ConfirmDialog>
    </div>
  );
}
