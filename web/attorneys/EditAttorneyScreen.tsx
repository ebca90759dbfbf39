import { LockKeyhole } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { type AttorneyDetails, ChangedAttorney } from '#contract/attorneys';
import { describeIssue } from '#contract/describeIssue';
import { type CallError, fieldProblems } from '#web/CallError.ts';
import { errorText } from '#web/errorText.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { AttorneyFields, type AttorneyValues, attorneyFields } from './AttorneyFields.tsx';
import { AttorneyFormHead } from './AttorneyFormHead.tsx';
import { useEditAttorneyMutation, useReadAttorneyQuery } from './attorneysApi.ts';
import { requireToken } from './requireToken.ts';

/** /attorneys/edit-attorney/{id}: Edit Attorney Information. */
export function EditAttorneyScreen() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { data, error } = useReadAttorneyQuery(id);
  return (
    <div className="reading">
      <AttorneyFormHead title={t('titles.editAttorney')} />
      <Panel>
        {error && !data && (
          <div role="alert">
            <Note tone="warn">{errorText(error)}</Note>
          </div>
        )}
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
  // Only what the person typed: what changes underneath is shown at once, and nothing typed is lost.
  const [typed, setTyped] = useState<Partial<AttorneyValues>>({});
  const [problems, setProblems] = useState<Partial<AttorneyValues>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [edit, { isLoading }] = useEditAttorneyMutation();
  const values: AttorneyValues = { ...attorney, active_cases: String(attorney.active_cases), ...typed };

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!requireToken()) return;
    setFailure(null);
    const checked = ChangedAttorney.safeParse(values, { error: describeIssue });
    if (!checked.success) {
      return setProblems(Object.fromEntries(checked.error.issues.map(({ path, message }) => [path[0], message])));
    }
    const reply = await edit({ id: attorney.id, version: attorney.version, ...checked.data });
    if (reply.error) {
      const failed = reply.error as CallError;
      setProblems(fieldProblems(failed));
      setFailure(failed.code === 'changed_meanwhile' ? errorText(failed) : t('attorneys.form.failed'));
      return void toast.error(errorText(failed));
    }
    setTyped({});
    setProblems({});
    toast.success(reply.data.message);
  };

  return (
    <form className="stack" noValidate onSubmit={(event) => void save(event)}>
      {failure && (
        <div role="alert">
          <Note tone="warn">{failure}</Note>
        </div>
      )}
      <AttorneyFields
        values={values}
        onChange={(field, value) => {
          setTyped({ ...typed, [field]: value });
          setProblems(({ [field]: _mended, ...others }) => others);
        }}
        problems={problems}
        standing={attorney.status}
        counted={attorney.cases_counted}
        manages={attorney.abilities.manage}
      />
      <Button
        type="submit"
        kind="primary"
        busy={isLoading}
        disabled={attorneyFields.every((field) => !(field in typed))}
      >
        {t('attorneys.form.save')}
      </Button>
    </form>
  );
}
