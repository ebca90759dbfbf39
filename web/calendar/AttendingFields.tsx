import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CaseType } from '#domain/courts/choices';
import type { StaffKind } from '#domain/hearings/staff/HearingStaff';
import { listFormat } from '#domain/intl/formats';
import { lazily } from '#web/ui/lazily.tsx';
import { Select } from '#web/ui/Select.tsx';
import { useDebounced } from '#web/ui/useDebounced.ts';
import styles from './calendar.module.css';
import { useSuggestStaffQuery } from './calendarApi.ts';
import type { HearingValues } from './hearingValues.ts';
import type { HearingForm } from './useHearingForm.ts';

const SuggestField = lazily(async () => (await import('#web/ui/SuggestField.tsx')).SuggestField, null);

type Props = { form: HearingForm; hearing_id?: string | undefined };

/** The interpreter, the mediator, and the court reporter, with suggestions from the court’s list. */
export function AttendingFields({ form, hearing_id }: Props) {
  const { t } = useTranslation();
  /** Undefined until the user chooses one: the language that the case needs. */
  const [language, setLanguage] = useState<string | undefined>();
  const wanted = useDebounced(JSON.stringify(wantedOf(form.values, hearing_id)), 300);
  const interpreters = useSuggestions('interpreter', wanted, { language, isNeeded: form.values.case_number !== '' });
  const mediators = useSuggestions('mediator', wanted);
  const reporters = useSuggestions('reporter', wanted);
  const { needed = [], languages = [], language: suggested } = interpreters.data ?? {};
  const known = [...new Set([...needed, ...languages])];
  const field = (name: StaffKind, { data, open }: ReturnType<typeof useSuggestions>) => ({
    label: t(`calendar.field.${name}`),
    ...form.field(name),
    optional: true,
    onOpen: open,
    suggestions: (data?.data ?? []).map((one) => ({
      ...{ value: one.name, about: one.reasons.join('; '), isMinor: !one.suitable },
    })),
  });
  return (
    <>
      <div className={known.length > 0 ? styles.pair : undefined}>
        <SuggestField
          {...field('interpreter', interpreters)}
          hint={
            needed.length > 0
              ? t('calendar.staff.needed', { languages: listFormat({ type: 'conjunction' }).format(needed) })
              : t('calendar.staff.chooseHint')
          }
        />
        {known.length > 0 && (
          <Select
            label={t('calendar.staff.languageFor')}
            value={language ?? suggested ?? ''}
            onChange={setLanguage}
            placeholder={t('calendar.staff.anyLanguage')}
            options={known.map((value) => ({ value, label: value }))}
            required={false}
          />
        )}
      </div>
      <div className={styles.pair}>
        <SuggestField {...field('mediator', mediators)} />
        <SuggestField {...field('reporter', reporters)} />
      </div>
    </>
  );
}

type Options = { language?: string | undefined; isNeeded?: boolean };

/** Suggestions of a kind, once its field has been opened or they are needed. */
function useSuggestions(kind: StaffKind, wanted: string, { language, isNeeded = false }: Options = {}) {
  const [isOpened, setOpened] = useState(false);
  const given = { ...(JSON.parse(wanted) as Wanted), kind, ...(language !== undefined && { language }) };
  const { data } = useSuggestStaffQuery(given, { skip: !isOpened && !isNeeded });
  return { data, open: () => setOpened(true) };
}

type Wanted = ReturnType<typeof wantedOf>;

/** What the form says about the hearing; incomplete values are left out. */
function wantedOf(values: HearingValues, hearing_id: string | undefined) {
  const { hearing_date, hearing_time, event_type, case_number, case_type } = values;
  const minutes = Number(values.duration_minutes);
  return {
    ...{ event_type, case_number: case_number.trim() },
    ...(hearing_id !== undefined && { hearing_id }),
    ...(/^\d{4}-\d\d-\d\d$/.test(hearing_date) && { hearing_date }),
    ...(/^\d\d:\d\d$/.test(hearing_time) && { hearing_time }),
    ...(Number.isInteger(minutes) && minutes >= 5 && minutes <= 600 && { duration_minutes: minutes }),
    ...(case_type !== '' && { case_type: case_type as CaseType }),
  };
}
