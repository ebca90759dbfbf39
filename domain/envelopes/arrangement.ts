/** The documents of a draft by ID: each lead document with its attachments, all in the order in which they are filed. */
export type Arranged = { lead: string; attachments: readonly string[] };
export type Arrangement = readonly Arranged[];

const everyDocument = (arrangement: Arrangement): string[] =>
  arrangement.flatMap(({ lead, attachments }) => [lead, ...attachments]);

/** Whether two arrangements have the same documents, each once. */
export function hasSameDocuments(one: Arrangement, other: Arrangement): boolean {
  const [left, right] = [everyDocument(one), everyDocument(other)];
  return left.length === right.length && new Set(left).size === left.length && left.every((id) => right.includes(id));
}

/** Makes an attachment a lead document, after the one that it was filed with. */
export function makeLead(arrangement: Arrangement, id: string): Arrangement {
  const at = arrangement.findIndex(({ attachments }) => attachments.includes(id));
  if (at < 0) return arrangement;
  return arrangement.flatMap((one, index) =>
    index === at
      ? [
          { ...one, attachments: one.attachments.filter((other) => other !== id) },
          { lead: id, attachments: [] },
        ]
      : [one],
  );
}

/** Makes a document an attachment of a lead document, after its others. What was attached to it comes along. */
export function attachTo(arrangement: Arrangement, id: string, lead: string): Arrangement {
  const moved = arrangement.find((one) => one.lead === id)?.attachments ?? [];
  if (id === lead || !arrangement.some((one) => one.lead === lead)) return arrangement;
  return arrangement
    .filter((one) => one.lead !== id)
    .map((one) => ({ ...one, attachments: one.attachments.filter((other) => other !== id) }))
    .map((one) => (one.lead === lead ? { ...one, attachments: [...one.attachments, id, ...moved] } : one));
}

/** Moves a document one place up or down: a lead document with its attachments, or an attachment within its lead document. */
export function moveDocument(arrangement: Arrangement, id: string, by: -1 | 1): Arrangement {
  const at = arrangement.findIndex(({ lead }) => lead === id);
  if (at >= 0) return swapped(arrangement, at, at + by);
  return arrangement.map((one) => {
    const place = one.attachments.indexOf(id);
    return place < 0 ? one : { ...one, attachments: swapped(one.attachments, place, place + by) };
  });
}

function swapped<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const [one, other] = [items[from], items[to]];
  if (one === undefined || other === undefined) return items;
  return items.map((item, index) => (index === from ? other : index === to ? one : item));
}
