/** A message to a follower of a subject. */
export type Follower = {
  received(news: unknown): void;
  /** Events may have been missed while the connection was broken: read the record again. */
  missed?(): void;
};

/** Carries progress from the process that does the work to followers in other processes. */
export type ProgressBus = {
  /** Follows a subject, for example `analysis:…`. Returns the function that ends it. */
  follow(subject: string, follower: Follower): () => void;
  /** Resolves when news can arrive at this moment. */
  check(): Promise<void>;
  close(): Promise<void>;
};
