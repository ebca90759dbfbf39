/** Where an answer can lead; the person goes there by a click, never by itself. */
export type AnswerAction = { type: 'navigate'; label: string; route: string };

/** One thing that an answer lists, with the way to it. `when` is a day, YYYY-MM-DD, or a moment in ISO 8601. */
export type AnswerItem = { text: string; href: string | null; when?: string };

/** Where what the answer says can be checked. */
export type AnswerSource = { label: string; href: string };

/** What the assistant answers. */
export type Answer = { content: string; action?: AnswerAction; items: AnswerItem[]; sources: AnswerSource[] };
