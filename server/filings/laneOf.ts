/**
 * The queue for jobs that open one person's documents. Jobs in a queue run one after the other. A person has two
 * queues, so hundreds of documents of one person leave the other slots of the job runner to everyone else.
 */
export function laneOf(personId: string, subjectId: string): string {
  const lane = Number.parseInt(subjectId.slice(-1), 16) % 2;
  return `documents:${personId}:${lane}`;
}
