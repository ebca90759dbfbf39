import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deactivatePerson, type Person } from '#contract/people';
import { roles } from '#domain/identity/permissions';
import { type CallError, fieldProblems } from '#web/calls/CallError.ts';
import { errorText } from '#web/calls/errorText.ts';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { useForm } from '#web/forms/useForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { toast } from '#web/ui/toast.ts';
import { ConfirmGrant } from './ConfirmGrant.tsx';
import styles from './ManagePerson.module.css';
import { PersonState } from './PersonState.tsx';
import {
  useChangeRoleMutation,
  useDeactivatePersonMutation,
  useReactivatePersonMutation,
  useResetSecondFactorMutation,
} from './peopleApi.ts';
import { RefuseDialog } from './RefuseDialog.tsx';

type Props = { person: Person; onClose: () => void };

/** The actions for one person: changing the role, closing the account, or reopening it. */
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
          <SecondFactorForm person={person} onClose={onClose} />
          <CloseForm person={person} onClose={onClose} />
        </>
      )}
    </Dialog>
  );
}

function RoleForm({ person, onClose }: Props) {
  const { t } = useTranslation();
  const [change, { isLoading }] = useChangeRoleMutation();
  const [isAsking, setAsking] = useState(false);
  const question = useForm({
    defaults: { role: person.role as string },
    failsAt: 'role',
    send: () => {
      setAsking(true);
      return null;
    },
  });
  const role = roles.find((one) => one === question.values.role) ?? person.role;
  const save = async () => {
    const reply = await change({ id: person.id, version: person.version, role });
    setAsking(false);
    if (reply.error) return question.showRefusal(reply.error as CallError);
    toast.success(reply.data.message);
    onClose();
  };
  return (
    <form className={styles.managePart} {...question.props}>
      <Select
        label={t('people.field.role')}
        hint={t('people.manage.roleHint')}
        {...question.field('role')}
        options={roles.map((value) => ({ value, label: t(`roles.${value}`) }))}
      />
      <div>
        <Button type="submit" kind="primary" busy={isLoading} disabled={role === person.role}>
          {t('people.manage.changeRole')}
        </Button>
      </div>
      {isAsking && (
        <ConfirmGrant
          title={t('people.manage.changeRoleTitle', { name: person.full_name, role: t(`roles.${role}`) })}
          effects={[t(`people.grant.roles.${role}`), t('people.grant.ends'), t('people.grant.undo')]}
          confirmLabel={t('people.manage.changeRole')}
          busy={isLoading}
          onClose={() => setAsking(false)}
          onConfirm={() => void save()}
        />
      )}
    </form>
  );
}

function SecondFactorForm({ person, onClose }: Props) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const [reset] = useResetSecondFactorMutation();
  const send = async (reason: string) => {
    const reply = await reset({ id: person.id, version: person.version, reason });
    if (reply.error) return problemOf(reply.error, 'reason');
    toast.success(reply.data.message);
    onClose();
    return null;
  };
  return (
    <div className={styles.managePart}>
      <p className="muted">{t('people.manage.secondFactorHint')}</p>
      <div>
        <Button onClick={() => setAsking(true)}>{t('people.manage.resetSecondFactor')}</Button>
      </div>
      {isAsking && (
        <RefuseDialog
          title={t('people.manage.resetSecondFactorTitle', { name: person.full_name })}
          about={t('people.manage.resetSecondFactorText')}
          verb={t('people.manage.resetSecondFactor')}
          onClose={() => setAsking(false)}
          onRefuse={send}
        />
      )}
    </div>
  );
}

function CloseForm({ person, onClose }: Props) {
  const { t } = useTranslation();
  const [close] = useDeactivatePersonMutation();
  const form = useContractForm(deactivatePerson, {
    defaults: { reason: '' },
    failsAt: 'reason',
    toInput: ({ reason }) => ({ id: person.id, version: person.version, reason: reason.trim() }),
    send: close,
    onSent: ({ message }) => {
      toast.success(message);
      onClose();
    },
  });
  return (
    <form className={styles.managePart} {...form.props}>
      <TextArea
        label={t('people.manage.reason')}
        hint={t('people.manage.closeHint')}
        rows={2}
        {...form.field('reason')}
      />
      <div>
        <Button type="submit" kind="danger" busy={form.isSending}>
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
    <div className={styles.managePart}>
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
