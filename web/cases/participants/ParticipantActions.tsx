import { Ellipsis, Pencil } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { CounselLink, Participant } from '#contract/participants';
import type { CallError } from '#web/calls/CallError.ts';
import { errorText } from '#web/calls/errorText.ts';
import { Button } from '#web/ui/Button.tsx';
import { Menu } from '#web/ui/Menu.tsx';
import { toast } from '#web/ui/toast.ts';
import type { Opened } from './Opened.ts';
import styles from './ParticipantActions.module.css';
import { useChangeCounselMutation } from './participantsApi.ts';

type Props = { caseId: string; one: Participant; onOpen: (opened: Opened) => void };

/** What the clerk can do with one participant. */
export function ParticipantActions({ caseId, one, onOpen }: Props) {
  const { t } = useTranslation();
  const name = one.full_name;
  const counsel = one.counsel.filter(({ ended }) => ended === null);
  const isCurrent = one.ended === null;
  const makeLead = useMakeLead(caseId, one);
  const entries = [
    { key: 'counsel', label: t('participants.counsel.button') },
    ...counsel.map((link) => ({
      key: link.id,
      label: t('participants.counsel.end', { name: link.full_name ?? link.bar_number ?? '' }),
    })),
    ...counsel
      .filter(({ is_lead }) => !is_lead)
      .map((link) => ({
        key: `lead ${link.id}`,
        label: t('participants.counsel.makeLead', { name: link.full_name ?? link.bar_number ?? '' }),
      })),
    { key: 'consent', label: t('participants.consent.button') },
    { key: 'withdraw', label: t('participants.withdraw.button') },
    { key: 'end', label: t('participants.end.button') },
  ];
  const choose = (key: string) => {
    const next = counsel.find(({ id }) => key === `lead ${id}`);
    if (next) return void makeLead(next);
    const link = counsel.find(({ id }) => id === key);
    if (link) onOpen({ dialog: 'endCounsel', participant: one, counsel: link });
    else onOpen({ dialog: key as 'counsel', participant: one });
  };
  return (
    <div className={styles.actions}>
      <Button
        kind="quiet"
        dense
        iconOnly
        aria-label={t('participants.edit.of', { name })}
        onClick={() => onOpen({ dialog: 'edit', participant: one })}
      >
        <Pencil className="i" aria-hidden />
      </Button>
      {isCurrent && (
        <Menu
          label={t('participants.more', { name })}
          entries={entries}
          onChoose={choose}
          trigger={
            <AriaButton className="btn quiet dense icon" aria-label={t('participants.more', { name })}>
              <Ellipsis className="i" aria-hidden />
            </AriaButton>
          }
        />
      )}
    </div>
  );
}

/** Makes an attorney lead counsel of a participant; a refusal is shown as a message. */
function useMakeLead(caseId: string, { id, version }: Participant) {
  const [change] = useChangeCounselMutation();
  return async ({ id: counsel_id, gets_notice }: CounselLink) => {
    const about = { id: caseId, participant_id: id, counsel_id, version };
    const { data, error } = await change({ ...about, is_lead: true, gets_notice });
    if (data) toast.success(data.message);
    else toast.error(errorText(error as CallError));
  };
}
