import { Clock, LifeBuoy, Mail, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Support } from '#contract/selfHelp';
import { Panel } from '#web/ui/Panel.tsx';
import styles from './SupportContacts.module.css';

/** Contacts for questions that the resources do not answer. Contacts that are not configured are not shown. */
export function SupportContacts({ support }: { support: Support }) {
  const { t } = useTranslation();
  const { email, phone, hours } = support;
  return (
    <Panel title={t('selfHelp.support.heading')}>
      <ul className={styles.support}>
        {email && (
          <li>
            <Mail className="i" aria-hidden />
            <a href={`mailto:${email}`}>{email}</a>
          </li>
        )}
        {phone && (
          <li>
            <Phone className="i" aria-hidden />
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
          </li>
        )}
        {hours && (
          <li>
            <Clock className="i" aria-hidden />
            {hours}
          </li>
        )}
        <li>
          <LifeBuoy className="i" aria-hidden />
          <Link to="/status">{t('selfHelp.support.status')}</Link>
        </li>
      </ul>
      <p className="muted small">{t('selfHelp.support.noAdvice')}</p>
    </Panel>
  );
}
