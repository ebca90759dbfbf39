import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Person, Reason } from '#contract/people';
import { roles } from '#domain/identity/permissions';
import { type CallError, fieldProblems } from '#web/CallError.ts';
import { errorText } from '#web/errorText.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { toast } from '#web/ui/toast.ts';
import { PersonState } from './PersonState.tsx';
import { useChangeRoleMutation, useDeactivatePersonMutation, useReactivatePersonMutation } from './peopleApi.ts';

type Props = { person: Person; onClose: () => void };

/** What an administrator can do about one person: another role, closing the account, opening it again. */
export function ManagePerson({ person, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog isOpen onClose={onClose} title={person.full_name}>
      <p className="row wrap">
        <span>{t(`roles.${person.role}`)}</span>
        <PersonState state={person.state} />
        {person.bar_number && (
          <span className="muted">{t('people.manage.barNumber', { number: person.bar_number })}</span>
        )}
      </p>
      <p className="muted">{person.email ?? t('people.list.noEmail')}</p>
      {person.state === 'closed' ? (
        <OpenAgain person={person} onClose={onClose} />
      ) : (
        <>
          <RoleForm person={person} onClose={onClose} />
          <CloseForm person={person} onClose={onClose} />
        </>
      )}
    </Dialog>
  );
}

function RoleForm({ person, onClose }: Props) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const [change, { isLoading }] = useChangeRoleMutation();
  const role = chosen ?? person.role;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const reply = await change({ id: person.id, version: person.version, role });
    if (reply.error) return setProblem(problemOf(reply.error, 'role'));
    toast.success(reply.data.message);
    onClose();
  };
  return (
    <form className="manage-part" noValidate onSubmit={(event) => void save(event)}>
      <Select
        label={t('people.field.role')}
        hint={t('people.manage.roleHint')}
        problem={problem}
        value={role}
        onChange={(value) => {
          setChosen(value);
          setProblem(undefined);
        }}
        options={roles.map((value) => ({ value, label: t(`roles.${value}`) }))}
      />
      <div>
        <Button type="submit" kind="primary" busy={isLoading} disabled={role === person.role}>
          {t('people.manage.changeRole')}
        </Button>
      </div>
    </form>
  );
}

function CloseForm({ person, onClose }: Props) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [close, { isLoading }] = useDeactivatePersonMutation();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const checked = Reason.safeParse(reason);
    if (!checked.success) return setProblem(checked.error.issues[0]?.message);
    const reply = await close({ id: person.id, version: person.version, reason: checked.data });
    if (reply.error) return setProblem(problemOf(reply.error, 'reason'));
    toast.success(reply.data.message);
    onClose();
  };
  return (
    <form className="manage-part" noValidate onSubmit={(event) => void send(event)}>
      <TextArea
        label={t('people.manage.reason')}
        hint={t('people.manage.closeHint')}
        rows={2}
        value={reason}
        problem={problem}
        onChange={(value) => {
          setReason(value);
          setProblem(undefined);
        }}
      />
      <div>
        <Button type="submit" kind="danger" busy={isLoading}>
          {t('people.manage.close')}
        </Button>
      </div>
    </form>
  );
}

function OpenAgain({ person, onClose }: Props) {
  const { t } = useTranslation();
  const [problem, setProblem] = useState<string>();
  const [open, { isLoading }] = useReactivatePersonMutation();
  const send = async () => {
    const reply = await open({ id: person.id, version: person.version });
    if (reply.error) return setProblem(errorText(reply.error));
    toast.success(reply.data.message);
    onClose();
  };
  return (
    <div className="manage-part">
      <p>{t('people.manage.closedText')}</p>
      {problem && (
        <div role="alert">
          <Note tone="warn">{problem}</Note>
        </div>
      )}
      <div>
        <Button kind="primary" busy={isLoading} onClick={() => void send()}>
          {t('people.manage.open')}
        </Button>
      </div>
    </div>
  );
}

function problemOf(error: unknown, field: string): string {
  return fieldProblems(error as CallError)[field] ?? errorText(error);
}
