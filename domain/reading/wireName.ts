import { type CorrectableField, correctableFields } from './Reading.ts';

/** What a field is called on the wire: the date keeps the name that it has always had (departure 21). */
export type WireName = Exclude<CorrectableField, 'filing_date'> | 'filling_date';

export function wireName<Name extends string>(field: Name): Exclude<Name, 'filing_date'> | 'filling_date' {
  return field === 'filing_date' ? 'filling_date' : (field as Exclude<Name, 'filing_date'>);
}

/** The field that the wire means; both spellings are understood. */
export function fieldOfWire(name: WireName | 'filing_date'): CorrectableField {
  return name === 'filling_date' ? 'filing_date' : name;
}

/** What can be confirmed, as the wire spells it. */
export const confirmableNames = correctableFields.map(wireName) as [WireName, ...WireName[]];
