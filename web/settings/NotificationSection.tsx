import { useTranslation } from 'react-i18next';
import type { Preferences } from '#contract/settings';
import { type NotificationKind, type NotificationWays, notificationKinds } from '#domain/notifications/kinds';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Loaded } from './Loaded.tsx';
import styles from './NotificationSection.module.css';
import { ReminderSection } from './ReminderSection.tsx';
import { SavedLine } from './SavedLine.tsx';
import { Setting } from './Setting.tsx';
import { useReadPreferencesQuery } from './settingsApi.ts';
import { usePreferenceChange } from './usePreferenceChange.ts';

const ways = ['portal', 'mail'] as const;

/** What a person is notified of, and how: in the portal, by email, or not at all. */
export function NotificationSection() {
  const { t } = useTranslation();
  const { data, error } = useReadPreferencesQuery();
  const changing = usePreferenceChange(data);
  const saved = changing.savedOf('notifications');
  const problem = changing.problemOf('notifications');
  return (
    <Loaded data={data} error={error}>
      {(preferences) => (
        <div className="settings-stack">
          <Panel title={t('settings.notifications.heading')} padded={false}>
            <Setting id="notices">
              <p className="muted">{t('settings.notifications.intro')}</p>
              <CallFailure error={problem && { error: problem }} />
              {saved && <SavedLine at={saved.at} busy={changing.busy} onRevert={changing.revert} />}
              <Ways
                preferences={preferences}
                onChange={(kind, chosen) =>
                  void changing.change('notifications', { ...preferences.notifications, [kind]: chosen })
                }
              />
            </Setting>
          </Panel>
          {preferences.reminders && <ReminderSection reminders={preferences.reminders} changing={changing} />}
        </div>
      )}
    </Loaded>
  );
}

type WaysProps = { preferences: Preferences; onChange: (kind: NotificationKind, chosen: NotificationWays) => void };

function Ways({ preferences, onChange }: WaysProps) {
  const { t } = useTranslation();
  return (
    <div className="tablewrap">
      <table className={`table dense ${styles.ways}`}>
        <caption className="vh">{t('settings.notifications.heading')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('settings.notifications.what')}</th>
            {ways.map((way) => (
              <th scope="col" className={styles.way} key={way}>
                {t(`settings.notifications.${way}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {notificationKinds.map((kind) => {
            const chosen = preferences.notifications[kind];
            if (!chosen) return null;
            const what = t(`settings.notifications.kinds.${kind}`);
            return (
              <tr key={kind}>
                <th scope="row">{what}</th>
                {ways.map((way) => (
                  <td className={styles.way} key={way}>
                    <input
                      type="checkbox"
                      aria-label={t('settings.notifications.by', { what, way: t(`settings.notifications.${way}`) })}
                      checked={chosen[way]}
                      onChange={(event) => onChange(kind, { ...chosen, [way]: event.target.checked })}
                    />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
