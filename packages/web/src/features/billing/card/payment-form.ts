import type { ReactNode } from "react";

/** The payment provider's card form on the page and its operations. */
export interface PaymentForm {
  /**
   * Validates the input before anything is ordered.
   * @throws {PaymentProblem}
   */
  check: () => Promise<void>;
  /**
   * Charges or saves the card.
   * @throws {PaymentProblem} also when the bank has not approved the payment
   */
  confirm: (clientSecret: string) => Promise<void>;
}

/** A failure reported by the provider, with a text for the person. */
export class PaymentProblem extends Error {}

/** The card itself was declined; another card may work. */
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
