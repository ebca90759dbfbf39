import type { BinderItem } from '#contract/binders';
import type { BinderDocument } from '#domain/chambers/binder/BinderDocument';

/** A document of a case: what its place in the binder is computed from, and how the binder shows it. */
export type FoundDocument = {
  argued: BinderDocument;
  item: Omit<BinderItem, 'part' | 'matter' | 'corrected_by'>;
};
