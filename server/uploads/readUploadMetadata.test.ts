import { describe, expect, test } from 'vitest';
import { readUploadMetadata } from './readUploadMetadata.ts';

describe('the metadata of an upload', () => {
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  test.each([
    [`filename ${base64('Complaint.pdf')}, purpose ${base64('lead')}`, { filename: 'Complaint.pdf', purpose: 'lead' }],
    [`filename ${base64('§ 12.pdf')}`, { filename: '§ 12.pdf' }],
    ['confirmed', { confirmed: '' }],
    ['', {}],
    [`filename ${base64('Com')} ${base64('Com')}`, undefined],
    ['filename ####', undefined],
    [`filename ${Buffer.from([0x80, 0x80]).toString('base64')}`, undefined],
    [`a ${base64('a')},a ${base64('b')}`, undefined],
  ])('%j', (header, values) => {
    expect(readUploadMetadata(header)).toEqual(values);
  });
});
