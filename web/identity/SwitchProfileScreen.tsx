import { useTranslation } from 'react-i18next';
import { IdentityCard } from './IdentityCard.tsx';
import { useDelayedNavigation } from './LoginSwitchScreen.tsx';

/** The answer to the judge question redirects after half a second. */
const redirectDelay = 500;

/** /switch-profile: 'Are you a judge?' (departure 21). */
export function SwitchProfileScreen() {
  const { t } = useTranslation();
  const choose = useDelayedNavigation(redirectDelay);
  return (
    <IdentityCard heading={t('switchProfile.heading')}>
      <div className="stack">
        <button type="button" className="btn block" onClick={() => choose('/become-judge')}>
          {t('switchProfile.yes')}
        </button>
        <button type="button" className="btn block" onClick={() => choose('/dashboard')}>
          {t('switchProfile.no')}
        </button>
      </div>
    </IdentityCard>
  );
}
