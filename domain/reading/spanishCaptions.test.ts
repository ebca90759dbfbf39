import { expect, test } from 'vitest';
import { asPages } from '#domain/documents/testing/typedDocument';
import { readFiling } from './readFiling.ts';
import { furtherPages } from './testing/furtherPages.ts';

const cases: [what: string, court: string, location: string, number: string, parties: [string, string]][] = [
  [
    'Puerto Rico demanda',
    'Tribunal de Primera Instancia, Sala Superior de Bayamon',
    'Bayamon, Puerto Rico',
    'BY2022CV01877',
    ['Marisela Cuevas Pabón', 'Ferretería Loma Verde, Inc.'],
  ],
  [
    'Puerto Rico sentencia',
    'Tribunal de Primera Instancia, Sala Superior de Caguas',
    'Caguas, Puerto Rico',
    'CG2021CV00519',
    ['Cooperativa Monte Alto', 'Irma Deliz Robles'],
  ],
  [
    'Puerto Rico Apelaciones sentencia',
    'Tribunal de Apelaciones',
    'Puerto Rico',
    'KLAN202100231',
    ['Ramón Tirado Vega', 'El Pueblo de Puerto Rico'],
  ],
  [
    'Tribunal Supremo opinion',
    'Tribunal Supremo de Puerto Rico',
    'Puerto Rico',
    'CC-2021-0455',
    ['Ferretería Loma Verde, Inc.', 'Marisela Cuevas Pabón'],
  ],
];

test.each(cases)('%s', (what, court, location, number, [plaintiff, defendant]) => {
  const text = furtherPages.find(([name]) => name === what)![2];
  const reading = readFiling(asPages(text), { today: '2026-11-01' });
  expect(reading).toMatchObject({
    court: { value: court },
    location: { value: location },
    case_number: { value: number },
    plaintiffs: [{ value: plaintiff }],
    defendants: [{ value: defendant }],
  });
});
