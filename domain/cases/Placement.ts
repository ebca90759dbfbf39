import type { CaseType } from '#domain/courts/choices';

/**
 * Where an accepted filing goes: into a case of the court, or into a new one. A new case takes the next number of its
 * type or the number on the document. `duplicate_reason` is why the clerk opened it although the document's number
 * belongs to a case of the court.
 */
export type Placement =
  | { join: string }
  | {
      open: {
        case_type: CaseType;
        /** The ID of a category of the court's pack. */
        category?: string | undefined;
        number: 'next' | 'paper';
        title?: string | undefined;
        duplicate_reason?: string | undefined;
      };
    };
