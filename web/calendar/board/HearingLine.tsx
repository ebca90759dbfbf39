import { useTranslation } from 'react-i18next';
import type { BoardHearing } from '#contract/calendarBoard';
import { useFormat } from '#web/preferences/useFormat.ts';
import { HearingStatusWord } from '../HearingLines.tsx';

/** A hearing of the board in a list. */
export function HearingLine({ hearing, onOpen }: { hearing: BoardHearing; onOpen: (id: string) => void }) {
  const format = useFormat();
  const { t } = useTranslation();
  const { id, hearing_date, hearing_time, event_type, case_number, case_title, status } = hearing;
  return (
    <li>
      {format.shortDay(hearing_date)}, {format.clock(hearing_time)}{' '}
      <button type="button" className="link-button strong" onClick={() => onOpen(id)}>
        {t('calendar.board.named', { event: event_type, number: case_number, title: case_title })}
      </button>{' '}
      {status !== 'scheduled' && <HearingStatusWord status={status} />}
    </li>
  );
}
