/** Where the text of an order comes from. */
export const orderSources = ['counsel', 'chambers', 'ruling', 'minutes'] as const;
export type OrderSource = (typeof orderSources)[number];

/**
 * The states of an order. `for_signature`: chambers gave it to the judge; `sent_back`: its author must change it;
 * `signed`: final and on the docket; `vacated`: a later order ended it.
 */
export const orderStates = ['draft', 'for_signature', 'sent_back', 'denied', 'signed', 'vacated', 'discarded'] as const;
export type OrderState = (typeof orderStates)[number];

/**
 * The text of an order in the court’s editor. A paragraph’s parts are its text as proposed; `struck` parts were
 * removed and `added` parts were inserted by the court, with the person who did. `blank` parts must be filled in
 * before the order is signed.
 */
export type OrderPart =
  | { kind: 'text'; text: string }
  | { kind: 'struck'; text: string; by: string }
  | { kind: 'added'; text: string; by: string }
  | { kind: 'blank'; name: string; value: string };

export type OrderParagraph = { id: string; style: 'heading' | 'recital' | 'numbered' | 'plain'; parts: OrderPart[] };
export type OrderContent = { title: string; paragraphs: OrderParagraph[] };
