import { expect, test } from 'vitest';
import type { ExtractedField } from '#contract/extractedFields';
import { type SelectionAction, type SelectionState, selectionReducer } from './selectionState.ts';

const start: SelectionState = { documentId: 'lead', chosen: null, elsewhere: null, hovered: null, editing: null };
const finding: ExtractedField = { field: 'crc-2.111', value: '', confidence: 1, method: 'finding', evidence: [] };
const after = (...actions: SelectionAction[]) => actions.reduce(selectionReducer, start);
const choose = (key: string, place = 0): SelectionAction => ({ act: 'choose', key, place, documentId: 'lead' });

test('a position stays selected when its field is selected again, and another field starts at its first position', () => {
  expect(after(choose('amount', 2), choose('amount')).chosen).toEqual({ key: 'amount', place: 2 });
  expect(after(choose('amount', 2), choose('court')).chosen).toEqual({ key: 'court', place: 0 });
});

test('a finding’s position in an exhibit is shown until a field is selected, which returns to the lead document', () => {
  const shown = after(choose('amount'), { act: 'elsewhere', field: finding, documentId: 'exhibit' });
  expect(shown).toMatchObject({ documentId: 'exhibit', elsewhere: finding, chosen: { key: 'amount' } });
  expect(selectionReducer(shown, choose('court'))).toMatchObject({ documentId: 'lead', elsewhere: null });
});

test('another document clears the selection in the first one', () => {
  const elsewhere = { act: 'elsewhere', field: finding, documentId: undefined } as const;
  expect(after(choose('amount'), elsewhere, { act: 'show', documentId: 'exhibit' })).toEqual({
    ...start,
    documentId: 'exhibit',
  });
});

test('another position is selected only if a field is', () => {
  expect(after({ act: 'place', place: 1 }).chosen).toBeNull();
  expect(after(choose('amount'), { act: 'place', place: 1 }).chosen).toEqual({ key: 'amount', place: 1 });
});
