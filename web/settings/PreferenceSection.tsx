import { useTranslation } from 'react-i18next';
import type { Preferences } from '#contract/settings';
import {
  dateFormats,
  type Theme,
  type TimeFormat,
  themes,
  timeFormats,
  translatedLanguages,
  type UsualCourt,
  usualCourts,
} from '#domain/settings/preferences';
import { writeMoment } from '#domain/settings/writeMoment';
import { useFormat } from '#web/preferences/useFormat.ts';
import { useAppSelector } from '#web/store.ts';
import { useTheme } from '#web/theme/themes.ts';
import { Field } from '#web/ui/Field.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { Select } from '#web/ui/Select.tsx';
import { KeysChoice } from './KeysChoice.tsx';
import { Loaded } from './Loaded.tsx';
import { SavedLine } from './SavedLine.tsx';
import { Setting } from './Setting.tsx';
import { useReadPreferencesQuery } from './settingsApi.ts';
import type { SettingId } from './settingsTabs.ts';
import { type PreferenceChange, usePreferenceChange } from './usePreferenceChange.ts';

/** The person's display preferences, which apply in every browser they sign in with. */
export function PreferenceSection() {
  const format = useFormat();
  const { t } = useTranslation();
  const { data, error } = useReadPreferencesQuery();
  const changing = usePreferenceChange(data);
  return (
    <Loaded data={data} error={error}>
      {(preferences) => (
        <div className="settings-stack">
          <Panel
            title={t('settings.preferences.heading')}
            padded={false}
            footer={
              preferences.updated_at
                ? t('settings.preferences.changed', { when: format.moment(preferences.updated_at) })
                : t('settings.preferences.unchanged')
            }
          >
            <DateFormat preferences={preferences} changing={changing} />
            <Clock preferences={preferences} changing={changing} />
            <ThemeChoice preferences={preferences} changing={changing} />
            <LanguageChoice preferences={preferences} changing={changing} />
            <CourtChoice preferences={preferences} changing={changing} />
            <KeysChoice />
          </Panel>
        </div>
      )}
    </Loaded>
  );
}

type Props = { preferences: Preferences; changing: PreferenceChange };

/** The setting with the result of its last change. */
function Kept({
  id,
  changing,
  children,
}: {
  id: SettingId & keyof Preferences;
  changing: PreferenceChange;
  children: React.ReactNode;
}) {
  const saved = changing.savedOf(id);
  return (
    <Setting id={id}>
      {children}
      {saved && <SavedLine at={saved.at} busy={changing.busy} onRevert={changing.revert} />}
    </Setting>
  );
}

function DateFormat({ preferences, changing }: Props) {
  const { t } = useTranslation();
  const { court_time_zone } = useAppSelector((state) => state.user);
  const today = (date_format: (typeof dateFormats)[number]) =>
    writeMoment(new Date(), { ...preferences, date_format }, court_time_zone ?? 'UTC');
  return (
    <Kept id="date_format" changing={changing}>
      <Select
        label={t('settings.index.date_format.name')}
        hint={t('settings.preferences.example', { moment: today(preferences.date_format) })}
        problem={changing.problemOf('date_format')}
        value={preferences.date_format}
        onChange={(value) => void changing.change('date_format', value as (typeof dateFormats)[number])}
        options={dateFormats.map((value) => ({ value, label: value }))}
      />
    </Kept>
  );
}

function Clock({ preferences, changing }: Props) {
  const { t } = useTranslation();
  return (
    <Kept id="time_format" changing={changing}>
      <Field
        label={t('settings.index.time_format.name')}
        hint={undefined}
        problem={changing.problemOf('time_format')}
        optional={false}
      >
        {() => (
          <Segmented
            label={t('settings.index.time_format.name')}
            value={preferences.time_format}
            onChange={(value) => void changing.change('time_format', value as TimeFormat)}
            options={timeFormats.map((value) => ({ value, label: t(`settings.preferences.clock.${value}`) }))}
          />
        )}
      </Field>
    </Kept>
  );
}

function ThemeChoice({ preferences, changing }: Props) {
  const { t } = useTranslation();
  const shown = useTheme();
  return (
    <Kept id="theme" changing={changing}>
      <Select
        label={t('settings.index.theme.name')}
        hint={t('settings.preferences.themeHint')}
        problem={changing.problemOf('theme')}
        value={preferences.theme ?? shown}
        onChange={(value) => void changing.change('theme', value as Theme)}
        options={themes.map((value) => ({ value, label: t(`layout.themes.${value}`) }))}
      />
    </Kept>
  );
}

function LanguageChoice({ preferences, changing }: Props) {
  const { t } = useTranslation();
  return (
    <Kept id="language" changing={changing}>
      <Select
        label={t('settings.index.language.name')}
        hint={t('settings.preferences.languageHint')}
        problem={changing.problemOf('language')}
        value={preferences.language}
        onChange={(value) => void changing.change('language', value as (typeof translatedLanguages)[number])}
        options={translatedLanguages.map((value) => ({ value, label: t(`settings.preferences.languages.${value}`) }))}
      />
    </Kept>
  );
}

function CourtChoice({ preferences, changing }: Props) {
  const { t } = useTranslation();
  return (
    <Kept id="usual_court" changing={changing}>
      <Select
        label={t('settings.index.usual_court.name')}
        hint={t('settings.preferences.courtHint')}
        problem={changing.problemOf('usual_court')}
        required={false}
        value={preferences.usual_court ?? ''}
        placeholder={t('settings.preferences.noCourt')}
        onChange={(value) => void changing.change('usual_court', (value || null) as UsualCourt | null)}
        options={usualCourts.map((value) => ({ value, label: value }))}
      />
    </Kept>
  );
}
