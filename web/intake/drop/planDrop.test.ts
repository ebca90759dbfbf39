import { expect, test } from 'vitest';
import { largestDocumentBytes } from '#domain/documents/fileFormats';
import { mostFiles, planDrop } from './planDrop.ts';

const aFile = (name: string, size = 10) => Object.defineProperty(new File(['x'], name), 'size', { value: size });
const plan = (...files: File[]) => planDrop({ files, hasFolder: false });

test('the first PDF is the lead document, and the others keep their order', () => {
  const [notes, motion, exhibit] = [aFile('Notes.docx'), aFile('Motion.PDF'), aFile('Exhibit A.pdf')];
  expect(plan(notes, motion, exhibit)).toEqual({ lead: motion, others: [notes, exhibit] });
});

test('without a PDF, the first document is the lead document', () => {
  const letter = aFile('Answer.docx');
  expect(plan(letter)).toEqual({ lead: letter, others: [] });
});

test.each([
  ['Photo.png', 10, 'wrong_type'],
  ['Empty.pdf', 0, 'empty'],
  ['Large.pdf', largestDocumentBytes + 1, 'too_large'],
])('with %s of %d bytes, none of the files is used', (name, size, problem) => {
  const bad = aFile(name, size);
  expect(plan(aFile('Motion.pdf'), bad)).toEqual({ problem, file: bad });
});

test('a folder is refused, whatever else was dropped', () => {
  expect(planDrop({ files: [aFile('Motion.pdf')], hasFolder: true })).toEqual({ problem: 'folder' });
});

test('too many files are refused with one problem, whatever is wrong with each', () => {
  const files = Array.from({ length: 200 }, (_, number) => aFile(`Photo ${number}.png`));
  expect(plan(...files)).toEqual({ problem: 'too_many', count: 200 });
  expect(plan(...files.slice(0, mostFiles).map(({ name }) => aFile(`${name}.pdf`)))).toHaveProperty('lead');
});

test('a drop without files is a problem', () => {
  expect(plan()).toEqual({ problem: 'none' });
});
