import { ArrowLeft, House } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import styles from './NotFoundScreen.module.css';

/** Shown for an address that matches no route. */
export function NotFoundScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <section className={styles.notFound}>
      <p className={styles.notFoundNumber} aria-hidden>
        {t('notFound.number')}
      </p>
      <h1>{t('notFound.heading')}</h1>
      <p className="muted">{t('notFound.text')}</p>
      <div className="row wrap">
        <a className={buttonClass({ kind: 'primary' })} href="/">
          <House className="i" aria-hidden />
          {t('notFound.home')}
        </a>
        <Button onClick={() => void navigate(-1)}>
          <ArrowLeft className="i" aria-hidden />
          {t('notFound.back')}
        </Button>
      </div>
    </section>
  );
}
