import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HearingCase } from '#contract/hearings';
import { sameBareNumber } from '#domain/caseNumbers/bareNumber';
import { caseTypes } from '#domain/courts/choices';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './calendar.module.css';
import { useFindHearingCasesQuery, useListJudgesQuery } from './calendarApi.ts';
import type { HearingForm } from './useHearingForm.ts';

/** The case of the hearing. A number on the docket fills in its title, type, judge, and counsel. */
export function CaseFields({ form }: { form: HearingForm }) {
  const { t } = useTranslation();
  const list = useId();
  const { values, problems, set: change } = form;
  const { data: offered = [] } = useFindHearingCasesQuery({ q: values.case_number.trim() });
  const { data: judges = [] } = useListJudgesQuery();
  const [known, setKnown] = useState<HearingCase | null>(null);
  /** A continued hearing keeps its judge and counsel until a different number is typed. One from the search has none. */
  const [hasTyped, setTyped] = useState(values.case_number !== '' && values.case_title === '');

  const typeNumber = (case_number: string) => {
    setTyped(true);
    if (known && case_number !== known.case_number) setKnown(null);
    change({ case_number, ...(known ? { attorney_ids: undefined } : {}) });
  };
  const choose = (found: HearingCase) => {
    setKnown(found);
    const judge = judges.find(({ name }) => name === found.judge_name)?.id ?? values.judge;
    change({
      case_number: found.case_number,
      case_title: found.title,
      case_type: found.case_type,
      judge,
      attorney_ids: found.attorneys.map(({ id }) => id),
    });
  };
  // A pasted number has no search results yet: it is compared again when they arrive.
  const matching = hasTyped ? offered.find((one) => sameBareNumber(one.case_number, values.case_number)) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each case that the typed number identifies
  useEffect(() => {
    if (matching && matching.id !== known?.id) choose(matching);
  }, [matching?.id]);
  const toggle = (id: string, appears: boolean) => {
    const others = (values.attorney_ids ?? []).filter((one) => one !== id);
    change({ attorney_ids: appears ? [...others, id] : others });
  };

  return (
    <>
      <TextField
        label={t('calendar.field.case_number')}
        value={values.case_number}
        onChange={typeNumber}
        problem={problems.case_number}
        hint={known ? t('calendar.form.onDocket') : t('calendar.form.findCase')}
        list={list}
        autoComplete="off"
      />
      <datalist id={list}>
        {offered.map(({ id, case_number, title }) => (
          <option key={id} value={case_number} label={title} />
        ))}
      </datalist>
      <div className={`${styles.pair} ${styles.wideFirst}`}>
        <TextField label={t('calendar.field.case_title')} {...form.field('case_title')} disabled={known !== null} />
        <Select
          label={t('calendar.field.case_type')}
          {...form.field('case_type')}
          options={caseTypes.map((value) => ({ value, label: value }))}
          placeholder={t('calendar.form.choose')}
          disabled={known !== null}
        />
      </div>
      {known && known.attorneys.length > 0 && (
        <fieldset className={styles.counsel}>
          <legend>{t('calendar.field.attorney_ids')}</legend>
          {known.attorneys.map(({ id, full_name }) => (
            <Checkbox
              key={id}
              label={full_name}
              checked={values.attorney_ids?.includes(id) ?? false}
              onChange={(appears) => toggle(id, appears)}
            />
          ))}
          {problems.attorney_ids && <p className={styles.problem}>{problems.attorney_ids}</p>}
        </fieldset>
      )}
    </>
  );
}
