import { expect, test } from 'vitest';
import { findLeaks } from './findLeaks.ts';

const shown = 'The guardian of the minor consented on May 3. Contact the office of the clerk for records.';
const seen = new Set(shown.toLowerCase().match(/\w+/g) ?? []);
const leaks = (name: string, text: string, hasBoxes = true) =>
  findLeaks([{ name, text, about: false }], { seen, secret: new Set(), hasBoxes, texts: [shown] }).length;

test.each([
  ['Link', 'https://records.example.org/patients/Quill-Quillfeather'],
  ['Link', 'https://files.example.org/open?name=Quill Quillfeather'],
  ['Link', 'mailto:quill.quillfeather@example.org'],
  ['Link', 'https://records.example.org/p/Ingrid-Quillfeather'],
  ['Name', 'Testimony of Rosalind Quillfeather'],
  ['Name', 'Emil_Quillfeather'],
  ['ClientName', 'Quill Quillfeather'],
  ['Witness', 'Quill Quillfeather'],
])('beside a redaction, %s “%s” names a person', (name, text) => {
  expect(leaks(name, text)).toBe(1);
  expect(leaks(name, text, false)).toBe(0);
});

test.each([
  ['Link', 'https://www.example.gov/forms/Small-Claims'],
  ['Link', 'https://www.example.gov/people/public-records'],
  ['Link', 'https://www.example.gov/Self-Help/Traffic-Tickets'],
  ['Link', 'mailto:customer.service@example.org'],
  ['Link', 'mailto:clerk.office@example.gov'],
  ['Link', 'mailto:jury.questions@example.gov'],
  ['Link', 'mailto:efiling@example.gov'],
  ['Name', 'Signature Field 1'],
  ['Name', 'Courier Bold'],
  ['Status', 'Final Version'],
  ['Client', 'Microsoft Word - Brief Post-Trial Br 4871-1196-0921 v.18'],
  ['XMP', 'Times New Roman Trademark of its owner'],
  ['Client', 'Microsoft Word'],
])('%s “%s” names no one', (name, text) => {
  expect(leaks(name, text)).toBe(0);
});
