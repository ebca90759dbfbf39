import { useTranslation } from 'react-i18next';
import type { RecordLine } from '#contract/activity';
import { roles } from '#domain/identity/permissions';
import activityStyles from './activity.module.css';
import styles from './Who.module.css';

/** Who acted, in which role, and from which address. */
export function Who({ person, address }: { person: RecordLine['actor']; address: string | null }) {
  const { t } = useTranslation();
  const role = roles.find((one) => one === person?.role);
  const name = person?.name ?? t(address ? 'activity.visitor' : 'activity.portal');
  return (
    <div className={activityStyles.activityWhat}>
      <span>{name}</span>
      <span className={`small muted ${styles.activityWho}`}>
        {[role && t(`roles.${role}`), address].filter(Boolean).join(' · ')}
      </span>
    </div>
  );
}
