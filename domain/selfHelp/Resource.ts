export const resourceTypes = ['Guide', 'Video', 'Template', 'FAQ'] as const;
export type ResourceType = (typeof resourceTypes)[number];

export const difficulties = ['Beginner', 'Intermediate', 'Advanced'] as const;
export type Difficulty = (typeof difficulties)[number];

export const resourceCategories = ['Getting Started', 'Filing', 'Service', 'Fees', 'Hearings', 'Privacy'] as const;
export type ResourceCategory = (typeof resourceCategories)[number];

/** A piece of a resource. `blank` is a line to fill in, with its label. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'steps' | 'points'; items: string[] }
  | { kind: 'blank'; label: string; lines: number };

/** Help in plain language for people without a lawyer. It gives information about procedure, never advice on a case. */
export type Resource = {
  id: string;
  title: string;
  description: string;
  category: ResourceCategory;
  type: ResourceType;
  difficulty: Difficulty;
  blocks: Block[];
};
