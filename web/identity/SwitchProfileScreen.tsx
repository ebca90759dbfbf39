import { useTranslation } from 'react-i18next';
import { visit } from '#web/address/visit.ts';
import { IdentityCard } from './IdentityCard.tsx';
import { useDelayed } from './useDelayed.ts';

/** The answer to the judge question continues after half a second. */
const redirectDelay = 500;

/** /switch-profile: 'Are you a judge?' (departure 21). */
export function SwitchProfileScreen({ go = visit }: { go?: (path: string) => void }) {
  const { t } = useTranslation();
  const choose = useDelayed(redirectDelay, go);
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
