import { useTranslation } from 'react-i18next';
import { may } from '#domain/identity/permissions';
import { chordsOf, shellKeys } from '#domain/navigation/keys';
import { screenName } from '#web/frame/screenName.ts';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import { useKeysSwitch } from '#web/ui/useKeysSwitch.ts';
import styles from './KeySheet.module.css';

/** The keys of this screen, with the switch that turns single keys off. */
export function KeySheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const capacity = useAppSelector((state) => capacityOf(state.user));
  const [isOn, setOn] = useKeysSwitch();
  const isOnCalendar = location.pathname === '/calendar';
  return (
    <Dialog isOpen onClose={onClose} title={t('keys.title')}>
      <Switch label={t('keys.switch')} checked={isOn} onChange={setOn} />
      <section className={styles.keys} aria-label={t('keys.everywhere')}>
        <h3>{t('keys.everywhere')}</h3>
        <dl>
          {shellKeys
            .filter(({ act }) => act !== 'go')
            .map(({ act, key, control }) => (
              <Line key={key} keys={[...(control ? [t('keys.control')] : []), key]} does={t(`keys.${act}`)} />
            ))}
          <Line keys={[t('keys.escape')]} does={t('keys.close')} />
        </dl>
      </section>
      <section className={styles.keys} aria-label={t('keys.go')}>
        <h3>{t('keys.go')}</h3>
        <dl>
          {chordsOf(capacity).map(({ key, screen }) => (
            <Line key={key} keys={['g', key]} does={screenName(t, screen, capacity)} />
          ))}
        </dl>
      </section>
      {isOnCalendar && (
        <section className={styles.keys} aria-label={t('keys.calendar')}>
          <h3>{t('keys.calendar')}</h3>
          <dl>
            {may(capacity, 'hearings:schedule') && <Line keys={['n']} does={t('keys.quickEntry')} />}
            <Line keys={['t']} does={t('keys.today')} />
            <Line keys={[t('keys.arrows')]} does={t('keys.days')} />
          </dl>
        </section>
      )}
    </Dialog>
  );
}

function Line({ keys, does }: { keys: string[]; does: string }) {
  return (
    <div>
      <dt>
        {keys.map((key) => (
          <kbd key={key}>{key.length === 1 ? key.toUpperCase() : key}</kbd>
        ))}
      </dt>
      <dd>{does}</dd>
    </div>
  );
}
