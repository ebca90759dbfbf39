/** Who filed on paper: how the clerk identified the person. */
export const paperFilerKinds = ['person', 'participant', 'attorney'] as const;
export type PaperFilerKind = (typeof paperFilerKinds)[number];

/** The person who filed on paper, as the clerk recorded them. Empty texts were not stated. */
export type PaperFiler = {
  kind: PaperFilerKind;
  name: string;
  address: string;
  phone: string;
  email: string;
  /** Of an attorney on the roster. */
  bar_number: string | null;
};
