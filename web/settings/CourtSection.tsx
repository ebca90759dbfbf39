import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CourtChange, type CourtSettings } from '#contract/courtSettings';
import { courtTimeZones } from '#domain/courts/timeZones';
import { may } from '#domain/identity/permissions';
import { type CallError, fieldProblems } from '#web/CallError.ts';
import { errorText } from '#web/errorText.ts';
import { capacityOf } from '#web/identity/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { zoneName } from '#web/ui/zoneName.ts';
import { Loaded } from './Loaded.tsx';
import { Setting } from './Setting.tsx';
import styles from './settings.module.css';
import { useReadCourtSettingsQuery, useSaveCourtSettingsMutation } from './settingsApi.ts';

/** The court's information about itself: everyone can read it, an administrator can change it. */
export function CourtSection() {
  const { t } = useTranslation();
  const { data, error } = useReadCourtSettingsQuery();
  const edits = useAppSelector((state) => may(capacityOf(state.user), 'settings:court'));
  return (
    <Loaded data={data} error={error}>
      {(court) => (
        <div className="settings-stack">
          <Panel title={t('settings.tabs.court')} padded={false}>
            <Setting id="court_name">
              <Facts court={court} whole={!edits} />
            </Setting>
            {edits && <CourtForm court={court} />}
          </Panel>
        </div>
      )}
    </Loaded>
  );
}

function Facts({ court, whole }: { court: CourtSettings; whole: boolean }) {
  const { t } = useTranslation();
  const facts: [string, string][] = [
    ...(whole
      ? ([
          ['name', court.name],
          ['division', court.division ?? t('settings.court.none')],
        ] as [string, string][])
      : []),
    ['level', court.level],
    ['jurisdiction', [court.jurisdiction, court.county].filter(Boolean).join(', ')],
    ...(whole
      ? ([
          ['address', court.address_lines.join(', ') || t('settings.court.none')],
          ['timeZone', zoneName(court.time_zone)],
        ] as [string, string][])
      : []),
  ];
  return (
    <dl className={styles.settingsFacts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`settings.court.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type Values = { name: string; division: string; address: string; time_zone: string };
type Problems = Partial<Record<keyof Values, string>>;

function CourtForm({ court }: { court: CourtSettings }) {
  const { t } = useTranslation();
  // Only what was typed: other people's changes are shown immediately, and no input is lost.
  const [typed, setTyped] = useState<Partial<Values>>({});
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [save, { isLoading }] = useSaveCourtSettingsMutation();
  const values: Values = {
    name: court.name,
    division: court.division ?? '',
    address: court.address_lines.join('\n'),
    time_zone: court.time_zone,
    ...typed,
  };
  const set = (field: keyof Values) => (value: string) => {
    setTyped({ ...typed, [field]: value });
    setProblems(({ [field]: _mended, ...others }) => others);
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    const { address, ...others } = values;
    const lines = address.split('\n').map((one) => one.trim());
    const checked = CourtChange.safeParse({ ...others, address_lines: lines.filter(Boolean) });
    if (!checked.success) {
      return setProblems(byField(checked.error.issues.map(({ path, message }) => [String(path[0]), message])));
    }
    const reply = await save({ ...checked.data, version: court.version });
    if (reply.error) {
      const failed = reply.error as CallError;
      setProblems(byField(Object.entries(fieldProblems(failed))));
      return setFailure(errorText(failed));
    }
    setTyped({});
    setProblems({});
    toast.success(reply.data.message);
  };

  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <Setting id="address">
        {failure && (
          <div role="alert">
            <Note tone="warn">{failure}</Note>
          </div>
        )}
        <TextField
          label={t('settings.court.name')}
          value={values.name}
          onChange={set('name')}
          problem={problems.name}
        />
        <TextField
          label={t('settings.court.division')}
          optional
          value={values.division}
          onChange={set('division')}
          problem={problems.division}
        />
        <TextArea
          label={t('settings.court.address')}
          hint={t('settings.court.addressHint')}
          optional
          value={values.address}
          onChange={set('address')}
          problem={problems.address}
        />
      </Setting>
      <Setting id="time_zone">
        <Select
          label={t('settings.court.timeZone')}
          hint={t('settings.court.timeZoneHint')}
          value={values.time_zone}
          onChange={set('time_zone')}
          problem={problems.time_zone}
          options={courtTimeZones.map((value) => ({ value, label: zoneName(value) }))}
        />
        <div>
          <Button type="submit" kind="primary" busy={isLoading} disabled={Object.keys(typed).length === 0}>
            {t('settings.save')}
          </Button>
        </div>
      </Setting>
    </form>
  );
}

/** The server names `address_lines.2`; on screen the lines are one field. */
function byField(found: [string, string][]): Problems {
  return Object.fromEntries(
    found.map(([field, message]) => [field.startsWith('address_lines') ? 'address' : field, message]),
  );
}
