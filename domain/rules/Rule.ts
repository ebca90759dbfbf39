import type { Requirement } from '#domain/requirements/Requirement';

/** A rule as packs hold it: a requirement with its parameters, authority, confidence and day of effect. */
export type Rule = Requirement;
