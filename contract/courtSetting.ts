import { z } from 'zod';
import { line } from './text.ts';

/** A value of a court's setting; null, or empty in a form, where the default applies. */
export const orDefault = <Value extends z.ZodType>(value: Value) =>
  z.preprocess((typed) => (typed === '' || typed === undefined ? null : typed), value.nullable());

/** The local rule or order under which a court sets something. */
export const SettingAuthority = orDefault(line('The authority', 300));
