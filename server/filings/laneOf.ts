/**
 * The queue for jobs that open one person's documents. Jobs of a queue are done one after the other; a person has two,
 * so that hundreds of documents of one person leave the other places of the job runner to everybody else.
 */
export function laneOf(personId: string, subjectId: string): string {
  const lane = Number.parseInt(subjectId.slice(-1), 16) % 2;
  return `documents:${personId}:${lane}`;
}
