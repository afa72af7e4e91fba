import type { ReactNode } from "react";

/** What a payment provider puts on the page, and what it does with the card that is typed there. */
export interface PaymentForm {
  /** What was typed, before anything is ordered. @throws {PaymentProblem} */
  check: () => Promise<void>;
  /** Takes the money, or keeps the card. @throws {PaymentProblem} also when the bank was asked and has not agreed */
  confirm: (clientSecret: string) => Promise<void>;
}

/** Of the provider, in words for the person. */
export class PaymentProblem extends Error {}

/** To pay an order, or to keep the card for what a contract will cost. */
export type CardPurpose = "order" | "change";

export interface CardFrameProps {
  form: PaymentForm;
  isReady: boolean;
  /** The fields of the card. */
  children: ReactNode;
}

export interface CardFieldsProps {
  purpose: CardPurpose;
  /** Draws the form around the fields, with its button. */
  frame: (props: CardFrameProps) => ReactNode;
}
