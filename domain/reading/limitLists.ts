import { listFieldNames, type Reading } from './Reading.ts';

/** The longest list that a person can review; a mass action's caption and a treatise's authorities are shorter. */
const most = 500;

/** A reading whose lists end somewhere: a document may name a million of everything, and each is a row to be kept. */
export function limitLists(reading: Reading): Reading {
  const limited = { ...reading };
  for (const name of listFieldNames) {
    if (reading[name].length > most) limited[name] = reading[name].slice(0, most);
  }
  return limited;
}
