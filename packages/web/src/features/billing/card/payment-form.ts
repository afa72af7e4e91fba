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

/** About the card itself: another one may do. */
export class CardProblem extends PaymentProblem {}

export type CardPurpose = "order" | "change";

export interface CardFrameProps {
  form: PaymentForm;
  isReady: boolean;
  children: ReactNode;
}

export interface CardFieldsProps {
  purpose: CardPurpose;
  frame: (props: CardFrameProps) => ReactNode;
}
