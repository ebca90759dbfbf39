import { describe, expect, test } from 'vitest';
import { readUploadMetadata } from './readUploadMetadata.ts';

describe('the metadata of an upload', () => {
  test.each([
    ['filename Q29tcGxhaW50LnBkZg==, purpose bGVhZA==', { filename: 'Complaint.pdf', purpose: 'lead' }],
    ['filename RMOpY2xhcmF0aW9uLnBkZg==', { filename: 'Déclaration.pdf' }],
    ['confirmed', { confirmed: '' }],
    ['', {}],
    ['filename Q29t Q29t', undefined],
    ['filename ####', undefined],
    ['filename gICA', undefined],
    ['a YQ==,a Yg==', undefined],
  ])('%j', (header, values) => {
    expect(readUploadMetadata(header)).toEqual(values);
  });
});
