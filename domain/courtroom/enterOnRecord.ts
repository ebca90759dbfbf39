import type { Appearance, HearingRecord, Manner, Outcome, PronouncedRuling } from './HearingRecord.ts';

/** One entry of the clerk on the record of a hearing. */
export type RecordEntry =
  | { does: 'call' }
  /** The case is passed, to be called again later. */
  | { does: 'pass' }
  | { does: 'appear'; appearance: Omit<Appearance, 'manner'>; manner: Manner | null }
  | { does: 'name_people'; reporter: string; interpreter: string }
  | { does: 'rule'; ruling: PronouncedRuling }
  | { does: 'remove_ruling'; filing_id: string }
  | { does: 'end'; outcome: Outcome }
  | { does: 'reopen' }
  | { does: 'correct_minutes'; minutes: { text: string; basis: string } | null };

/** Why an entry is refused. */
export type EntryProblem =
  | 'already_called'
  | 'not_called'
  | 'ended'
  | 'not_ended'
  | 'no_appearances'
  | 'someone_appeared'
  | 'reason_missing'
  | 'time_missing';

export type EnteredRecord = { record: HearingRecord } | { problem: EntryProblem };

/** The record after an entry, or why it is refused. */
export function enterOnRecord(record: HearingRecord, entry: RecordEntry): EnteredRecord {
  const problem = problemOf(record, entry);
  return problem ? { problem } : { record: enter(record, entry) };
}

const isCalled = ({ stage }: HearingRecord) => stage === 'called' || stage === 'in_session';

function problemOf(record: HearingRecord, entry: RecordEntry): EntryProblem | null {
  switch (entry.does) {
    case 'call':
      return record.stage === 'waiting' ? null : record.stage === 'ended' ? 'ended' : 'already_called';
    case 'correct_minutes':
    case 'reopen':
      return record.stage === 'ended' ? null : 'not_ended';
    case 'end':
      return problemOfOutcome(record, entry.outcome);
    default:
      if (record.stage === 'ended') return 'ended';
      return isCalled(record) ? null : 'not_called';
  }
}

/** A hearing can be continued, vacated, or taken off calendar without being called. */
function problemOfOutcome(record: HearingRecord, { id, reason, next_hearing }: Outcome): EntryProblem | null {
  if (record.stage === 'ended') return 'ended';
  const needsCall = id === 'held' || id === 'submitted' || id === 'no_appearance';
  if (needsCall && !isCalled(record)) return 'not_called';
  if (id === 'held' && !hasAppeared(record)) return 'no_appearances';
  if (id === 'no_appearance' && hasAppeared(record)) return 'someone_appeared';
  if ((id === 'vacated' || id === 'off_calendar') && reason.trim() === '') return 'reason_missing';
  return id === 'continued' && !next_hearing ? 'time_missing' : null;
}

/** Whether anyone appeared, in person or remotely. */
export const hasAppeared = ({ appearances }: Pick<HearingRecord, 'appearances'>): boolean =>
  appearances.some(({ manner }) => manner !== 'none');

function enter(record: HearingRecord, entry: RecordEntry): HearingRecord {
  switch (entry.does) {
    case 'call':
      return { ...record, stage: record.appearances.length > 0 ? 'in_session' : 'called' };
    case 'pass':
      return { ...record, stage: 'waiting' };
    case 'appear':
      return { ...record, stage: 'in_session', appearances: appear(record.appearances, entry) };
    case 'name_people':
      return { ...record, reporter: entry.reporter, interpreter: entry.interpreter };
    case 'rule':
      return { ...record, stage: 'in_session', rulings: [...without(record, entry.ruling.filing_id), entry.ruling] };
    case 'remove_ruling':
      return { ...record, rulings: without(record, entry.filing_id) };
    case 'end':
      return { ...record, stage: 'ended', outcome: entry.outcome };
    case 'reopen':
      return { ...record, stage: record.appearances.length > 0 ? 'in_session' : 'called', outcome: null };
    case 'correct_minutes':
      return { ...record, minutes: entry.minutes };
  }
}

function appear(present: readonly Appearance[], { appearance, manner }: Extract<RecordEntry, { does: 'appear' }>) {
  const others = present.filter(({ key }) => key !== appearance.key);
  if (manner === null) return others;
  const at = present.findIndex(({ key }) => key === appearance.key);
  const entered = { ...appearance, manner };
  return at < 0 ? [...others, entered] : present.with(at, entered);
}

const without = ({ rulings }: HearingRecord, filing_id: string) =>
  rulings.filter((ruling) => ruling.filing_id !== filing_id);
