import { Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { assistantChanged } from '#web/layout/navigationSlice.ts';
import { useAppDispatch, useAppSelector } from '#web/store.ts';
import { Button } from '#web/ui/Button.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import styles from './SampleChat.module.css';

/** A sample conversation, marked as such, with a link to the assistant itself, which requires sign-in. */
export function SampleChat() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const isSignedIn = useAppSelector((state) => state.user.isAuthenticated);
  const ask = () => (isSignedIn ? dispatch(assistantChanged(true)) : void navigate('/login-switch'));
  const sample = (
    <span className="badge">
      <Info className="i" aria-hidden />
      {t('landing.assistant.sample')}
    </span>
  );
  return (
    <Panel title={t('layout.assistant')} aside={sample}>
      <div className={styles.platformTalk}>
        <p className="me">{t('landing.assistant.question')}</p>
        <p className="ai">{t('landing.assistant.answer')}</p>
        <p className="me">{t('platform.chat.question')}</p>
        <p className="ai">{t('platform.chat.answer')}</p>
        <Button kind="primary" onClick={ask}>
          {t('platform.chat.ask')}
        </Button>
      </div>
    </Panel>
  );
}
