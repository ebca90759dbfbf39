import { useTranslation } from 'react-i18next';
import type { CaseDetails } from '#contract/cases';
import { requestHearing } from '#contract/hearingRequests';
import { opposingPositions } from '#domain/hearings/hearingRequests';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Note } from '#web/ui/Note.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { useListHearingDaysQuery, useRequestHearingMutation } from './requestsApi.ts';

type Props = { found: CaseDetails; onClose: () => void };

const dates = ['first', 'second', 'third'] as const;

/** Requests a hearing in a case: for what, how long, the other side's position, and the dates that suit. */
export function RequestHearing({ found, onClose }: Props) {
  const { t } = useTranslation();
  const [send] = useRequestHearingMutation();
  const form = useContractForm(requestHearing, {
    defaults: { purpose: '', minutes: '30', position: '', note: '', first: '', second: '', third: '', preferred: '' },
    toInput: ({ first, second, third, preferred: _shown, ...values }) => ({
      ...values,
      id: found.id,
      preferred: [first, second, third].filter((date) => date !== ''),
    }),
    send,
    onSent: ({ message }) => {
      toast.success(message);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('cases.requests.title', { number: found.case_number })}
      verb={t('cases.requests.send')}
      onClose={onClose}
    >
      <Note>{t('cases.requests.intro')}</Note>
      <TextField
        {...form.field('purpose')}
        label={t('cases.requests.purpose')}
        hint={t('cases.requests.purposeHint')}
        maxLength={200}
      />
      <TextField
        {...form.field('minutes')}
        label={t('cases.requests.minutes')}
        type="number"
        min={5}
        max={600}
        step={5}
        inputMode="numeric"
      />
      <Select
        {...form.field('position')}
        label={t('cases.requests.position')}
        placeholder={t('cases.requests.choose')}
        options={opposingPositions.map((value) => ({ value, label: t(`cases.requests.positions.${value}`) }))}
      />
      <fieldset className="stack">
        <legend>{t('cases.requests.dates')}</legend>
        {dates.map((name) => (
          <TextField
            key={name}
            {...form.field(name)}
            label={t(`cases.requests.${name}`)}
            type="date"
            optional
            problem={name === 'first' ? form.problems.preferred : undefined}
          />
        ))}
        <KnownDays caseId={found.id} />
      </fieldset>
      <TextArea
        {...form.field('note')}
        label={t('cases.requests.note')}
        hint={t('cases.requests.noteHint')}
        rows={3}
        maxLength={1000}
        optional
      />
    </FormDialog>
  );
}

/** What is known of the days ahead: the judge's calendar calls, and the days on which the court is closed. */
function KnownDays({ caseId }: { caseId: string }) {
  const format = useFormat();
  const { t } = useTranslation();
  const { data } = useListHearingDaysQuery({ id: caseId });
  if (!data) return null;
  return (
    <div className="small">
      <p className="muted">
        {data.judge === null
          ? t('cases.requests.noJudge')
          : t(data.data.length > 0 ? 'cases.requests.calls' : 'cases.requests.noCalls', { judge: data.judge })}
      </p>
      <ul>
        {data.data.map(({ date, from, to, title, venue, places_left }) => (
          <li key={`${date} ${from} ${title}`}>
            {t('cases.requests.call', {
              ...{ day: format.longDay(date), from: format.clock(from), to: format.clock(to), title, venue },
              count: places_left,
            })}
          </li>
        ))}
      </ul>
      {data.closed.length > 0 && (
        <p className="muted">
          {t('cases.requests.closed', {
            days: data.closed.map(({ date, reason }) => `${format.shortDay(date)} (${reason})`),
          })}
        </p>
      )}
    </div>
  );
}
