import { useDeferredValue, useMemo, useState } from 'react';
import type { HearingCase } from '#contract/hearings';
import { sameBareNumber } from '#domain/caseNumbers/bareNumber';
import { completeEntry } from '#domain/hearings/entry/completeEntry';
import type { Entry, EntryField, EntryPart } from '#domain/hearings/entry/Entry';
import { parseEntry } from '#domain/hearings/entry/parseEntry';
import type { Directory } from '#domain/hearings/findByName';
import {
  useFindHearingCasesQuery,
  useListJudgesQuery,
  useListSittingsQuery,
  useReadCourtCalendarQuery,
} from '../calendarApi.ts';
import { emptyValues, type HearingValues } from '../hearingValues.ts';

/** A person's choice for a field, which counts as long as the words that it corrects stay the same. */
type Correction = { field: EntryField; text: string; value: string };
/** A value that the line does not name, and where it comes from. */
export type Followed = { field: EntryField; value: string; by: 'case' | 'call' | 'choice' };

const none: readonly HearingCase[] = [];

/** A line as it is read, with its case, the person's corrections, and what follows from the calendar. */
export function useEntry(typed: string, today: string) {
  const directory = useDirectory();
  const [corrections, setCorrections] = useState<Correction[]>([]);
  const entry = useMemo(() => parseEntry(typed, { today, directory }), [typed, today, directory]);
  const correct = (field: EntryField, value: string) => {
    const text = wordsFor(entry, field);
    setCorrections((others) => [...others.filter((one) => one.field !== field), { field, text, value }]);
  };
  const chosen = (field: EntryField): string => {
    const part = entry.parts.find((one) => one.field === field);
    const correction = corrections.find((one) => one.field === field && one.text === wordsFor(entry, field));
    return correction?.value ?? part?.value ?? '';
  };

  const { found, candidates, isSearching } = useCase(entry, chosen('case_number'));
  const date = chosen('hearing_date');
  const { data: calls = [] } = useListSittingsQuery({ from: date, to: date }, { skip: date === '' });
  const room = directory.rooms.find(({ name }) => name === chosen('venue'));
  const kind = directory.kinds.find(({ name }) => name === chosen('event_type'));
  const completed = completeEntry(
    {
      judge: chosen('judge'),
      room: room?.id ?? '',
      time: chosen('hearing_time'),
      judgeOfCase: directory.judges.find(({ name }) => name === found?.judge_name)?.id ?? '',
    },
    calls,
    kind?.held_in_sitting ?? false,
  );
  const roomName = directory.rooms.find(({ id }) => id === completed.room?.value)?.name;
  const followed: Followed[] = [
    ...(['judge', 'venue', 'hearing_time'] as const)
      .filter((field) => !entry.parts.some((part) => part.field === field) && chosen(field) !== '')
      .map((field) => ({ field, value: chosen(field), by: 'choice' as const })),
    ...(completed.judge ? [{ field: 'judge' as const, ...completed.judge }] : []),
    ...(completed.room && roomName ? [{ field: 'venue' as const, ...completed.room, value: roomName }] : []),
    ...(completed.time ? [{ field: 'hearing_time' as const, ...completed.time }] : []),
  ];
  const or = (field: EntryField) => chosen(field) || (followed.find((one) => one.field === field)?.value ?? '');
  const values: HearingValues = {
    ...emptyValues(date),
    event_type: or('event_type'),
    hearing_time: or('hearing_time'),
    venue: or('venue'),
    judge: or('judge'),
    duration_minutes: or('duration_minutes'),
    case_number: found?.case_number ?? chosen('case_number'),
    case_title: found?.title ?? '',
    case_type: found?.case_type ?? '',
    attorney_ids: found?.attorneys.map(({ id }) => id),
  };
  return { entry, directory, values, chosen, followed, correct, found, candidates, isSearching };
}

/**
 * The words that a correction replaces. A case is chosen by number, also where words of its title name it; what the line
 * does not name follows from the case.
 */
function wordsFor({ parts }: Entry, field: EntryField): string {
  const own = parts.find((part) => part.field === field);
  if (own && field !== 'case_number') return own.text;
  const ofCase = parts.filter((part) => part.field === 'case_number' || part.field === 'case_title');
  return ofCase.map(({ text }) => text).join(' ');
}

export type ReadEntry = ReturnType<typeof useEntry>;

function useDirectory(): Directory {
  const { data: judges } = useListJudgesQuery();
  const { data: court } = useReadCourtCalendarQuery();
  return useMemo(
    () => ({ judges: judges ?? [], rooms: court?.courtrooms ?? [], kinds: court?.event_types ?? [] }),
    [judges, court],
  );
}

/** The case that the line names: by number, or the only one that its words find. */
function useCase({ parts }: Entry, number: string) {
  const named = (field: EntryPart['field']) => parts.find((part) => part.field === field)?.value ?? '';
  const q = useDeferredValue(number || named('case_title'));
  const { currentData, isFetching } = useFindHearingCasesQuery({ q }, { skip: q === '' });
  const candidates = q === '' ? none : (currentData ?? none);
  const exact = candidates.find(({ case_number }) => sameBareNumber(case_number, number));
  const found = exact ?? (candidates.length === 1 ? candidates[0]! : null);
  return { found, candidates, isSearching: isFetching };
}
