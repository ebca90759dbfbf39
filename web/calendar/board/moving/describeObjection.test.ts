import { expect, test } from 'vitest';
import { writeClock } from '#domain/settings/writeClock';
import i18n from '#web/i18n.ts';
import type { Format } from '#web/preferences/useFormat.ts';
import { aBoard, aPlacement } from '#web/testing/aBoard.ts';
import { columnsOf } from '../boardColumns.ts';
import { describeObjections } from './describeObjection.ts';
import { judgeSlot, readKnown } from './judgeSlot.ts';

const id = '7b0e6f0a-5a3e-4b8e-9a53-3f2f4b1b9ab1';
const evening = { starts_at: '2026-03-18T03:00:00.000Z', ends_at: '2026-03-18T07:00:00.000Z' };
const write = (text: string) => text;
const format: Format = {
  ...{ day: write, longDay: write, shortDay: write, moment: write, dayOf: write },
  clock: (time) => writeClock(time, '12h'),
};

test('an interpreter who is available until the end of the day is available until midnight', () => {
  const facts = aPlacement();
  const known = readKnown(
    {
      ...facts,
      hearing: { ...facts.hearing, interpreter: 'Ana Ruiz', interpreter_id: id },
      staff: [
        {
          ...{ id, kind: 'interpreter', name: 'Ana Ruiz', active: true, booking_unit: 'minute' },
          hours: [{ weekdays: [1], from: '08:00', to: '12:00', valid_from: '2026-01-01', valid_until: null }],
          periods: [{ ...evening, status: 'available', note: null }],
        },
      ],
    },
    [],
    { from: 480, to: 1020 },
    15,
  );
  const column = columnsOf(aBoard([]), { by: 'room', only: '', empty: true }).find(
    ({ day }) => day.date === '2026-03-17',
  );
  const judged = judgeSlot(known, column!, { column: column!.key, start: 540, duration: 30 });
  expect(describeObjections(judged, { t: i18n.t, format, known, column: column! })).toEqual([
    'Ana Ruiz is available 8:00 PM to midnight on 2026-03-17',
  ]);
});
