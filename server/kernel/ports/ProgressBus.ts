/** What somebody who follows a subject is told. */
export type Follower = {
  told(news: unknown): void;
  /** News may have been missed while the connection was broken: look at the record again. */
  missed?(): void;
};

/** Carries news of work under way from whichever process does it to whoever follows it in another. */
export type ProgressBus = {
  /** Follows a subject, e.g. `analysis:…`. Returns the function that ends it. */
  follow(subject: string, follower: Follower): () => void;
  /** Resolves when news can arrive at this moment. */
  check(): Promise<void>;
  close(): Promise<void>;
};
