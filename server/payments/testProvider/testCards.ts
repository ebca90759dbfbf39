import type { DeclineReason } from '#domain/payments/paymentStates';

/** How the test provider treats a card. */
export type TestCard = {
  number: string;
  brand: string;
  about: string;
  declines: DeclineReason | null;
  /** Seconds until the provider decides. */
  late: number;
  /** How often the provider sends its answer. */
  answers: number;
};

/** Published test numbers, which belong to no account. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'Visa', about: 'Authorized', declines: null, late: 0, answers: 1 },
  { number: '4000000000000002', brand: 'Visa', about: 'Declined', declines: 'card_declined', late: 0, answers: 1 },
  {
    number: '4000000000009995',
    brand: 'Visa',
    about: 'Insufficient funds',
    declines: 'insufficient_funds',
    late: 0,
    answers: 1,
  },
  {
    number: '4000000000003220',
    brand: 'Visa',
    about: 'Authorized, 20 seconds late',
    declines: null,
    late: 20,
    answers: 1,
  },
  {
    number: '5555555555554444',
    brand: 'Mastercard',
    about: 'Authorized, answered twice',
    declines: null,
    late: 0,
    answers: 2,
  },
];

/** The test card with a number as it was typed. */
export const findTestCard = (typed: string): TestCard | undefined =>
  testCards.find(({ number }) => number === typed.replace(/[ -]/g, ''));
