export interface TestCard {
  number: string;
  brand: "visa" | "mastercard";
  /**
   * Outcome of the first payment. `asks` means that the bank requires the customer to confirm it. `later` is the
   * outcome of automatic charges.
   */
  first: "paid" | "declined" | "asks";
  later: "paid" | "declined";
}

/** Test card numbers of Stripe, so that the same tests also work with Stripe itself. */
export const testCards: readonly TestCard[] = [
  { number: "4242424242424242", brand: "visa", first: "paid", later: "paid" },
  { number: "5555555555554444", brand: "mastercard", first: "paid", later: "paid" },
  { number: "4000000000000002", brand: "visa", first: "declined", later: "declined" },
  { number: "4000002500003155", brand: "visa", first: "asks", later: "paid" },
  { number: "4000000000000341", brand: "visa", first: "paid", later: "declined" },
];

export const cardOf = (number: string): TestCard | undefined =>
  testCards.find((card) => card.number === number.replace(/\D/g, ""));

/** Returns the test card by the last four digits. No other part of the number is stored. */
export const cardEndingIn = (last4: string): TestCard | undefined =>
  testCards.find(({ number }) => number.endsWith(last4));
