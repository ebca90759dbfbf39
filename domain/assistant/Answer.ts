/** A link in an answer, which the person can click. */
export type AnswerAction = { type: 'navigate'; label: string; route: string };

/** An item that an answer lists, with its link. `when` is a date, YYYY-MM-DD, or a moment in ISO 8601. */
export type AnswerItem = { text: string; href: string | null; when?: string };

/** A source of the answer. */
export type AnswerSource = { label: string; href: string };

/** The assistant's answer. */
export type Answer = { content: string; action?: AnswerAction; items: AnswerItem[]; sources: AnswerSource[] };
