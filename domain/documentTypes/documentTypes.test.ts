import { expect, test } from 'vitest';
import { documentType, documentTypeIds, isDocumentTypeId } from './documentType.ts';
import { documentTypeLabel, typeLabeled } from './label.ts';

test('every type has a unique label, and is found by it', () => {
  for (const id of documentTypeIds) {
    expect(typeLabeled(documentTypeLabel(id).toUpperCase())).toBe(id);
    expect(isDocumentTypeId(id)).toBe(true);
  }
  expect(typeLabeled('Grocery List')).toBeUndefined();
  expect(isDocumentTypeId('toString')).toBe(false);
});

test('a type answers only types that the catalog has', () => {
  for (const id of documentTypeIds)
    for (const answered of documentType(id).answers)
      expect(isDocumentTypeId(answered), `${id}: ${answered}`).toBe(true);
});

test('what opens a case needs no number and is filed by a party', () => {
  const opening = documentTypeIds.filter((id) => documentType(id).opensCase);
  expect(opening).toContain('complaint');
  expect(opening).not.toContain('amended_complaint');
  for (const id of opening) {
    expect(documentType(id).filedBy).toBe('party');
    expect(documentType(id).requiredContents).not.toContain('case_number');
  }
});
