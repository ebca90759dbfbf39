import type { CourtRecord } from '#contract/courtroom';
import type { PendingMotion } from '#contract/rulings';
import type { DispositionId } from '#domain/rulings/dispositions';
import { LazyRuleDialog } from '#web/rulings/LazyRuleDialog.ts';
import { AddAppearance } from './AddAppearance.tsx';
import { MarkExhibit } from './MarkExhibit.tsx';
import { OutcomeDialog } from './OutcomeDialog.tsx';
import { recordRuling } from './recordRuling.ts';
import type { EnterInCourt } from './useRecordQueue.ts';

export type OpenDialog =
  | { is: 'add' }
  | { is: 'mark' }
  | { is: 'end'; outcome: 'continued' | 'vacated' | 'off_calendar' }
  | { is: 'rule'; motion: PendingMotion; first: DispositionId };

type Props = { record: CourtRecord; open: OpenDialog; today: string; enter: EnterInCourt; onClose: () => void };

/** The dialog that is open over the record. */
export function CourtDialog({ record, open, today, enter, onClose }: Props) {
  const shared = { record, enter, onClose };
  switch (open.is) {
    case 'add':
      return <AddAppearance {...shared} />;
    case 'mark':
      return <MarkExhibit {...shared} />;
    case 'end':
      return <OutcomeDialog {...shared} outcome={open.outcome} />;
    case 'rule':
      return (
        <LazyRuleDialog
          motion={open.motion}
          first={open.first}
          hearing={record.hearing}
          today={today}
          onClose={onClose}
          {...(record.abilities.record && { send: recordRuling(enter, onClose) })}
        />
      );
  }
}
