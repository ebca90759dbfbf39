/** What a dialog does with a charge. */
export type ChargeAct = 'adjust' | 'waive' | 'refund';
