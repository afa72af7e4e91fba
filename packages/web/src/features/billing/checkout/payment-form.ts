/** What a payment provider puts on the page, and how it takes the money. */
export interface PaymentForm {
  /** What was typed, before anything is ordered. @throws {PaymentProblem} */
  check: () => Promise<void>;
  /** @throws {PaymentProblem} also when the bank was asked and has not agreed */
  pay: (clientSecret: string) => Promise<void>;
}

/** Of the provider, in words for the person. */
export class PaymentProblem extends Error {}
