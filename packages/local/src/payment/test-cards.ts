export interface TestCard {
  number: string;
  brand: "visa" | "mastercard";
  /** At the first payment, and whenever the provider charges by itself. */
  first: "paid" | "declined" | "asks";
  later: "paid" | "declined";
}

/** Stripe's own numbers, so that what is tried here can be tried there. */
export const testCards: readonly TestCard[] = [
  { number: "4242424242424242", brand: "visa", first: "paid", later: "paid" },
  { number: "5555555555554444", brand: "mastercard", first: "paid", later: "paid" },
  { number: "4000000000000002", brand: "visa", first: "declined", later: "declined" },
  { number: "4000002500003155", brand: "visa", first: "asks", later: "paid" },
  { number: "4000000000000341", brand: "visa", first: "paid", later: "declined" },
];

export const cardOf = (number: string): TestCard | undefined =>
  testCards.find((card) => card.number === number.replace(/\D/g, ""));

/** Of a card no more than this is kept. */
export const cardEndingIn = (last4: string): TestCard | undefined =>
  testCards.find(({ number }) => number.endsWith(last4));
