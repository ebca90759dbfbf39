import { spellLongDay } from '#domain/days/spellDay';
import { instrumentBodies } from './data/instrumentBodies.ts';
import type { InstrumentField, InstrumentKind, InstrumentValues } from './instrumentKinds.ts';

/** The text of an instrument, as its preview and its PDF print it. */
export type InstrumentText = { title: string; paragraphs: string[] };

type Composing = {
  title: string;
  kind: InstrumentKind;
  to: string | null;
  values: InstrumentValues;
  authority: string;
  /** For a preview: the values that are still to be entered and appear as blanks. */
  blanks?: readonly InstrumentField[];
};

/** What a preview shows for a value that is still to be entered. */
export const blank = '________';

/** Writes an instrument from its values. A paragraph without its value is left out. */
export function composeInstrument({ title, kind, to, values, authority, blanks = [] }: Composing): InstrumentText {
  const without = (name: InstrumentField) => (blanks.includes(name) ? blank : '');
  const value = (name: InstrumentField): string => values[name]?.trim() || without(name);
  const day = (name: InstrumentField) => (values[name] ? spellLongDay(values[name]) : without(name));
  const paragraphs = instrumentBodies[kind]({ to: to ?? '', value, day });
  const written = [...paragraphs, `Issued under ${authority}.`];
  return { title, paragraphs: written.filter((one): one is string => typeof one === 'string' && one !== '') };
}
