import { describe, expect, test } from 'vitest';
import { cleanFileName } from './cleanFileName.ts';

describe('the name of a sent file', () => {
  test.each([
    ['Complaint for Damages.pdf', 'Complaint for Damages.pdf'],
    ['C:\\Users\\me\\Complaint.pdf', 'Complaint.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['/tmp/answer.txt', 'answer.txt'],
    ['brief\r\nSet-Cookie: x.pdf', 'briefSet-Cookie: x.pdf'],
    ['nul\u0000byte.pdf', 'nulbyte.pdf'],
    ['evil\u202efdp.exe', 'evilfdp.exe'],
    ['  Antrag   für   Müller .docx ', 'Antrag für Müller .docx'],
    ['Ñuñez.pdf'.normalize('NFD'), 'Ñuñez.pdf'],
    ['half \ud83d pair.pdf', 'half pair.pdf'],
    ['..', ''],
    ['', ''],
    ['folder/', ''],
  ])('%j is kept as %j', (sent, kept) => {
    expect(cleanFileName(sent)).toBe(kept);
  });

  test('is shortened in the middle, so that its extension is kept', () => {
    const name = cleanFileName(`${'é'.repeat(400)}.docx`);
    expect([...name]).toHaveLength(180);
    expect(name).toMatch(/é\.docx$/);
  });
});
