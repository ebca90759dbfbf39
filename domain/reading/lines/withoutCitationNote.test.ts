import { expect, test } from 'vitest';
import { asFlow } from '#domain/documents/testing/typedDocument';
import { cleanText } from '#domain/text/cleanText';
import { withoutCitationNote } from './withoutCitationNote.ts';

const kept = (text: string) => withoutCitationNote(cleanText(asFlow(text)).lines).map((line) => line.text);

test('a reporter’s note over an opinion is left out, however many lines it has', () => {
  expect(kept('[Cite as Roe v. Poe, 2022-Ohio-1.]\nIN THE COURT OF APPEALS')).toEqual(['IN THE COURT OF APPEALS']);
  expect(kept('[Until this opinion appears in the advance sheets,\nit may be cited as Roe v. Poe.]\nJANE ROE')).toEqual(
    ['JANE ROE'],
  );
});

test('other brackets stay, and a note without an end takes nothing with it', () => {
  expect(kept('[PROPOSED] ORDER\nJANE ROE')).toEqual(['[PROPOSED] ORDER', 'JANE ROE']);
  expect(kept('[Cite as Roe v. Poe\nJANE ROE')).toEqual(['[Cite as Roe v. Poe', 'JANE ROE']);
});

test('a notice that an opinion may still be revised is the reporter’s', () => {
  expect(
    kept('NOTICE\nThis slip opinion is subject to formal revision before it is\npublished.\nJANE ROE, APPELLANT,'),
  ).toEqual(['JANE ROE, APPELLANT,']);
  expect(kept('NOTICE OF APPEAL\nJANE ROE')).toEqual(['NOTICE OF APPEAL', 'JANE ROE']);
});
