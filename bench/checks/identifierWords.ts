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
const towns = ['Dayton, Ohio', 'Reno, Nevada', 'Casper, WY', 'Bisbee, Arizona', 'Santa Fe, New Mexico', 'Fargo, ND'];
/** A street address with its city and state, sometimes with a unit and a ZIP code. */
export function homeBy(dice: Dice): { address: string; town: string } {
  const town = dice.one(towns);
  const unit = dice.chance(0.3) ? `, Apt. ${dice.integer(1, 40)}` : '';
  const zip = dice.chance(0.5) ? ` ${lead(dice, 5)}` : '';
  return { address: `${dice.integer(10, 4999)} ${dice.one(streets)}${unit}, ${town}${zip}`, town };
}
