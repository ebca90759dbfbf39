import type { Dice } from '#server/testing/unseen/dice';

/** This many digits. */
export const digits = (dice: Dice, count: number) => Array.from({ length: count }, () => dice.integer(0, 9)).join('');
/** This many digits, of which the first is not zero. */
export const lead = (dice: Dice, count: number) => String(dice.integer(1, 9)) + digits(dice, count - 1);
export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const givenNames = ['Tobias', 'Imogen', 'Noor', 'Silas', 'Leticia', 'Anouk', 'Jonas', 'Harriet', 'Mateo', 'Wren'];
const familyNames = [
  'Quintero',
  'Halvorsen',
  'Banerjee',
  'Oakes',
  'Thorne',
  'Lindqvist',
  'Okafor',
  'Marchetti',
  'Pruitt',
  'Delacroix',
];
export const childBy = (dice: Dice) => ({ given: dice.one(givenNames), family: dice.one(familyNames) });
export const streets = ['Larch Street', 'Quarry Road', 'Fifth Avenue', 'Mill Lane'];
