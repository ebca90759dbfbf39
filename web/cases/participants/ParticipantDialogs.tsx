import type { ParticipantList } from '#contract/participants';
import { AddCounselDialog } from './AddCounselDialog.tsx';
import { ConsentDialog } from './ConsentDialog.tsx';
import { EditParticipant } from './EditParticipant.tsx';
import { EndCounselDialog } from './EndCounselDialog.tsx';
import { EndParticipantDialog } from './EndParticipantDialog.tsx';
import type { Opened } from './Opened.ts';
import { ParticipantDialog } from './ParticipantDialog.tsx';
import { TitleDialog } from './TitleDialog.tsx';
import { WithdrawConsentDialog } from './WithdrawConsentDialog.tsx';

type Props = { caseId: string; list: ParticipantList; opened: Opened; onClose: () => void };

/** The dialog for the action that the clerk chose. */
export function ParticipantDialogs({ opened, ...rest }: Props) {
  switch (opened.dialog) {
    case 'add':
      return <ParticipantDialog {...rest} before={null} />;
    case 'title':
      return <TitleDialog {...rest} />;
    case 'edit':
      return <EditParticipant {...rest} participant={opened.participant} />;
    case 'end':
      return <EndParticipantDialog {...rest} participant={opened.participant} />;
    case 'counsel':
      return <AddCounselDialog {...rest} participant={opened.participant} />;
    case 'endCounsel':
      return <EndCounselDialog {...rest} participant={opened.participant} counsel={opened.counsel} />;
    case 'consent':
      return <ConsentDialog {...rest} participant={opened.participant} />;
    default:
      return <WithdrawConsentDialog {...rest} participant={opened.participant} />;
  }
}
