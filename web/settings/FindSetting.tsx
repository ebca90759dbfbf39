import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './FindSetting.module.css';
import { isOffered, settingsIndex } from './settingsTabs.ts';

/** Finds a setting by its name, its section, or a synonym. */
export function FindSetting() {
  const { t } = useTranslation();
  const [words, setWords] = useState('');
  const sought = words.toLowerCase().split(/\s+/).filter(Boolean);
  const capacity = useAppSelector((state) => capacityOf(state.user));
  const hits = settingsIndex
    .filter(({ tab }) => isOffered(tab, capacity))
    .map(({ id, tab }) => ({
      id,
      tab,
      name: t(`settings.index.${id}.name`),
      section: t(`settings.tabs.${tab}`),
      also: t(`settings.index.${id}.also`),
    }))
    .filter(({ name, section, also }) => {
      const text = `${name} ${section} ${also}`.toLowerCase();
      return sought.every((word) => text.includes(word));
    });

  return (
    <search className={styles.settingsFind}>
      <TextField label={t('settings.find.label')} type="search" required={false} value={words} onChange={setWords} />
      <div aria-live="polite">
        {sought.length > 0 && hits.length === 0 && <p className="muted small">{t('settings.find.nothing')}</p>}
        {sought.length > 0 && hits.length > 0 && (
          <ul className={styles.settingsHits} aria-label={t('settings.find.hits')}>
            {hits.map(({ id, tab, name, section }) => (
              <li key={id}>
                <Link to={`?tab=${tab}&at=${id}`} onClick={() => setWords('')}>
                  <span>{name}</span>
                  <span className="muted small">{section}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </search>
  );
}
