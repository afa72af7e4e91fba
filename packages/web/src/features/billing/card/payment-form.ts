import type { ReactNode } from "react";

export interface PaymentForm {
  /**
   * Validates the card input. Call it before the order is created.
   * @throws {PaymentProblem}
   */
  check: () => Promise<void>;
  /**
   * Charges or saves the card.
   * @throws {PaymentProblem} also when the bank has not approved the payment
   */
  confirm: (clientSecret: string) => Promise<void>;
}

/** A failure reported by the provider. The message is a translated text for the user. */
export class PaymentProblem extends Error {}

/** The card is invalid or was declined. Another card may work. */
export class CardProblem extends PaymentProblem {}

export type CardPurpose = "order" | "change";

export interface RenderFormProps {
  form: PaymentForm;
  isReady: boolean;
  children: ReactNode;
}

export interface CardFieldsProps {
  purpose: CardPurpose;
  /** Renders the form. Its children are the card fields. */
  renderForm: (props: RenderFormProps) => ReactNode;
}
