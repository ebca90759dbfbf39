/** A link in an answer; the person follows it with a click. */
export type AnswerAction = { type: 'navigate'; label: string; route: string };

/** One thing that an answer lists, with the way to it. `when` is a day, YYYY-MM-DD, or a moment in ISO 8601. */
export type AnswerItem = { text: string; href: string | null; when?: string };

/** A source of the answer. */
export type AnswerSource = { label: string; href: string };

/** The assistant's answer. */
export type Answer = { content: string; action?: AnswerAction; items: AnswerItem[]; sources: AnswerSource[] };
