import { LockKeyhole } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { type AttorneyDetails, editAttorney } from '#contract/attorneys';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { errorText } from '#web/calls/errorText.ts';
import { FormFailure } from '#web/forms/FormFailure.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { requireToken } from '#web/session/requireToken.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { AttorneyFields, toCount } from './AttorneyFields.tsx';
import { AttorneyFormHead } from './AttorneyFormHead.tsx';
import { useEditAttorneyMutation, useReadAttorneyQuery } from './attorneysApi.ts';

/** /attorneys/edit-attorney/{id}: Edit Attorney Information. */
export function EditAttorneyScreen() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { data, error } = useReadAttorneyQuery({ id });
  return (
    <div className="reading">
      <AttorneyFormHead title={t('titles.editAttorney')} />
      <Panel>
        {!data && <CallFailure error={error} />}
        {!data && !error && <Skeleton lines={6} />}
        {data?.abilities.edit && <EditForm key={id} attorney={data} />}
        {data && !data.abilities.edit && (
          <EmptyState icon={LockKeyhole} title={t('attorneys.notYours')} text={t('attorneys.notYoursText')} />
        )}
      </Panel>
    </div>
  );
}

function EditForm({ attorney }: { attorney: AttorneyDetails }) {
  const { t } = useTranslation();
  const { id, version, full_name, bar_number, status, type, active_cases } = attorney;
  const [edit] = useEditAttorneyMutation();
  const form = useContractForm(editAttorney, {
    defaults: {
      ...{ full_name, bar_number, status, type, active_cases: String(active_cases) },
      ...{ status_since: '', present_since: attorney.status_since ?? '' },
    },
    check: (values) =>
      values.status === status && attorney.status_since && !values.present_since
        ? { status_since: t('attorneys.form.noSince') }
        : {},
    // The server decides what the date means: the first day of a new status, or a correction.
    toInput: ({ status_since, present_since, ...values }) => {
      const since = attorney.abilities.manage && (values.status === status ? present_since : status_since);
      const input = { ...values, active_cases: toCount(values.active_cases), id, version };
      return since ? { ...input, status_since: since } : input;
    },
    send: async (entry) => (requireToken() ? edit(entry) : null),
    onSent: ({ message }) => toast.success(message),
    onRefused: (error) => toast.error(errorText(error)),
    failureText: (error) => (error.code === 'changed_meanwhile' ? errorText(error) : t('attorneys.form.failed')),
  });

  const isNew = form.field('status').value !== status;
  return (
    <form className="stack" {...form.props}>
      <FormFailure>{form.failure}</FormFailure>
      <AttorneyFields
        form={form}
        importedStatus={attorney.status}
        counted={attorney.cases_counted}
        manages={attorney.abilities.manage}
      />
      {attorney.abilities.manage && (
        <TextField
          {...form.field(isNew ? 'status_since' : 'present_since')}
          problem={form.problems.status_since}
          label={t('attorneys.field.status_since')}
          hint={t(isNew ? 'attorneys.form.since' : 'attorneys.form.presentSince')}
          type="date"
          optional
        />
      )}
      <Button type="submit" kind="primary" busy={form.isSending} disabled={!form.isDirty}>
        {t('attorneys.form.save')}
      </Button>
    </form>
  );
}
